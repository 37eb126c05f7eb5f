/** Wheel, drag and pinch move the camera. Nobody needs them before the first picture is there. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom';
import type { Camera } from '../../layout/tree/camera.ts';
import { ZOOM } from './tree-camera.svelte.ts';

/** Tells of every camera that a gesture asks for. */
export function listen(svg: SVGSVGElement, take: (camera: Camera) => void): void {
  const zooming = zoom<SVGSVGElement, unknown>()
    .scaleExtent([ZOOM.least, ZOOM.most])
    .on('zoom', ({ sourceEvent, transform: { x, y, k } }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      if (sourceEvent) take({ x, y, k });
    });
  select(svg).call(zooming).on('dblclick.zoom', null);
}

/** A gesture starts from what is shown: d3 keeps its own copy of the camera. */
export function startFrom(svg: SVGSVGElement, { x, y, k }: Camera): void {
  select(svg).property('__zoom', zoomIdentity.translate(x, y).scale(k));
}

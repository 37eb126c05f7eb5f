/** What is measured for the screen, and drawn in so many pixels. */
const MEASURED = '.app .canvas, .app .strip .frame';

/** Before the page is printed: says how large that is, since nothing can be measured anew then. `print.css` scales it to the paper. */
export function watchPrinting(): void {
  addEventListener('beforeprint', () => {
    for (const box of document.querySelectorAll<HTMLElement>(MEASURED)) {
      if (box.clientWidth === 0) continue;
      box.style.setProperty('--wide', `${box.clientWidth}`);
      box.style.setProperty('--high', `${box.clientHeight}`);
    }
  });
}

/**
 * Which of the lanes on the screen are to show the searches wanted next. One that runs a search wanted goes on with it, in its own
 * place if it can; the other places keep their lanes, which then run something else. No lane is given out twice.
 */

/** The lane for each search wanted, null where there has to be a new one. */
export function arrangeLanes<Lane, Search>(
  lanes: readonly Lane[],
  wanted: readonly Search[],
  isOn: (lane: Lane, search: Search) => boolean,
): (Lane | null)[] {
  const free = new Set(lanes);
  const take = (lane: Lane | undefined): Lane | null => (lane !== undefined && free.delete(lane) ? lane : null);
  const inPlace = wanted.map((search, i) => {
    const lane = lanes[i];
    return lane !== undefined && isOn(lane, search) ? take(lane) : null;
  });
  const going = wanted.map((search, i) => inPlace[i] ?? take([...free].find((lane) => isOn(lane, search))));
  return going.map((lane, i) => lane ?? take(lanes[i]));
}

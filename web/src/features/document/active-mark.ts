/**
 * Makes the parts of a hit inside what scrolls the active ones and puts the first in its middle, moving nothing
 * else; false while the hit is not on the page.
 */
export function activateMark(scroller: HTMLElement, number: number): boolean {
  for (const mark of scroller.querySelectorAll('mark[data-active]')) mark.removeAttribute('data-active');
  const marks = scroller.querySelectorAll(`mark[data-mark="${number}"]`);
  for (const mark of marks) mark.setAttribute('data-active', '');
  const first = marks[0];
  if (!first) return false;
  const view = scroller.getBoundingClientRect();
  const place = first.getBoundingClientRect();
  scroller.scrollTop += (place.top + place.bottom - view.top - view.bottom) / 2;
  if (place.left < view.left || place.right > view.right) scroller.scrollLeft += place.left - view.left - 24;
  return true;
}

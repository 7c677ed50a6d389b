/** Whether a clock here shows another time at an instant than one in Amsterdam, whose clock says `there`. */
export function isElsewhere(instant: string, there: string): boolean {
  const here = new Date(instant);
  const clock = [here.getHours(), here.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return clock.join(':') !== there;
}

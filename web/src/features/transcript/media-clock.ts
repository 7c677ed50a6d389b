/** What an element plays, and how its clock stands to that of the debate. Moments are in milliseconds of the debate. */
export interface Played {
  /** The second of the element at which a moment is. */
  secondOf: (moment: number) => number;
  momentOf: (second: number) => number;
  /** Lets go of it. */
  close: () => void;
}

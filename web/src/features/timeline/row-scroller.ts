/** A row as the window knows it: headings stay at the top while what is under them is in view. */
export interface WindowRow {
  kind: 'heading' | 'item';
  key: string;
}

/** The way to rows of which only those near the view are on the page; the same one at every drawing. */
export interface RowScroller {
  /** Pixels above a row; undefined where they are not known yet. */
  startOf: (index: number) => number | undefined;
  toOffset: (pixels: number) => void;
  /** Brings a row into view, below the heading that stays, unless it is there. */
  toRow: (index: number) => void;
}

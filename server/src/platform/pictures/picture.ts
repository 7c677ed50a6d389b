/** A picture that every mail program shows. */
export interface Picture {
  png: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Why a file is no picture for a mail: of another type, damaged, of more pixels or bytes than may be; an SVG that runs
 * something, needs what is elsewhere, has words that need a font, or shows nothing; one that takes too long to draw.
 */
export type PictureFault =
  | 'otherType'
  | 'damaged'
  | 'tooManyPixels'
  | 'tooLarge'
  | 'active'
  | 'outside'
  | 'words'
  | 'empty'
  | 'tooHard';

/** How large a picture may be. */
export interface PictureBounds {
  /** Pixels of a side at most. */
  side: number;
  /** Bytes of what is kept at most. */
  bytes: number;
  /** What an SVG is drawn to fit into, in pixels. */
  box: { width: number; height: number };
}

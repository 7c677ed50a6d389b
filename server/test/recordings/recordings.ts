/** Recorded answers of a source, so that the reading report and the tests read them as a poll would. */
export interface Recordings<Raw> {
  /** Folders below the samples that hold answers of this source. */
  folders: readonly string[];
  /** Folders of files as the source serves them, read for their text alone. */
  files?: readonly string[];
  /**
   * What a poll would have made of a recorded file that others kept in a form of their own, or why it is none of this
   * source's answers; undefined where its content tells. `open` reads another recorded file that belongs to it, by its
   * path below the samples; undefined when absent.
   */
  rawsOf?: (
    path: string,
    bytes: Uint8Array,
    open: (path: string) => Promise<Uint8Array | undefined>,
  ) => Promise<Raw[] | { leftOut: string } | undefined>;
}

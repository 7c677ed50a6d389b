/** What a foreign server answered. */
export interface SourceAnswer {
  /** Address that answered, after redirects. */
  url: string;
  status: number;
  contentType: string;
  /** Headers of the answer by lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  bytes: Uint8Array;
}

/** What the address of a comparison may say. */
export interface CompareAddress {
  from?: string;
  to?: string;
  art?: string;
  view?: string;
}

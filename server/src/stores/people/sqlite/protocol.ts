/** What the worker with the database is asked. */
export interface Request {
  id: number;
  sql: string;
  parameters: readonly (string | number | bigint | null | Uint8Array)[];
  /** What it writes may be lost with the power: the disk is not waited for, which takes longer than all else of a call. */
  passing?: boolean;
}

/** Its answer; it answers in the order it was asked. */
export type Response = { id: number } & (
  | { rows: Record<string, unknown>[]; changes: number }
  | { fault: { message: string; code: string; errcode: number } }
);

/** First message of a worker that opened its database. */
export type Ready = 'ready';

/** Asks the worker to close its database and end. */
export type Close = 'close';

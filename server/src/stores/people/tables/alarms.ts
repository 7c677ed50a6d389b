/** What is wrong with the product, as staff are told. */
export interface AlarmTables {
  alarms: {
    id: string;
    /** What is meant, such as `source:tweedekamer` or `outbox`; at most one of a subject has no end. */
    subject: string;
    /** When it was first seen to be wrong. */
    since: number;
    /** When staff were told of it, and reminded; null before. */
    toldAt: number | null;
    remindedAt: number | null;
    /** Since when it is well again, though not long enough to be over; null while it is wrong. */
    wellSince: number | null;
    endedAt: number | null;
  };
}

import { type Expression, type ReferenceExpression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether each word of a text stands anywhere in the columns, capitals or not; columns may be null.
 * A text without words is in all of them.
 */
export function hasEveryWord<Tables, Joined extends keyof Tables>(
  row: ExpressionBuilder<Tables, Joined>,
  text: string,
  columns: readonly ReferenceExpression<Tables, Joined>[],
): Expression<SqlBool> {
  const values = columns.map((column) => sql<string>`coalesce(${row.ref(column as never)}, '')`);
  const all = sql<string>`lower(${sql.join(values, sql` || ' ' || `)})`;
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return row.and(words.map((word) => sql<SqlBool>`${all} like ${anywhere(word)} escape '\\'`));
}

const anywhere = (word: string): string => `%${word.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;

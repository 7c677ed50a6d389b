import pg from 'pg';
import { entitiesOf } from '../server/src/stores/documents/entities.ts';
import { benchCorpus } from './build.ts';

/** PostgreSQL's own full text, with statements written by hand for the parts of a dashboard. */
export interface PostgresBench {
  /** Documents per second, the index included. */
  ingest: number;
  /** Bytes. */
  size: number;
  /** Page with marked passages, exact total, hits per week, stakeholders and topics of a query. */
  dashboard(query: string): Promise<void>;
  close(): Promise<void>;
}

const batchSize = 200;

/** Fills a table, or takes the one that is there with as many documents. */
export async function openPostgres(url: string, count: number): Promise<PostgresBench> {
  // The parts of a dashboard are asked at the same time, as a browser would.
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const table = `bench_${count}`;
  await pool.query(`DROP TABLE IF EXISTS ${table}`);
  await pool.query(
    `CREATE TABLE ${table}(id text PRIMARY KEY, date timestamptz, path text, title text, text text,
     stakeholders text[], topics text[], words tsvector)`,
  );
  const started = performance.now();
  let rows: unknown[][] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    const columns = ['text', 'timestamptz', 'text', 'text', 'text'];
    const [ids, dates, paths, titles, texts] = columns.map((_, at) => rows.map((row) => row[at]));
    const [stakeholders, topics] = [5, 6].map((at) => rows.map((row) => JSON.stringify(row[at])));
    await pool.query(
      `INSERT INTO ${table}
       SELECT id, date, path, title, text,
         array(SELECT jsonb_array_elements_text(stakeholders)), array(SELECT jsonb_array_elements_text(topics)),
         to_tsvector('simple', title || ' ' || text)
       FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::jsonb[])
         AS given(id, date, path, title, text, stakeholders, topics)`,
      [ids, dates, paths, titles, texts, stakeholders, topics],
    );
    rows = [];
  };
  for (const document of benchCorpus(count)) {
    const { stakeholders, topics } = entitiesOf(document);
    const { id, date, groupPath, title, text } = document;
    rows.push([id, new Date(date), groupPath, title, text, stakeholders, topics]);
    if (rows.length === batchSize) await flush();
  }
  await flush();
  await pool.query(`CREATE INDEX ON ${table} USING gin(words)`);
  await pool.query(`CREATE INDEX ON ${table}(date DESC, id DESC)`);
  await pool.query(`VACUUM ANALYZE ${table}`);
  const ingest = count / ((performance.now() - started) / 1_000);
  const sized = await pool.query<{ size: string }>(`SELECT pg_total_relation_size($1) AS size`, [table]);

  const matching = `FROM ${table} WHERE words @@ to_tsquery('simple', $1)`;
  return {
    ingest,
    size: Number(sized.rows[0]!.size),
    async dashboard(query) {
      await Promise.all([
        pool.query(
          `SELECT id, ts_headline('simple', text, to_tsquery('simple', $1), 'MaxFragments=3,MaxWords=30,MinWords=15')
           FROM (SELECT id, text ${matching} ORDER BY date DESC, id DESC LIMIT 30) AS page`,
          [query],
        ),
        pool.query(`SELECT count(*) ${matching}`, [query]),
        pool.query(
          `SELECT date_trunc('week', date, 'Europe/Amsterdam') AS week, path, count(*) ${matching} GROUP BY 1, 2`,
          [query],
        ),
        pool.query(
          `SELECT stakeholder, count(*) FROM (SELECT unnest(stakeholders) AS stakeholder ${matching}) AS named
           WHERE stakeholder LIKE 'PER:%' GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
          [query],
        ),
        pool.query(
          `SELECT topic, count(*) FROM (SELECT unnest(topics) AS topic ${matching}) AS told
           GROUP BY 1 ORDER BY 2 DESC LIMIT 500`,
          [query],
        ),
      ]);
    },
    close: () => pool.end(),
  };
}

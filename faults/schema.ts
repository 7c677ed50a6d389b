import pg from 'pg';

/** Makes a schema on a PostgreSQL server, uses it by an address of its own, and drops it. */
export async function withSchema<T>(
  server: string,
  name: string,
  use: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await ask(`create schema ${name}`);
  try {
    const url = new URL(server);
    url.searchParams.set('options', `-c search_path=${name}`);
    return await use(url.href);
  } finally {
    await ask(`drop schema ${name} cascade`);
  }
}

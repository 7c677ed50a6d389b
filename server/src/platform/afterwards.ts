import type { FastifyInstance } from 'fastify';

/** Lets work go on after the answer; what fails is logged. */
export type Afterwards = (work: Promise<void>, failure: string) => void;

/** Such work of an app, which waits for it when it closes. */
export function afterwardsOf(app: FastifyInstance): Afterwards {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  return (work, failure) => {
    const settled: Promise<void> = work
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
  };
}

import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

/** A part of the content as staff read it. */
interface Kept<Content> {
  version: number;
  content: Content;
  shipped: Content;
}

/** For the tests of a file: a product and a part of its content, which is as it ships again when they are over. */
export function useKeptContent<Content extends object>(path: string) {
  let product: TestProduct;
  let staff: Subscriber;
  const headers = () => ({ 'x-auth': staff.adminToken });
  const url = `/api/admin/${path}`;
  const read = async () => (await product.app.inject({ url, headers: headers() })).json<Kept<Content>>();
  /** Sets it with a change made to what stands, and with other things said in the call. */
  const set = async (
    change: (content: Content) => unknown,
    more: object = {},
  ): Promise<LightMyRequestResponse> => {
    const { version, content } = await read();
    change(content);
    const payload = { version, content, ...more };
    return product.app.inject({ method: 'PUT', url, headers: headers(), payload });
  };
  const reset = async () => {
    const { shipped } = await read();
    return set((content) => Object.assign(content, shipped));
  };
  beforeAll(async () => {
    product = await openProduct('2026-11-20T10:00:00Z');
    staff = await product.subscriber({ roles: ['staff'] });
  });
  afterAll(async () => {
    await reset();
    await product.close();
  });
  return {
    get product() {
      return product;
    },
    get staff() {
      return staff;
    },
    ...{ headers, read, set, reset },
  };
}

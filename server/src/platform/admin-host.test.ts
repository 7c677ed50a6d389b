import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type TestProduct } from '#test/product.ts';

describe('an admin site with a host of its own', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openProduct(undefined, undefined, {
      BASE_URL: 'https://vizier.example',
      ADMIN_URL: 'https://beheer.vizier.example',
    });
  });
  afterAll(() => product.close());
  const asked = async (host: string, url: string) => {
    const { adminToken } = await product.subscriber({ roles: ['staff'] });
    return product.app.inject({ url, headers: { host, 'x-auth': adminToken } });
  };

  it('answers its calls there', async () => {
    const answer = await asked('beheer.vizier.example', '/api/admin/session');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/api/admin/session', '/api/%61dmin/session', '/%61pi/admin/session', '/api/admin/nothing'])(
    'does not answer %s on the host of the product',
    async (path) => {
      expect((await asked('vizier.example', path)).statusCode).toBe(404);
    },
  );
});

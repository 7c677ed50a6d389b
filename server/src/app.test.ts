import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { limits } from 'contract/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProduct, type TestProduct } from '#test/product.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

test.each([
  ['its headers', 'POST /api/users/login HTTP/1.1\r\nhost: x\r\nx-drip: '],
  [
    'its body',
    'POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{',
  ],
])('server: a deadline closes a connection that never ends %s, with 408', async (_, begin) => {
  const { server } = product.app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([limits.sendWithin, limits.sendWithin]);
  server.requestTimeout = server.headersTimeout = 100;
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.write(begin);
  // Nothing more is sent: bytes that cross with the closing would reset the connection before its answer is read.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await closed;
});

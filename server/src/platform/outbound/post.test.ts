import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, receiverNetwork, startReceiver } from '#test/webhook-receiver.ts';
import { post, publicNetwork } from './post.ts';

let receiver: Receiver;
beforeAll(async () => (receiver = await startReceiver()));
afterAll(() => receiver.close());

const posting = { content: '{}', purpose: 'webhook' as const, headers: {}, timeout: 10_000, mostWords: 100 };
test.each(['https://localhost.localdomain./in', 'https://localhost/in', 'https://127.0.0.1/in'])(
  'post: nothing ever arrives at %s, whatever a name leads to',
  async (url) => {
    const { port } = new URL(receiver.url());
    const asked = new URL(url);
    asked.port = port;
    const before = receiver.got.length;
    const kind = expect.stringMatching(/^(blocked|unreachable)$/) as string;
    await expect(post(asked, { ...posting, network: publicNetwork })).rejects.toMatchObject({ kind });
    expect(receiver.got.length).toBe(before);
  },
);

test('post: a certificate that nobody vouches for, a late answer and a redirect are faults, and a long answer is cut', async () => {
  const url = new URL(receiver.url());
  const { lookup } = receiverNetwork;
  await expect(post(url, { ...posting, network: { lookup } })).rejects.toMatchObject({
    kind: 'certificate',
  });
  const elsewhere = new URL(url);
  elsewhere.hostname = 'other.example';
  await expect(post(elsewhere, { ...posting, network: receiverNetwork })).rejects.toMatchObject({
    kind: 'certificate',
  });
  receiver.behave(() => undefined);
  await expect(post(url, { ...posting, timeout: 50, network: receiverNetwork })).rejects.toMatchObject({
    kind: 'timeout',
  });
  receiver.behave((_got, response) => void response.writeHead(307, { location: '/elsewhere' }).end('weg'));
  expect(await post(url, { ...posting, network: receiverNetwork })).toEqual({ status: 307, words: 'weg' });
  receiver.behave((_got, response) => void response.end('x'.repeat(5_000_000)));
  const { words } = await post(url, { ...posting, network: receiverNetwork });
  expect(words).toBe('x'.repeat(100));
});

// A mail server on this machine that accepts everything; its processor time is not the product's. Tells its address,
// and what came in when asked. The argument is the milliseconds it takes to accept a mail.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What came in so far. */
export interface Received {
  mails: number;
  /** Message-IDs, each once. */
  distinct: number;
  /** Of all mails as they came over the line. */
  bytes: number;
  connections: number;
}

const takes = Number(process.argv[2] ?? 0);
const received = { mails: 0, bytes: 0, connections: 0 };
const ids = new Set<string>();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_session, done) {
    received.connections += 1;
    done();
  },
  onData(stream, _session, done) {
    let head = '';
    stream.on('data', (chunk: Buffer) => {
      received.bytes += chunk.length;
      if (head.length < 8_192) head += chunk.toString('latin1');
    });
    stream.on('end', () => {
      received.mails += 1;
      const id = /^message-id: *(<[^>]+>)/im.exec(head)?.[1];
      if (id !== undefined) ids.add(id);
      setTimeout(done, takes);
    });
  },
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` });
});
process.on('message', () => {
  process.send?.({ received: { ...received, distinct: ids.size } satisfies Received });
});
process.on('disconnect', () => process.exit(0));

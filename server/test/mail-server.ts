import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What a mail server does with one mail. */
export type Answer =
  | 'accept'
  /** 4xx or 5xx to the recipient. */
  | 'busyRecipient'
  | 'unknownRecipient'
  /** 4xx or 5xx to the message. */
  | 'busyMessage'
  | 'refusedMessage'
  /** Hangs up at the recipient, or halfway the message. */
  | 'dropEarly'
  | 'dropLate'
  /** Keeps the mail and hangs up before it says so: whoever sent it cannot know. */
  | 'dropAccepted'
  /** Accepts after a while. */
  | 'slow';

/** A mail that was kept. */
export interface ReceivedMail {
  to: string;
  messageId: string;
  raw: string;
  /** False when the sender was not told, because the server hung up instead or the sender was gone. */
  acknowledged: boolean;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Recipients asked for, one for each try. */
  asked: string[];
  /** Decides what becomes of each next mail. */
  behave(answer: (to: string) => Answer): void;
  close(): Promise<void>;
}

const answering = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });

/** A real mail server that also refuses, delays and hangs up; it accepts until told otherwise. */
export async function startMailServer({ slow = 200 } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const asked: string[] = [];
  let decide: (to: string) => Answer = () => 'accept';
  const answers = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  const socketsOf = (session: SMTPServerSession) =>
    [...sockets].filter(({ remotePort }) => remotePort === session.remotePort);
  const hangUp = (session: SMTPServerSession) => socketsOf(session).forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, done) {
      asked.push(address);
      const answer = decide(address);
      answers.set(session.id, answer);
      if (answer === 'busyRecipient') done(answering(451));
      else if (answer === 'unknownRecipient') done(answering(550));
      else if (answer === 'dropEarly') hangUp(session);
      else done();
    },
    onData(stream, session, done) {
      const answer = answers.get(session.id);
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const chunks: Buffer[] = [];
      if (answer === 'dropLate') stream.once('data', () => hangUp(session));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (answer === 'busyMessage') return done(answering(452));
        if (answer === 'refusedMessage') return done(answering(554));
        if (answer === 'dropLate') return hangUp(session);
        const raw = Buffer.concat(chunks).toString();
        const messageId = /^message-id: *(<[^>]+>)/im.exec(raw)?.[1] ?? '';
        const keep = (acknowledged: boolean) => received.push({ to, messageId, raw, acknowledged });
        if (answer === 'dropAccepted') {
          keep(false);
          return hangUp(session);
        }
        setTimeout(
          () => {
            // Who died meanwhile is told nothing any more.
            keep(socketsOf(session).length > 0);
            done();
          },
          answer === 'slow' ? slow : 0,
        );
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    asked,
    behave: (answer) => void (decide = answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** What the tests look for in a mail. */
export interface ReadMail {
  subject: string;
  /** Titles such as `Stuk-12-` in its plain text, what stands between the hyphens, each once, in their order. */
  papers: string[];
}

/** Reads a mail whose titles are plain ASCII. */
export function readMail({ raw }: Pick<ReceivedMail, 'raw'>): ReadMail {
  // Quoted-printable breaks lines anywhere.
  const whole = raw.replaceAll('=\r\n', '');
  const text = whole.slice(whole.indexOf('text/plain'), whole.indexOf('text/html'));
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1]?.replaceAll(/\r\n\s/g, ' ') ?? '';
  return { subject, papers: [...new Set([...text.matchAll(/Stuk-([\w.]+)-/g)].map(([, id]) => id!))] };
}

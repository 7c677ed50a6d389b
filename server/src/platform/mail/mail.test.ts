import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { adminForTests } from '#src/commands/admin/test/admin-for-tests.ts';
import { authApp, makeUser, testPassword } from '#domains/auth/test/auth-app.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { keptMailer } from '#domains/kept-mails/index.ts';
import { type Mail, MailFault } from './mailer.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

const sender = { name: 'Vizier, België', address: 'vizier@tests.example' };
const mail: Mail = {
  to: 'tess@tests.example',
  subject: 'Één onderwerp',
  text: 'Tekst – met é',
  html: '<p>Tekst – met é</p>',
  messageId: '<one@tests.example>',
};

let closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings) close();
  closings = [];
});

/** A real mail server; answers its address and what it received. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: { recipients: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const answering = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const faultOf = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MailFault);
  return error as MailFault;
};

describe('a mail server', () => {
  test('gets the mail whole, with its sender’s name, both bodies, the same Message-ID and what it is (RFC 3834)', async () => {
    const { url, received } = await mailServer();
    await smtpMailer(url, sender).send(mail);
    expect(received.map(({ recipients }) => recipients)).toEqual([[mail.to]]);
    const parsed = await PostalMime.parse(received[0]!.raw);
    expect(parsed).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
    expect(parsed.from).toMatchObject(sender);
    const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-id')).toBe('<mails.tests.example>');
    expect(header('precedence')).toBe('list');
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.html?.trim()).toBe(mail.html);
  });

  test.each([
    [451, false, 'refused'],
    [550, true, 'bounced'],
  ])('that refuses the recipient with %i makes a fault, permanent: %s, %s', async (code, permanent, kind) => {
    const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(answering(code)) });
    const fault = await faultOf(smtpMailer(url, sender).send(mail));
    expect(fault).toMatchObject({ permanent, kind, code });
    expect(fault.message).toContain(String(code));
  });

  test.each([
    [452, false],
    [554, true],
  ])('that refuses the message with %i makes a fault, permanent: %s', async (code, permanent) => {
    const { url } = await mailServer({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(answering(code)));
      },
    });
    const fault = await faultOf(smtpMailer(url, sender).send(mail));
    expect(fault).toMatchObject({ permanent, kind: 'refused', code });
  });

  test('that hangs up makes a fault that may be tried again', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closings.push(() => server.close());
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const fault = await faultOf(smtpMailer(url, sender).send(mail));
    expect(fault).toMatchObject({ permanent: false, kind: 'unreachable' });
  });

  test('that says nothing is given up', async () => {
    const server = createServer((socket) => closings.push(() => socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closings.push(() => server.close());
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = smtpMailer(url, sender, { greetingTimeout: 50 });
    expect((await faultOf(mailer.send(mail))).permanent).toBe(false);
  });

  test.each([
    'a@tests.example\nBcc: b@tests.example',
    'a@tests.example,b@tests.example',
    '<a@b.c>',
    'nobody',
  ])('never hears of the recipient %j', async (to) => {
    const { url, received } = await mailServer();
    const fault = await faultOf(smtpMailer(url, sender).send({ ...mail, to }));
    expect(fault.permanent).toBe(true);
    expect(received).toEqual([]);
  });

  test('never hears of a subject with a line break', async () => {
    const { url, received } = await mailServer();
    const mailer = smtpMailer(url, sender);
    await faultOf(mailer.send({ ...mail, subject: 'a\r\nBcc: b@tests.example' }));
    expect(received).toEqual([]);
  });
});

describe('the mail with a password link', () => {
  const link = 'https://vizier.example/password-reset?token=abc&x="';
  const settings = { to: mail.to, link, productName: 'Vizier <&>', supportEmail: 'hulp@tests.example' };

  test('escapes everything and says the same in plain text', () => {
    const built = passwordResetMail('nl', { ...settings, firstName: '<script>alert(1)</script>' });
    expect(built.html).not.toContain('<script');
    expect(built.html).toContain('&#60;script&#62;');
    expect(built.html).toContain('href="https://vizier.example/password-reset?token=abc&#38;x=&#34;"');
    expect(built.text).toContain(link);
    expect(built.text).toContain('hulp@tests.example');
    expect(built.subject).toBe('Kies een nieuw wachtwoord voor Vizier <&>');
  });

  test('speaks the language of the user', () => {
    const built = passwordResetMail('en-gb', { ...settings, firstName: 'Tess' });
    expect(built.subject).toBe('Choose a new password for Vizier <&>');
    expect(built.html).toContain('lang="en-gb"');
    expect(built.text).toContain('Dear Tess,');
  });
});

eachPeopleStore('kept mails', (given) => {
  test('mail: are read by staff only, newest first', async () => {
    const { db } = given.people;
    const clock = fakeClock('2026-11-20T10:00:00Z');
    for (const subject of ['first', 'second']) {
      await keptMailer(db, clock).send({ ...mail, subject });
      clock.advance(1_000);
    }
    const api = authApp(db, clock);
    const staff = await makeUser(db, { roles: ['staff'] });
    const other = await makeUser(db, { roles: ['org-admin'] });
    const tokenOf = async (email: string) => (await api.logIn(email, testPassword)).body.data.token;
    const staffToken = await api.provenToken(staff.email);
    const list = await api.get('/debug/mails', staffToken);
    const mails = list.body.data as unknown as { id: string; subject: string; sentAt: string }[];
    expect(mails.map(({ subject, sentAt }) => [subject, sentAt])).toEqual([
      ['second', '2026-11-20T10:00:01.000Z'],
      ['first', '2026-11-20T10:00:00.000Z'],
    ]);
    const one = await api.get(`/debug/mails/${mails[0]!.id}`, staffToken);
    expect(one.body).toMatchObject({ to: [mail.to], text: mail.text, html: mail.html });
    expect((await api.get('/debug/mails/unknown', staffToken)).status).toBe(404);
    const refused = await api.get('/debug/mails', await tokenOf(other.email));
    expect(refused.body.errors[0]?.code).toBe('EC-01');
    await api.app.close();
  });

  test('mail: open no account of another organisation; an operator has the link by command', async () => {
    const { db } = given.people;
    const clock = fakeClock('2026-11-20T11:00:00Z');
    const api = authApp(db, clock);
    const user = await makeUser(db);
    const colleague = await makeUser(db, { roles: ['staff'], organisationId: user.organisationId });
    const staff = await makeUser(db, { roles: ['staff'] });
    await api.send('POST', '/users/password-reset/request', { email: user.email }, {});
    const kept = () =>
      db.selectFrom('mails').selectAll().where('recipient', '=', user.email).executeTakeFirst();
    const { id, text } = (await expect.poll(kept).toBeDefined().then(kept))!;
    const token = /token=(\S+)/.exec(text)![1]!;
    const read = async (email: string) =>
      (await api.get(`/debug/mails/${id}`, await api.provenToken(email))).body;
    const seen = await read(staff.email);
    expect(JSON.stringify(seen)).not.toContain(token);
    expect(seen).toMatchObject({ to: [user.email], linkHidden: true });
    expect(seen.text).toContain('/password-reset?token=…');
    expect(seen.html).toContain('/password-reset?token=…"');
    const own = await read(colleague.email);
    expect(own).toMatchObject({ text, linkHidden: false });
    const { code, text: printed } = await adminForTests({ people: given.people, clock })(
      'mail',
      'show',
      user.email.toUpperCase(),
    );
    expect(code).toBe(0);
    expect(printed).toContain(`/password-reset?token=${token}`);
    await api.app.close();
  });
});

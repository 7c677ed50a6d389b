import { randomBytes } from 'node:crypto';
import { limits } from 'contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActive } from '#domains/auth/index.ts';
import { openLog } from '#platform/log.ts';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { rangeOf } from './send.ts';

let product: TestProduct;
let reader: Subscriber;
const sound = randomBytes(20_000);
let debate: Document;
const pdf = Buffer.concat([Buffer.from('%PDF-1.4 '), randomBytes(5_000)]);
const page = Buffer.from(`<script>alert(1)</script>${'<p>tekst</p>'.repeat(50)}`);

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  const { files, documents } = product;
  const [pdfKey, pageKey, tinyKey] = await Promise.all([
    files.put(pdf),
    files.put(page),
    files.put(Buffer.alloc(limits.missingFileBytes, 'x')),
  ]);
  const fileOf = (id: string, storeKey: string, mimeType = 'application/pdf') => ({
    fileId: id,
    title: 'Brief: “één/twee”',
    mimeType,
    storeKey,
  });
  debate = aDocument({
    id: 'file-debate',
    attachments: [
      { fileId: 'file-debate~1', title: 'Opname', mimeType: 'audio/mpeg', storeKey: await files.put(sound) },
    ],
  });
  await documents.put([
    debate,
    aDocument({
      id: 'file-pdf',
      file: fileOf('file-pdf', pdfKey),
      attachments: [fileOf('file-pdf~1', pageKey, 'text/html')],
    }),
    aDocument({ id: 'file-tiny', file: fileOf('file-tiny', tinyKey) }),
    aDocument({ id: 'file-none', file: { fileId: 'file-none', title: 'Brief' } }),
    aDocument({ id: 'file-closed', file: fileOf('file-closed', pdfKey), confidentiality: 'Besloten' }),
    aDocument({ id: 'file-senate', file: fileOf('file-senate', pdfKey), groupPath: 'ek/brief' }),
    aDocument({ id: 'file-gone', file: fileOf('file-gone', pdfKey) }),
    aDocument({
      id: 'file-letter',
      attachments: ['file-pdf', 'file-senate', 'file-closed', 'file-gone', undefined].map((own, at) => ({
        fileId: `file-letter~${at}`,
        title: 'Bijlage',
        url: `https://example.org/file/${at}`,
        ...(own === undefined ? {} : { documentId: own }),
      })),
    }),
    aDocument({
      id: 'file-odd',
      file: { ...fileOf('file-odd', tinyKey), url: 'https://example.org/empty' },
      attachments: [{ fileId: 'file-odd~1', title: 'Bijlage', url: 'javascript:alert(1)' }],
    }),
  ]);
  await documents.withdraw(['file-gone']);
});
afterAll(() => product.close());

describe('file/check', () => {
  it.each([
    ['document/file-pdf', 'Granted'],
    ['attachment/file-pdf~1', 'Granted'],
    ['attachment/file-pdf~2', 'Missing'],
    // At most 140 bytes is a placeholder (specification §5).
    ['document/file-tiny', 'Missing'],
    ['document/file-none', 'Missing'],
    ['document/file-nowhere', 'Missing'],
    ['document/file-closed', 'Denied'],
    ['document/..%2F..%2Fetc%2Fpasswd', 'Missing'],
    ['document/.._slash_.._slash_etc_slash_passwd', 'Missing'],
  ])('answers %s with %s', async (path, access) => {
    expect((await reader.get(`/file/check/${path}`)).json()).toEqual({ access });
  });

  it.each([
    ['attachment/file-letter~3', 'https://example.org/file/3'],
    ['attachment/file-letter~4', 'https://example.org/file/4'],
    // What came empty is empty at the source, and a browser only follows addresses of pages.
    ['document/file-odd', undefined],
    ['attachment/file-odd~1', undefined],
  ])('leads to the source for %s, whose bytes are not here', async (path, sourceUrl) => {
    expect((await reader.get(`/file/check/${path}`)).json()).toEqual({
      access: 'Missing',
      ...(sourceUrl ? { sourceUrl } : {}),
    });
  });

  it('finds an attachment that is a document by itself with the file of that one, and as open as that', async () => {
    const check = async (at: number, who = reader) =>
      (await who.get(`/file/check/attachment/file-letter~${at}`)).json<unknown>();
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    expect(await check(0)).toEqual({ access: 'Granted' });
    expect((await reader.get('/file/attachment/file-letter~0')).rawPayload.equals(pdf)).toBe(true);
    expect([await check(1), await check(1, without)]).toEqual([{ access: 'Granted' }, { access: 'Denied' }]);
    expect((await without.get('/file/attachment/file-letter~1')).json()).toMatchObject({
      errors: [{ code: 'EC-07', module: 'DSModule' }],
    });
    expect(await check(2)).toEqual({ access: 'Denied' });
    expect((await reader.get('/file/attachment/file-letter~2')).statusCode).toBe(404);
  });

  it('denies what the modules do not allow', async () => {
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    expect((await without.get('/file/check/document/file-senate')).json()).toEqual({ access: 'Denied' });
  });
});

describe('the bytes of a file', () => {
  it('come whole, with a safe name, and in a sandbox', async () => {
    const answer = await reader.get('/file/document/file-pdf');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('Brief “één twee”.pdf')}`,
      'x-content-type-options': 'nosniff',
    });
    const html = await reader.get('/file/attachment/file-pdf~1');
    expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  it('are refused as 404 when missing, EC-07 outside the modules, 400 as another type', async () => {
    const without = await product.subscriber({ modules: ['nlDashboard'] });
    expect((await reader.get('/file/document/file-tiny')).statusCode).toBe(404);
    expect((await reader.get('/file/document/file-closed')).statusCode).toBe(404);
    expect((await reader.get('/file/document/file-pdf?mimeType=text/html')).statusCode).toBe(400);
    const senate = await without.get('/file/document/file-senate');
    expect(senate.json()).toMatchObject({ errors: [{ code: 'EC-07', module: 'DSModule' }] });
  });

  it('stream by ticket, in ranges, for ten minutes, for this one file', async () => {
    const info = (await reader.get('/file/info/document/file-pdf')).json<{
      streamUrl: string;
      size: number;
    }>();
    expect(info.size).toBe(pdf.byteLength);
    const stream = (url = info.streamUrl, headers = {}) => product.app.inject({ url, headers });
    expect((await stream()).rawPayload.equals(pdf)).toBe(true);
    const part = await stream(info.streamUrl, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${pdf.byteLength}`);
    expect(part.rawPayload.equals(pdf.subarray(100, 200))).toBe(true);
    expect((await stream(info.streamUrl, { range: 'bytes=999999-' })).statusCode).toBe(416);
    expect((await stream(info.streamUrl.replace('file-pdf', 'file-senate'))).statusCode).toBe(403);
    product.clock.advance(limits.ticketLife);
    expect((await stream()).statusCode).toBe(403);
  });
});

describe('files: sound by ticket', () => {
  const infoOf = async (who: Subscriber, path = 'attachment/file-debate~1') =>
    (await who.get(`/file/info/${path}`)).json<{ streamUrl: string; hasAudio: boolean; mimeType: string }>();
  const stream = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    product.app.inject({ method, url, headers });

  it('plays for six hours, whole and in ranges, under its own type', async () => {
    const info = await infoOf(reader);
    expect(info).toMatchObject({ hasAudio: true, mimeType: 'audio/mpeg' });
    product.clock.advance(limits.audioTicketLife - 1);
    const whole = await stream(info.streamUrl);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    expect(whole.rawPayload.equals(sound)).toBe(true);
    const tail = await stream(info.streamUrl, { range: 'bytes=-50' });
    expect(tail.statusCode).toBe(206);
    expect(tail.rawPayload.equals(sound.subarray(-50))).toBe(true);
    product.clock.advance(1);
    expect((await stream(info.streamUrl)).statusCode).toBe(403);
  });

  it('answers a range only of the version that was asked for', async () => {
    const { streamUrl } = await infoOf(reader);
    const { etag } = (await stream(streamUrl, { range: 'bytes=0-0' })).headers;
    const same = await stream(streamUrl, { range: 'bytes=5-9', 'if-range': String(etag) });
    expect(same.statusCode).toBe(206);
    const other = await stream(streamUrl, { range: 'bytes=5-9', 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
    expect(other.rawPayload.equals(sound)).toBe(true);
    const beyond = await stream(streamUrl, { range: `bytes=${sound.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${sound.length}`);
  });

  it('tells its size to HEAD without sending it', async () => {
    const { streamUrl } = await infoOf(reader);
    const head = await stream(streamUrl, { range: 'bytes=0-9' }, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(sound.length));
    expect(head.rawPayload.length).toBe(0);
  });

  it('is for this one file, and not made for closed documents or outside the modules', async () => {
    const { streamUrl } = await infoOf(reader);
    expect((await stream(streamUrl.replace('debate~1', 'pdf~1'))).statusCode).toBe(403);
    expect((await stream(streamUrl.replace(/ticket=.*/, 'ticket=x'))).statusCode).toBe(403);
    const without = await product.subscriber({ modules: ['EUDashboard'] });
    expect((await without.get('/file/info/attachment/file-debate~1')).statusCode).toBe(403);
    expect((await reader.get('/file/info/document/file-closed')).statusCode).toBe(404);
    const unknown = await product.app.inject({ url: '/api/file/info/attachment/file-debate~1' });
    expect(unknown.statusCode).toBe(401);
  });

  it('ends with its user and with the openness of the debate', async () => {
    const leaver = await product.subscriber();
    const { streamUrl } = await infoOf(leaver);
    const { people } = product;
    const { id } = await people.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', leaver.email)
      .executeTakeFirstOrThrow();
    await setActive(people.db, id, false, 0);
    expect((await stream(streamUrl)).statusCode).toBe(403);
    const own = (await infoOf(reader)).streamUrl;
    await product.documents.put([{ ...debate, confidentiality: 'Besloten' }]);
    expect((await stream(own)).statusCode).toBe(404);
    await product.documents.put([debate]);
  });

  it('leaves no ticket in the log', async () => {
    const lines: string[] = [];
    const log = openLog('trace', { write: (line) => void lines.push(line) });
    const loud = await openProduct(undefined, log);
    await loud.documents.put([
      { ...debate, attachments: [{ ...debate.attachments[0]!, storeKey: await loud.files.put(sound) }] },
    ]);
    const { streamUrl } = await infoOf(await loud.subscriber());
    const ticket = new URL(streamUrl, 'http://x').searchParams.get('ticket')!;
    expect((await loud.app.inject({ url: streamUrl, headers: { range: 'bytes=0-9' } })).statusCode).toBe(206);
    await loud.app.inject({ url: `${streamUrl}x` });
    await loud.close();
    expect(lines.some((line) => line.includes('/file/stream/'))).toBe(true);
    expect(lines.join()).not.toContain(ticket.slice(0, 40));
  });
});

describe('files: a range header', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=0-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    [undefined, undefined],
  ])('%s of 100 bytes is %j', (header, part) => {
    expect(rangeOf(header, 100)).toEqual(part);
  });
});

import { expect, test } from 'vitest';
import { fakeClock } from '#test/fake-clock.ts';
import { openSigner, openTickets } from './tickets.ts';

const signer = openSigner(new Uint8Array(32).fill(1));
const clock = fakeClock(0);
const tickets = openTickets(signer, clock);

test('tickets: a signed payload comes back as it was', () => {
  const payload = { a: 'é/+', b: [1, { c: null }] };
  expect(signer.verify(signer.sign(payload))).toEqual(payload);
});

test('tickets: whatever is changed, cut or signed by another is refused', () => {
  const text = signer.sign({ user: 1 });
  for (let place = 0; place < text.length - 1; place += 1) {
    const other = text[place] === 'A' ? 'B' : 'A';
    expect(signer.verify(text.slice(0, place) + other + text.slice(place + 1))).toBeUndefined();
  }
  for (const broken of ['', '.', 'x', 'x.y', text.slice(0, -5), text.split('.')[0]!, `${text}AAAA`]) {
    expect(signer.verify(broken)).toBeUndefined();
  }
  expect(openSigner(new Uint8Array(32).fill(2)).verify(text)).toBeUndefined();
});

test('tickets: a ticket opens one object of one kind for one user until it expires', () => {
  const ticket = tickets.issue('file', 'document-1', 'user-1', 1_000);
  expect(tickets.holderOf('file', 'document-1', ticket)).toBe('user-1');
  expect(tickets.holderOf('file', 'document-2', ticket)).toBeUndefined();
  expect(tickets.holderOf('export', 'document-1', ticket)).toBeUndefined();
  expect(tickets.holderOf('file', 'document-1', signer.sign({ other: true }))).toBeUndefined();
  clock.advance(999);
  expect(tickets.holderOf('file', 'document-1', ticket)).toBe('user-1');
  clock.advance(1);
  expect(tickets.holderOf('file', 'document-1', ticket)).toBeUndefined();
});

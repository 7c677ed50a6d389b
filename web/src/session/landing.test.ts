import { describe, expect, test } from 'vitest';
import { firstDashboard, isOwnPath, landingOf } from './landing.ts';

describe('landing: where a login leads (decision 2.3)', () => {
  const document = { kind: 'document', href: '/eu/document/ep-1/water#t=90' } as const;
  const location = { kind: 'location', href: '/eu/dashboard?q=water' } as const;

  test('a document from a mail comes before everything else', () => {
    expect(landingOf(document, 'beFedDashboard')).toEqual(document);
  });
  test('a named route comes before the original location', () => {
    expect(landingOf(location, 'beFedDashboard')).toEqual({ kind: 'location', href: '/be-fed/dashboard' });
  });
  test.each([
    ['nlDashboard', '/nl/dashboard'],
    ['euDashboard', '/eu/dashboard'],
    ['nlLrDashboard', '/nl-lr/dashboard'],
    ['beFedDashboard', '/be-fed/dashboard'],
    ['beFlmDashboard', '/be-flm/dashboard'],
    ['agendaDashboard', '/agenda'],
    ['agendaDebugDashboard', '/agenda-debug'],
    ['list-manager', '/list-manager'],
    ['settings', '/settings'],
  ])('the name %s leads to %s', (name, href) => {
    expect(landingOf(location, name)).toEqual({ kind: 'location', href });
  });
  test.each(['toString', ''])('%j is no name', (name) => {
    expect(landingOf(location, name)).toEqual(location);
  });
  test('an unknown name is ignored', () => {
    expect(landingOf(location, 'https://elders.example')).toEqual(location);
  });
  test.each([
    '/login',
    '/login?redirectTo=x',
    '//elders.example',
    '/\\elders.example',
    'https://elders.example',
  ])('the location %s is no place to go', (href) => {
    expect(landingOf({ kind: 'location', href }, undefined)).toEqual({
      kind: 'location',
      href: '/nl/dashboard',
    });
  });
});

test.each([
  ['/nl/dashboard?q=a', true],
  ['/', true],
  ['//elders.example', false],
  ['/\\elders.example', false],
  ['/\t/elders.example', false],
  ['javascript:alert(1)', false],
])('%j is an own path: %s', (href, own) => {
  expect(isOwnPath(href)).toBe(own);
});

describe('landing: the first dashboard (specification §4)', () => {
  const order = [
    ['nlDashboard', 'nl'],
    ['nlLrDashboard', 'nl-lr'],
    ['EUDashboard', 'eu'],
    ['beFedDashboard', 'be-fed'],
    ['beFlmDashboard', 'be-flm'],
  ] as const;
  test.each(order.map(([, domain], missing) => [domain, order.slice(missing).map(([module]) => module)]))(
    'is %s for a user with %j',
    (domain, modules) => {
      expect(firstDashboard((module) => (modules as string[]).includes(module))).toBe(domain);
    },
  );
  test('does not exist without one of the five modules', () => {
    expect(firstDashboard((module) => module === 'agenda' || module === 'listManager')).toBeUndefined();
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import type { RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { accessibilityRules, rulesOfColours } from '../test/accessibility-rules.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let shared: Promise<Browser> | undefined;

/** The browser that `npm test` found: opened once for all journeys of a process, with which it ends. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      // Pages of journeys are gone before what V8 gains by optimising them pays.
      '--js-flags=--no-maglev --no-opt',
    ],
  }));
}

/** In the page: no call is given up because the machine that runs the tests is slow or busy. */
export function waitForAnswers(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

/** What the pages of a visitor asked for and have no answer to yet. */
const underway = new WeakMap<BrowserContext, Set<Request>>();

function follow(context: BrowserContext): void {
  const requests = new Set<Request>();
  underway.set(context, requests);
  context.on('request', (request) => {
    // Of what a page that is left still asked for, nobody hears any more.
    if (request.isNavigationRequest()) requests.clear();
    requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page of `newVisitor` has asked for nothing for half a second. (The load state `networkidle` is reached
 * once per document, and says nothing of what a page asks for later.)
 */
export async function expectQuiet(page: Page): Promise<void> {
  const requests = underway.get(page.context())!;
  let quiet = 0;
  await expect
    .poll(
      () => {
        quiet = requests.size === 0 ? quiet + 1 : 0;
        return quiet > 5 ? 'quiet' : [...requests].map((request) => request.url()).join(' ');
      },
      { interval: 100 },
    )
    .toBe('quiet');
}

/**
 * Waits until what the visitor changed is kept, so that whoever comes next finds it: a page that is closed takes along
 * what it still asks for.
 */
export async function expectKept(page: Page): Promise<void> {
  const requests = underway.get(page.context())!;
  const changing = () => [...requests].filter((request) => request.method() === 'PUT');
  await expect.poll(() => changing().map((request) => request.url())).toEqual([]);
}

/** A page of its own, like a new visitor; every error the page logs fails the test that closes it. */
export async function newVisitor(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page & { faults: string[] }> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    // What a worker asks for no test can hold up; the journey of the worker lets it in.
    serviceWorkers: 'block',
    ...options,
  });
  // Bounds what hangs; a slow machine may take its time.
  context.setDefaultTimeout(120_000);
  await context.addInitScript(waitForAnswers);
  follow(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Chromium reports every answer of 400 and over; those are the subject of the tests themselves.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return Object.assign(page, { faults });
}

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** In the dark theme: the same of colours alone. */
export const colours = {
  runOnly: { type: 'rule', values: rulesOfColours },
  resultTypes: ['violations'],
} satisfies RunOptions;

/**
 * Fails on every violation of WCAG 2.2 A or AA, and on all that is serious, on the page as it is now: in what lies over
 * the page where a dialog, menu or list of choices is open, because journeys look at each page without one as well; or
 * within one part of it, where the rest was looked at before and is as it was.
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  rules: RunOptions = accessibilityRules,
): Promise<void> {
  // Evaluated rather than added as a script element, which the page's own policy refuses.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const parts = within ?? '[role$="dialog"], [role="menu"], [role="listbox"]';
  const violations = await page.evaluate(
    async ([options, parts]) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: Document | { include: Element[] },
            options: object,
          ): Promise<{ violations: Violation[] }>;
        };
      };
      const over = [...document.querySelectorAll(parts)].filter((element) => element.checkVisibility());
      const result = await axe.run(over.length > 0 ? { include: over } : document, options);
      return result.violations;
    },
    [rules, parts] as const,
  );
  const told = violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
  expect(told.join('\n')).toBe('');
}

/** The same, and in the dark theme, which differs in its colours alone, all that axe says of these. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, within);
  await chooseTheme(page, 'dark');
  await expectAccessible(page, within, colours);
  await chooseTheme(page, 'light');
}

/** Changes the theme of the system, which the product follows, and waits until it has. */
async function chooseTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(colorScheme);
}

/** Fails when the page is wider than its window, also when that has just been made narrower. */
export async function expectFits(page: Page): Promise<void> {
  // What follows a new width has done so two frames later.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const wider = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  await expect.poll(wider).toBe(0);
}

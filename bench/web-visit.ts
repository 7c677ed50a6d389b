import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** Times as slow as the machine is, where a bar is about slow machines. */
export const slowDown = 4;

/** A visitor with an empty cache. */
export interface Visit {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** Opens a page of its own; `slow` slows its processor down as `slowDown` says. */
export async function visit(
  browser: Browser,
  address: string,
  { slow = false, ...options }: BrowserContextOptions & { slow?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    ...options,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  if (slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return { page, devtools, close: () => context.close() };
}

/** Milliseconds in which a page has drawn itself, on a slow machine too. */
const drawing = 4_000;

/**
 * Opens an address and leaves the page alone while it draws itself. Whoever looks for something in a page has it
 * run a script of 330 kB first, which on a slowed processor takes as long as a good part of the page.
 */
export async function openAlone(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(drawing);
}

/** What the browser itself observed on a page since it was loaded; times in milliseconds. */
interface Observed {
  /** When the largest part was painted. */
  largestPaint: number;
  /** Sum of the shifts that followed no input. */
  shift: number;
  /** From each key or click to the paint after it. */
  responses: number[];
  /** Long animation frames. */
  frames: number[];
}

function observe(): void {
  const seen: Observed = { largestPaint: 0, shift: 0, responses: [], frames: [] };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.shift += value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) seen.responses.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  watch('long-animation-frame', ({ duration }) => seen.frames.push(duration));
}

/** Reads what was observed; `responses` and `frames` since the last reading. */
export function observed(page: Page): Promise<Observed> {
  return page.evaluate(async () => {
    // Two frames, so that what the last input did is painted and told.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { seen } = window as unknown as { seen: Observed };
    const { largestPaint, shift } = seen;
    return {
      largestPaint,
      shift,
      responses: seen.responses.splice(0),
      frames: seen.frames.splice(0),
    };
  });
}

/** Logs in and waits for the dashboard. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/nl/dashboard');
  await queryField(page).waitFor();
}

export const queryField = (page: Page) => page.getByRole('combobox', { name: 'Zoekopdracht', exact: true });

/** Runs a search and waits for its results with what stands beside them. */
export async function search(page: Page, query: string): Promise<void> {
  await queryField(page).fill(query);
  await queryField(page).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === query);
  await settled(page);
}

/** Waits until results are there and nothing is asked any more, without making the page look for them all the time. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('article h3') !== null, undefined, {
    polling: 200,
  });
  await page.waitForLoadState('networkidle');
}

/** What a client that calls itself so is, as its makers name it; null for what cannot be told. */
interface Device {
  /** A browser, or the program that made the call. */
  program: string | null;
  system: string | null;
}

// The first that fits: browsers also name those they descend from, phones also the systems they resemble.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Tells browser and system from what a client calls itself; a program that is no browser by its own name. */
export function deviceOf(userAgent: string): Device {
  const first = (known: typeof browsers) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const own = /^(?!Mozilla\/)[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null;
  return { program: own ?? first(browsers), system: first(systems) };
}

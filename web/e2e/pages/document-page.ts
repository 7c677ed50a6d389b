import type { Page } from 'playwright-core';

/** An opened document in Dutch. */
export function documentPage(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Document' });
  return {
    title: page.getByRole('heading', { level: 1 }),
    back: bar.getByRole('link', { name: /^(Terug naar resultaten|Naar dashboard)$/ }),
    find: bar.getByRole('textbox', { name: 'Zoek in dit document' }),
    hits: bar.getByRole('status'),
    next: bar.getByRole('button', { name: 'Volgende treffer' }),
    previous: bar.getByRole('button', { name: 'Vorige treffer' }),
    copyLink: page.getByRole('button', { name: 'Kopieer link', exact: true }),
    tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }),
    panel: page.getByRole('tabpanel'),
    /** A file that is open beside the text. */
    file: page.getByRole('region', { name: /^Bestand: / }),
    walk: bar.getByRole('group', { name: 'Bladeren door de resultaten' }),
  };
}

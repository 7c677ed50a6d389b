import { locales } from 'contract/users';
import { describe, expect, test } from 'vitest';
import { pauseMail } from './pause-mail.ts';

describe('pause mail: the notice that a search stands still (decision 8.6)', () => {
  test.each(locales)('says why and what to do, in %s', (locale) => {
    for (const reason of ['query', 'tooBroad'] as const) {
      const { subject, html, text } = pauseMail({
        locale,
        productName: 'Vizier',
        address: 'https://vizier.example',
        supportEmail: 'hulp@vizier.example',
        firstName: '<b>Tess',
        search: { title: 'Net & <i>', query: 'a*' },
        reason,
      });
      expect(subject).toContain('Net & <i>');
      expect(html).not.toMatch(/<i>|<b>Tess/);
      expect(text).toContain('a*');
      expect(text).toContain('https://vizier.example/');
      expect(html + text).not.toMatch(/mail\.pause/);
    }
  });
});

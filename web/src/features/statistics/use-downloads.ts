import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import { useFormats } from '#features/formats.ts';
import { daysOf, today, writeDay } from '#features/search/period.ts';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';
import { csvOf, type Cell } from '#ui/charts/csv.ts';
import { showMessage } from '#ui/message-bar.tsx';
import type { Picture } from '#ui/charts/picture.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import type { Scope } from './scope.ts';

/** What a chart says in words and numbers: its table, and how it is drawn. */
export interface Sheet {
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  drawing: Picture['drawing'];
  /** Where it differs from the period of the search, as when looking back. */
  period?: { startDate: string; endDate: string } | undefined;
}

/** Downloads of a chart; a failure is told in the message bar (specification §8, Graph download). */
export function useDownloads({ domain, search }: Pick<Scope, 'domain' | 'search'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const tag = languageTag[usePreferences().preferences.locale];
  const nameOf = ({ title }: Sheet, kind: string) => `${title} ${dayOf(Date.now())}.${kind}`;
  const orSaySo = (work: () => Promise<void>) =>
    void work().catch(() => showMessage({ kind: 'error', text: t('statistics.actions.downloadFailed') }));
  return {
    png: (sheet: Sheet) =>
      orSaySo(async () => {
        const days = daysOf(search.run.period, today(), domain);
        const { startDate: from, endDate: to } = sheet.period ?? { startDate: days.from, endDate: days.to };
        const { pngOf } = await import('#ui/charts/picture.ts');
        const picture = await pngOf({
          title: sheet.title,
          lines: [
            t('statistics.picture.query', { query: search.run.query }),
            t('statistics.picture.period', { from: writeDay(from), to: writeDay(to) }),
          ],
          drawing: sheet.drawing,
          formatNumber: number,
        });
        saveFile(picture, nameOf(sheet, 'png'));
      }),
    csv: (sheet: Sheet) =>
      orSaySo(async () => {
        const text = csvOf([sheet.head, ...sheet.rows], tag);
        saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), nameOf(sheet, 'csv'));
        await Promise.resolve();
      }),
  };
}

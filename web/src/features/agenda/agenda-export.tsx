import { Button, Modal, TextInput } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { Check } from '#features/filters/check.tsx';
import { useFormats } from '#features/formats.ts';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './agenda-export.module.css';
import { filterSorts, type AgendaState } from './agenda-state.ts';
import { CalendarChoice } from './calendar-choice.tsx';
import type { Facets } from './facets.ts';
import { useAgendaExport } from './use-agenda-export.ts';
import { useFilterNames } from './use-filter-names.ts';

/** Asks of which calendars and days an Excel file is wanted, and downloads it (UX-2, 11; decisions 5.14 and 7.24). */
export function AgendaExport({
  state,
  today,
  onClose,
}: {
  state: AgendaState;
  today: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const wanted = useAgendaExport(state, today);
  const { days, facets, none, blocked } = wanted;
  const narrowing = useNarrowing(state, facets);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await wanted.download();
      showMessage({ kind: 'success', text: t('agendaPage.export.done') });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const focus = (field: string) => form.current?.querySelector<HTMLElement>(field)?.focus();
    if (none) return focus('[type=checkbox]');
    if ('problems' in days.range) {
      days.complain();
      return focus(days.range.problems.from ? '[name=from]' : '[name=to]');
    }
    if (!blocked && !busy) void download();
  };
  return (
    <Modal opened onClose={onClose} title={t('agendaPage.export.title')} size={640} returnFocus={false}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {failure !== undefined && (
          <FormNotice kind="error">
            {t('agendaPage.export.failed')} {describeError(failure)}
          </FormNotice>
        )}
        <fieldset>
          <legend>{t('agendaPage.filters.calendars')}</legend>
          <div className={styles.calendars}>
            <div>
              {facets && (
                <CalendarChoice
                  dashboards={facets.dashboards}
                  chosen={wanted.chosen}
                  onChoose={wanted.pick}
                />
              )}
            </div>
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('timeline.period.title')}</legend>
          <div className={styles.days}>
            <TextInput label={t('timeline.period.from')} name="from" required {...days.from} />
            <TextInput label={t('timeline.period.to')} name="to" required {...days.to} />
            <Button variant="subtle" onClick={() => days.type(wanted.reach)}>
              {t('agendaPage.period.whole')}
            </Button>
          </div>
        </fieldset>
        {narrowing !== '' && (
          <div className={styles.narrowing}>
            <Check label={t('agendaPage.export.narrowed')} state={wanted.narrowed} onChange={wanted.narrow} />
            <p>{narrowing}</p>
          </div>
        )}
        <div className={styles.foot}>
          <RowsToCome wanted={wanted} />
          <Button variant="default" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button
            type="submit"
            loading={busy}
            leftSection={sign(IconFileSpreadsheet)}
            // It stays among the tab stops; what is missing stands beside it.
            aria-disabled={blocked}
            data-disabled={blocked || undefined}
          >
            {t('agendaPage.export.download')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Query and filters of the agenda in words, the calendars aside. */
function useNarrowing(state: AgendaState, facets: Facets | undefined): string {
  const { t } = useTranslation();
  const names = useFilterNames();
  const filters = filterSorts.flatMap((sort) =>
    sort === 'sources'
      ? []
      : state[sort].map((key) => {
          const counted = sort === 'meetings' ? undefined : facets?.[sort].find((one) => one.key === key);
          return names.long(sort, counted ?? { key });
        }),
  );
  const query = state.query === '' ? [] : [t('agendaPage.export.query', { query: state.query })];
  return [...query, ...filters].join(' · ');
}

/** How many rows the file will have, or why there can be none. */
function RowsToCome({ wanted }: { wanted: ReturnType<typeof useAgendaExport> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { none, days, total, error } = wanted;
  const most = limits.maximumExportedMeetings;
  const said = (): [words: string, wrong?: boolean] => {
    if (none) return [t('agendaPage.export.noneChosen'), true];
    if ('problems' in days.range) return [''];
    if (error) return [describeError(error), true];
    if (total === undefined) return [t('agendaPage.export.counting')];
    if (total === 0) return [t('agendaPage.none'), true];
    const counts = { count: total, number: number(total) };
    if (total > most) return [t('agendaPage.export.tooMany', { ...counts, maximum: number(most) }), true];
    return [t('agendaPage.export.rows', counts)];
  };
  const [words, wrong = false] = said();
  return (
    <p role="status" data-wrong={wrong || undefined}>
      {words}
    </p>
  );
}

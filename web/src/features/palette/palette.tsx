import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { KeyCaps } from '#features/shortcuts/key-caps.tsx';
import { useEntries, useSearchEntry } from './entries.tsx';
import { groups, type Entry } from './entry.tsx';
import { narrow } from './narrow.ts';
import styles from './palette.module.css';
import { useNumberEntries } from './use-number-entries.tsx';
import { useSubjectEntries } from './use-subject-entries.tsx';

/** Rows of one group: of what one has by oneself, and of what one looks for. */
const most = { unasked: 5, found: 8 };

/**
 * The command palette (UX 3): places, documents, searches, actions and names in one list, found by typing. The field
 * keeps the focus; arrows walk through the list, Enter takes what is chosen, Escape closes it.
 */
export function Palette({
  domain,
  onClose,
  onSupport,
}: {
  /** The dashboard that searches belong to. */
  domain: DomainId;
  /** Closes the palette; what was chosen is done once it is gone. */
  onClose: (act?: () => void) => void;
  onSupport: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  /** The number whose look-up was still on its way when Enter was pressed. */
  const [awaited, setAwaited] = useState<string>();
  const wanted = text.trim();
  const all = useEntries(domain, onSupport);
  const search = useSearchEntry(domain, wanted);
  const numbers = useNumberEntries(wanted);
  const subjects = useSubjectEntries(domain, wanted);
  const maximum = limits.maximumQueryLength;
  const note = wanted.length > maximum ? t('query.tooLong', { maximum }) : numbers.note;

  const found = [...narrow(all, wanted), ...numbers.entries, ...(search ? [search] : []), ...subjects];
  const shown = groups
    .map((group) => {
      const entries = found.filter((entry) => entry.group === group);
      return { group, entries: entries.slice(0, mostOf(group, wanted)) };
    })
    .filter(({ entries }) => entries.length > 0);
  const list = shown.flatMap(({ entries }) => entries);
  const current = list.find(({ key }) => key === chosen) ?? list[0];
  const at = current ? list.indexOf(current) : -1;
  const optionId = (entry: Entry) => `${id}-${list.indexOf(entry)}`;
  const take = (entry: Entry) => onClose(entry.act);

  const lookedUp = awaited !== undefined && awaited === wanted && !numbers.looking;
  const awaitedEntry = lookedUp ? numbers.entries[0] : undefined;
  useEffect(() => {
    if (awaitedEntry) onClose(awaitedEntry.act);
    // oxlint-disable-next-line react/exhaustive-deps -- what was awaited is done once
  }, [awaitedEntry?.key]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen(list.at((at + step) % Math.max(list.length, 1))?.key);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (numbers.looking && chosen === undefined) setAwaited(wanted);
      else if (current) take(current);
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
  };
  return (
    <Modal.Root
      opened
      onClose={() => onClose()}
      size={640}
      yOffset="min(12vh, 96px)"
      centered={false}
      returnFocus={false}
      classNames={{ content: styles.palette }}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.field')}>
        <div className={styles.field}>
          <IconSearch size={18} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label={t('palette.field')}
            aria-autocomplete="list"
            aria-expanded={list.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && optionId(current)}
            placeholder={t('palette.placeholder')}
            value={text}
            spellCheck={false}
            autoComplete="off"
            data-autofocus
            onChange={(event) => {
              setText(event.target.value);
              setChosen(undefined);
              setAwaited(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <p role="status" className={note ? styles.note : 'visually-hidden'}>
          {note ?? (list.length === 0 ? t('palette.none') : t('palette.count', { count: list.length }))}
        </p>
        <EntryList
          id={id}
          domain={domain}
          shown={shown}
          current={current}
          optionId={optionId}
          onCurrent={setChosen}
          onTake={take}
        />
        <div className={styles.keys} aria-hidden="true">
          {(['choose', 'take', 'close'] as const).map((name) => (
            <Fragment key={name}>
              <KeyCaps keys={footKeys[name]} />
              {t(`palette.keys.${name}`)}
            </Fragment>
          ))}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What was found, by group; the field keeps the focus and has the keys of the list. */
function EntryList({
  id,
  domain,
  shown,
  current,
  optionId,
  onCurrent,
  onTake,
}: {
  id: string;
  domain: DomainId;
  shown: readonly { group: (typeof groups)[number]; entries: readonly Entry[] }[];
  current: Entry | undefined;
  optionId: (entry: Entry) => string;
  onCurrent: (key: string) => void;
  onTake: (entry: Entry) => void;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const currentKey = current?.key;
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [currentKey]);
  return (
    <div id={`${id}-list`} ref={box} role="listbox" aria-label={t('palette.list')} className={styles.list}>
      {shown.map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation">
            {t(`palette.groups.${group}`, { domain: t(`shell.domainNames.${domain}`) })}
          </p>
          {entries.map((entry) => (
            <div
              key={entry.key}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === current}
              title={entry.title}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => entry !== current && onCurrent(entry.key)}
              onClick={() => onTake(entry)}
            >
              {entry.icon}
              <span lang={entry.lang}>{entry.label}</span>
              {entry.detail && <small>{entry.detail}</small>}
              {entry.keys && <KeyCaps keys={entry.keys} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const footKeys = { choose: 'arrowup+arrowdown', take: 'enter', close: 'escape' };

/** Places and actions are few and stand there whole; what one has or did before may be long. */
function mostOf(group: (typeof groups)[number], wanted: string): number {
  if (group === 'goTo' || group === 'actions') return Infinity;
  return wanted === '' ? most.unasked : most.found;
}

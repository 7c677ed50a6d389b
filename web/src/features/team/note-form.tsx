import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { Colleague } from 'contract/team';
import styles from './notes.module.css';
import { colleagues } from './team-queries.ts';
import { asKept, fittingColleagues, mentionAt } from './typed-mentions.ts';

/** Colleagues that are offered at once. */
const offered = 6;

/** Where a note is written: an @ offers colleagues, who are chosen by arrow keys and Enter, or by a click. */
export function NoteForm({
  label,
  initial = '',
  confirm,
  onSave,
  onCancel,
}: {
  label: string;
  /** As it is typed. */
  initial?: string;
  confirm: string;
  /** Gets the note as it is kept; false where it was said that it did not work. */
  onSave: (text: string) => Promise<boolean>;
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void;
}) {
  const { t } = useTranslation();
  const known = useQuery(colleagues).data ?? [];
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [busy, setBusy] = useState(false);
  const choice = useMentionChoice(field, known, setText);
  const listId = useId();
  const { options, active } = choice;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const kept = asKept(text, known).trim();
    if (kept === '') return field.current?.focus();
    setBusy(true);
    const saved = await onSave(kept).finally(() => setBusy(false));
    if (saved) setText('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.field}>
        <Textarea
          ref={field}
          label={label}
          description={t('team.notes.hint')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={limits.typedTeamNote}
          value={text}
          autoFocus={onCancel !== undefined}
          aria-autocomplete="list"
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            setText(value);
            choice.look(value, selectionStart);
          }}
          onSelect={({ currentTarget: { value, selectionStart } }) => choice.look(value, selectionStart)}
          onBlur={choice.close}
          onKeyDown={choice.onKeyDown}
        />
        {options.length > 0 && (
          <ul id={listId} role="listbox" className={styles.options} aria-label={t('team.notes.colleagues')}>
            {options.map((one, index) => (
              <li
                key={one.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                // Before the field loses the focus.
                onPointerDown={(event) => {
                  event.preventDefault();
                  choice.take(one);
                }}
              >
                {one.name}
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="visually-hidden">
          {options.length > 0 && t('team.notes.offered', { count: options.length })}
        </p>
      </div>
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="default" size="xs" onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
        )}
        <Button type="submit" size="xs" loading={busy} disabled={text.trim() === ''}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}

/** The colleagues offered for what is typed behind an @ before the caret. */
function useMentionChoice(
  field: { current: HTMLTextAreaElement | null },
  known: readonly Colleague[],
  setText: (text: string) => void,
) {
  const [typed, setTyped] = useState<{ start: number; part: string }>();
  const [active, setActive] = useState(0);
  /** Where the caret goes once the name is in the field. */
  const [caret, setCaret] = useState<number>();
  const options = typed ? fittingColleagues(known, typed.part).slice(0, offered) : [];
  useEffect(() => {
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [caret, field]);
  const close = () => setTyped(undefined);
  const look = (text: string, at: number) => {
    const next = mentionAt(text, at);
    if (next?.start === typed?.start && next?.part === typed?.part) return;
    setTyped(next);
    setActive(0);
  };
  const take = ({ name }: Colleague) => {
    const area = field.current;
    if (!area || !typed) return;
    const { start, part } = typed;
    const named = `@${name} `;
    setText(area.value.slice(0, start) + named + area.value.slice(start + 1 + part.length));
    setCaret(start + named.length);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0) return;
    const chosen = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + options.length) % options.length);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(chosen);
    else return;
    event.preventDefault();
    // What else hears Escape is for when nothing is offered.
    event.stopPropagation();
  };
  return { options, active, look, take, close, onKeyDown };
}

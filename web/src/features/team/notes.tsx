import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTeamNote, removeTeamNote, type TeamNote } from 'contract/team';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { Confirm } from '#ui/confirm.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './notes.module.css';
import { changeTeam } from './team-queries.ts';
import { asTyped, notePieces } from './typed-mentions.ts';

/** Notes of the organisation about one thing, oldest first, and where another is written. */
export function Notes({
  title,
  label,
  notes,
  maximum,
  onWrite,
}: {
  title: string;
  /** What the field for another is called. */
  label: string;
  notes: readonly TeamNote[];
  /** As many as there may be. */
  maximum: number;
  onWrite: (text: string) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <section className={styles.notes} aria-label={title}>
      <h2>
        {title}{' '}
        {notes.length > 0 && (
          <small>{t('team.notes.count', { number: number(notes.length), maximum: number(maximum) })}</small>
        )}
      </h2>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      {notes.length < maximum ? (
        <NoteForm
          label={label}
          confirm={t('team.notes.write')}
          onSave={async (text) => (await changeTeam(() => onWrite(text))) !== undefined}
        />
      ) : (
        <p className={styles.hint}>{t('team.notes.full', { maximum: number(maximum) })}</p>
      )}
    </section>
  );
}

function Note({ note }: { note: TeamNote }) {
  const { t } = useTranslation();
  const { date, time } = useFormats();
  const { id, text, mentioned, own, canRemove, createdAt, changedAt } = note;
  const [asking, setAsking] = useState<'change' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const stop = () => setAsking(undefined);
  const writer = note.writer ?? t('team.former');
  const gone = t('team.former');
  const change = async (next: string) => {
    const changed = await changeTeam(() => call(changeTeamNote, { body: { id, text: next } }));
    if (changed) stop();
    return changed !== undefined;
  };
  const remove = async () => {
    setBusy(true);
    await changeTeam(() => call(removeTeamNote, { body: { id } }));
    setBusy(false);
    stop();
  };
  return (
    <li className={styles.note}>
      <p className={styles.who}>
        <b>{writer}</b> <time dateTime={createdAt}>{`${date(createdAt)} ${time(createdAt)}`}</time>
        {changedAt !== undefined && <span>{t('team.notes.changed')}</span>}
      </p>
      {asking === 'change' ? (
        <NoteForm
          label={t('team.notes.change')}
          initial={asTyped(text, mentioned, gone)}
          confirm={t('team.notes.save')}
          onSave={change}
          onCancel={stop}
        />
      ) : (
        <>
          <p className={styles.text}>
            {notePieces(text, mentioned).map((piece, index) =>
              'text' in piece ? piece.text : <b key={index}>{`@${piece.mention ?? gone}`}</b>,
            )}
          </p>
          {(own || canRemove) && (
            <p className={styles.links}>
              {own && (
                <button type="button" onClick={() => setAsking('change')}>
                  {t('team.notes.change')}
                </button>
              )}
              {canRemove && (
                <button type="button" onClick={() => setAsking('remove')}>
                  {t('team.notes.remove')}
                </button>
              )}
            </p>
          )}
        </>
      )}
      <Confirm
        opened={asking === 'remove'}
        header={t('team.notes.removeTitle')}
        body={t('team.notes.removeText', { name: writer })}
        confirm={t('team.notes.remove')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={stop}
      />
    </li>
  );
}

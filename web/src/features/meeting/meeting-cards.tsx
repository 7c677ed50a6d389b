import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaDetail } from 'contract/agenda-meeting';
import type { Attachment } from 'contract/document-parts';
import { openFile } from '#features/document/open-file.ts';
import { useFormats } from '#features/formats.ts';
import { PartyLink, useParties } from '#features/named/party-link.tsx';
import { PersonLink } from '#features/named/person-link.tsx';
import { usePersonsOf } from '#features/person/use-persons-of.ts';
import styles from './meeting-cards.module.css';
import { firstOf, participantsOf } from './participants.ts';
import { useChangeWords } from './use-change-words.ts';
import { useMeetingTimes } from './use-meeting-times.ts';

/** How much a card shows before the rest is asked for. */
const most = { people: 8, changes: 6 };

/** What became of a meeting, newest first: how it is now and how it was (UX-2, 13). */
export function ChangesCard({ meeting: { changes, followed } }: { meeting: AgendaDetail }) {
  const { t } = useTranslation();
  const times = useMeetingTimes();
  const words = useChangeWords();
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, most.changes);
  const others = changes.length - shown.length;
  return (
    <>
      {changes.length === 0 && <p className={styles.quiet}>{t('meeting.changes.none')}</p>}
      <ol className={styles.changes}>
        {shown.map(({ at, changes: ofThen }) => (
          <li key={at}>
            <time dateTime={at}>{times.moment(at)}</time>
            {ofThen.map((change, index) => {
              const { name, now, before } = words(change);
              return (
                <p key={index}>
                  {name}
                  {now !== undefined && (
                    <>
                      {': '}
                      <b>{now}</b>
                    </>
                  )}
                  {before !== undefined && `, ${t('meeting.changes.was', { before })}`}
                </p>
              );
            })}
          </li>
        ))}
      </ol>
      {others > 0 && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('meeting.changes.earlier', { count: others })}
        </button>
      )}
      <p className={styles.quiet}>
        {t(followed ? 'meeting.changes.followed' : 'meeting.changes.notFollowed')}
      </p>
    </>
  );
}

/** Who is at a meeting, by what they are there. */
export function PeopleCard({ meeting }: { meeting: AgendaDetail }) {
  const idOf = usePersonsOf(meeting);
  const { people, domain, groupPath, startTime } = meeting;
  const partyOf = useParties(domain);
  const { t } = useTranslation();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const parts = participantsOf(people);
  const total = parts.reduce((sum, part) => sum + part.people.length, 0);
  // One that is left out takes as much room as the line that says so.
  const whole = all || total <= most.people + 1;
  return (
    <>
      {firstOf(parts, whole ? total : most.people).map(({ part, people: members }) => (
        <div key={part} className={styles.part}>
          <h3>{t(`meeting.people.${part}`)}</h3>
          <ul>
            {members.map(({ name, party, function: position }) => (
              <li key={name}>
                <b>
                  <PersonLink id={idOf({ name, party })} domain={domain}>
                    {name}
                  </PersonLink>
                </b>{' '}
                <span>
                  <PartyLink id={partyOf(party, { groupPath, date: startTime })?.id} domain={domain}>
                    {party ?? position}
                  </PartyLink>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!whole && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('meeting.people.all', { number: number(total) })}
        </button>
      )}
    </>
  );
}

/** The files of a meeting; each opens in a tab of its own. */
export function FilesCard({ files }: { files: readonly Attachment[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <File key={file.fileId} file={file} />
      ))}
    </ul>
  );
}

function File({ file: { fileId, title, mimeType = '', size } }: { file: Attachment }) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const [opening, setOpening] = useState(false);
  const facts = [mimeType.split('/').at(-1)?.slice(0, 5), size === undefined ? undefined : fileSize(size)];
  return (
    <li>
      <IconFileText size={16} aria-hidden="true" />
      <button
        type="button"
        disabled={opening}
        aria-label={t('meeting.files.open', { title })}
        onClick={() => {
          setOpening(true);
          void openFile('attachment', fileId).finally(() => setOpening(false));
        }}
      >
        {title}
      </button>
      <span>{facts.filter(Boolean).join(', ')}</span>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail, LinkedDocument } from 'contract/documents';
import type { FileOfDocuments } from 'contract/related-documents';
import { useFormats } from '#features/formats.ts';
import { PartyLink, useParties } from '#features/named/party-link.tsx';
import { PersonLink } from '#features/named/person-link.tsx';
import { usePersonsOf } from '#features/person/use-persons-of.ts';
import styles from './document-aside.module.css';
import { peopleGroups } from './people-groups.ts';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';
import { VoteBar, VoteOutcome } from './vote-bar.tsx';

/** Documents of the dossier around the open one, and people, that the sidebar has room for. */
const most = { around: 5, people: 8 };

/** Beside a document what one asks of it first: how the vote went, where in its dossier it stands, who is in it. */
export function DocumentAside({
  document,
  dossier,
  children,
  onVote,
  onDossier,
  onPeople,
  ...trail
}: Trail & {
  document: DocumentDetail;
  dossier: FileOfDocuments | null | undefined;
  /** Cards of other parts of the product, above ours. */
  children?: ReactNode;
  onVote: () => void;
  onDossier: () => void;
  onPeople: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const vote = document.votes.at(-1);
  const { people, domain } = document;
  const idOf = usePersonsOf(document);
  const partyOf = useParties(domain);
  return (
    <aside className={styles.aside} data-unprinted aria-label={t('document.aside.label')}>
      {children}
      {vote && (
        <Card title={t('document.tabs.vote')}>
          {vote.subject !== document.title.text && <p className={styles.subject}>{vote.subject}</p>}
          <VoteOutcome vote={vote} compact />
          <VoteBar vote={vote} />
          <button type="button" className={styles.more} onClick={onVote}>
            {document.votes.length > 1
              ? t('document.vote.several', {
                  count: document.votes.length,
                  number: number(document.votes.length),
                })
              : t('document.vote.all')}
          </button>
        </Card>
      )}
      {dossier && (
        <Card title={`${t(`document.tabs.dossier.${dossier.kind}`)} ${dossier.number}`}>
          <ol className={styles.line}>
            {around(dossier.documents, document.id).map((one) => (
              <Step key={one.id} one={one} here={one.id === document.id} {...trail} />
            ))}
          </ol>
          <button type="button" className={styles.more} onClick={onDossier}>
            {t(dossier.more ? 'document.dossier.nearest' : 'document.dossier.all', {
              number: number(dossier.documents.length),
            })}
          </button>
        </Card>
      )}
      {people.length > 0 && (
        <Card title={t('document.aside.people')}>
          {peopleGroups(people.slice(0, most.people)).map(({ role, people: members }) => (
            <div key={role ?? ''} className={styles.role}>
              {role && <h3>{role}</h3>}
              <ul>
                {members.map(({ name, party, function: position }, index) => (
                  <li key={index}>
                    <b>
                      <PersonLink id={idOf({ name, party })} domain={domain}>
                        {name}
                      </PersonLink>
                    </b>{' '}
                    <span>
                      <PartyLink id={partyOf(party, document)?.id} domain={domain}>
                        {party ?? position}
                      </PartyLink>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {people.length > most.people && (
            <button type="button" className={styles.more} onClick={onPeople}>
              {t('document.aside.morePeople', { number: number(people.length) })}
            </button>
          )}
        </Card>
      )}
    </aside>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Step({ one, here, highlight, results }: Trail & { one: LinkedDocument; here: boolean }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const linkTo = useDocumentLink(highlight, results);
  return (
    <li aria-current={here || undefined}>
      <small>
        {one.locked ? t('document.related.locked') : `${shortDate(one.date)} · ${one.sourceType}`}
      </small>
      {here || one.locked ? <span>{one.title}</span> : <Link {...linkTo(one)}>{one.title}</Link>}
    </li>
  );
}

/** The stretch of a dossier with the open document as near to its middle as the ends allow. */
function around(documents: readonly LinkedDocument[], id: string): readonly LinkedDocument[] {
  const place = documents.findIndex((one) => one.id === id);
  const first = Math.max(0, Math.min(place - Math.floor(most.around / 2), documents.length - most.around));
  return documents.slice(first, first + most.around);
}

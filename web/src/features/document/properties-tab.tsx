import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { ContextChip } from '#features/contexts/context-chip.tsx';
import { tellingContexts } from '#features/contexts/telling.ts';
import { useNames } from '#features/names.ts';
import { DossierLink } from '#features/reading/dossier-link.tsx';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';
import { NewWindow } from '#ui/new-window.tsx';
import { Fact, Facts } from './facts.tsx';
import { MinistryLink } from '#features/named/ministry-link.tsx';
import { PartyLink, useParties } from '#features/named/party-link.tsx';
import { PersonLink } from '#features/named/person-link.tsx';
import { usePersonsOf } from '#features/person/use-persons-of.ts';
import { peopleGroups } from './people-groups.ts';
import styles from './tabs.module.css';

/** Everything known of a document: institution, numbers by kind, subjects, sources, people, organisations. */
export function PropertiesTab({ document }: { document: DocumentDetail }) {
  return (
    <div className={styles.properties}>
      <General document={document} />
      <Sources document={document} />
      <People document={document} />
      <Organisations document={document} />
    </div>
  );
}

function General({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const languages = new Intl.DisplayNames([languageTag[locale]], { type: 'language', fallback: 'code' });
  const { committees, numbers, contexts, agendaItem, labels, titles, identities } = document;
  const telling = tellingContexts(contexts);
  const kinds = [...new Set(numbers.map(({ kind }) => kind))];
  return (
    <Facts>
      <Fact name={t('document.facts.institution')}>{document.institution}</Fact>
      {committees.length > 0 && (
        <Fact name={t('document.facts.committees', { count: committees.length })}>
          <ul>
            {committees.map(({ code, name }) => (
              <li key={code}>{name === code || name.includes(code) ? name : `${name} (${code})`}</li>
            ))}
          </ul>
        </Fact>
      )}
      {kinds.map((kind) => (
        <Fact key={kind} name={t(`document.facts.numbers.${kind}`)}>
          {numbers
            .filter((number) => number.kind === kind)
            .map(({ value }, index) => (
              <span key={value}>
                {index > 0 && '; '}
                {kind === 'dossier' || kind === 'procedure' || kind === 'case' ? (
                  <DossierLink item={document} number={value.replace(/, .*$/, '')}>
                    {value}
                  </DossierLink>
                ) : (
                  value
                )}
              </span>
            ))}
        </Fact>
      ))}
      {identities.length > 0 && <Fact name={t('document.facts.identities')}>{identities.join(', ')}</Fact>}
      {agendaItem && <Fact name={t('document.facts.agendaItem')}>{agendaItem}</Fact>}
      <Fact name={t('document.facts.language')}>{languages.of(document.language) ?? document.language}</Fact>
      {titles.length > 0 && (
        <Fact name={t('document.facts.titles')}>
          <ul>
            {titles.map(({ language, title }) => (
              <li key={language} lang={language}>
                {title} <small lang={locale}>({languages.of(language) ?? language})</small>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {labels.length > 0 && (
        <Fact name={t('document.facts.themes')}>{labels.map(({ name }) => name).join(', ')}</Fact>
      )}
      {telling.length > 0 && (
        <Fact name={t('document.facts.contexts')}>
          <ul className={styles.contexts}>
            {telling.map((context) => (
              <li key={context.code}>
                <ContextChip document={document} {...context} className={styles.context} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={t('document.facts.sourceDate')}>{document.sourceDate}</Fact>
    </Facts>
  );
}

/** Who delivered the document, and where each of them shows it. */
function Sources({ document: { sources, demo } }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const names = useNames();
  if (demo || sources.length === 0) return null;
  return (
    <section>
      <h2>{t('document.facts.sources')}</h2>
      <ul className={styles.entries}>
        {sources.map(({ source, urls }) => (
          <li key={source}>
            <b>{names.connector(source)}</b>
            {urls.map((url) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={styles.url}>
                <IconExternalLink size={14} aria-hidden="true" />
                {new URL(url).hostname}
                <NewWindow />
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** People by role, each with party and position. */
function People({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const idOf = usePersonsOf(document);
  const { people, domain } = document;
  const partyOf = useParties(domain);
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{t('document.facts.people')}</h2>
      {peopleGroups(people).map(({ role, people: members }) => (
        <div key={role ?? ''} className={styles.role}>
          <h3>{role ?? t('document.facts.noRole')}</h3>
          <ul className={styles.entries}>
            {members.map(({ name, party, function: position }, index) => (
              <li key={index}>
                <b>
                  <PersonLink id={idOf({ name, party })} domain={domain}>
                    {name}
                  </PersonLink>
                </b>
                {party && (
                  <span>
                    <PartyLink id={partyOf(party, document)?.id} domain={domain}>
                      {party}
                    </PartyLink>
                  </span>
                )}
                {position && <span>{position}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Organisations({ document: { organisations, domain } }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  if (organisations.length === 0) return null;
  return (
    <section>
      <h2>{t('document.facts.organisations')}</h2>
      <ul className={styles.entries}>
        {organisations.map(({ name, relation }, index) => (
          <li key={index}>
            <b>
              <MinistryLink organisation={{ name, relation }} domain={domain}>
                {name}
              </MinistryLink>
            </b>
            {relation && <span>{relation}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

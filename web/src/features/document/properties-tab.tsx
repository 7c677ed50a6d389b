import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';
import { Fact, Facts } from './facts.tsx';
import styles from './tabs.module.css';

/** Everything known of a document: institution, numbers by kind, people, organisations, contexts. */
export function PropertiesTab({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const names = useNames();
  const { percentage } = useFormats();
  const { locale } = usePreferences().preferences;
  const language = new Intl.DisplayNames([languageTag[locale]], { type: 'language', fallback: 'code' });
  const { committees, numbers, people, organisations, contexts, agendaItem } = document;
  const kinds = [...new Set(numbers.map(({ kind }) => kind))];
  return (
    <div className={styles.properties}>
      <Facts>
        <Fact name={t('document.facts.institution')}>{document.institution}</Fact>
        {committees.length > 0 && (
          <Fact name={t('document.facts.committees')}>{committees.map(({ name }) => name).join(', ')}</Fact>
        )}
        {kinds.map((kind) => (
          <Fact key={kind} name={t(`document.facts.numbers.${kind}`)}>
            {numbers
              .filter((number) => number.kind === kind)
              .map(({ value }) => value)
              .join(', ')}
          </Fact>
        ))}
        {agendaItem && <Fact name={t('document.facts.agendaItem')}>{agendaItem}</Fact>}
        <Fact name={t('document.facts.language')}>{language.of(document.language) ?? document.language}</Fact>
        {contexts.length > 0 && (
          <Fact name={t('document.facts.contexts')}>
            {contexts
              .map(({ code, percentage: match }) => `${names.context(code)} ${percentage(match)}`)
              .join(', ')}
          </Fact>
        )}
      </Facts>
      {people.length > 0 && (
        <section>
          <h2>{t('document.facts.people')}</h2>
          <ul className={styles.entries}>
            {people.map(({ name, role, function: position, party }, index) => (
              <li key={index}>
                <b>{name}</b>
                {party && <span>{party}</span>}
                {position && <span>{position}</span>}
                {role && <span>{role}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {organisations.length > 0 && (
        <section>
          <h2>{t('document.facts.organisations')}</h2>
          <ul className={styles.entries}>
            {organisations.map(({ name, relation }, index) => (
              <li key={index}>
                <b>{name}</b>
                {relation && <span>{relation}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

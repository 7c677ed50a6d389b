import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NumberKind } from 'contract/document-parts';
import { type DocumentDetail } from 'contract/documents';
import type { z } from 'zod';
import styles from './document-head.module.css';
import { knownNumber } from '#features/timeline/known-number.ts';
import { Fact } from './facts.tsx';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';

type Kind = z.infer<typeof NumberKind>;

/** Dossier and case, each only where it says something new; the first leads to the dossier. */
export function DossierFacts({
  document,
  onDossier,
}: {
  document: DocumentDetail;
  onDossier: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { dossier, case: matter, title } = document;
  const procedures = document.numbers.filter(({ kind }) => kind === 'procedure');
  const isProcedure = procedures.some(({ value }) => value === dossier?.number);
  const sameAsDossier = matter !== undefined && matter.number === dossier?.number;
  return (
    <>
      {dossier && (
        <Fact name={t(isProcedure ? 'document.facts.numbers.procedure' : 'document.facts.dossier')}>
          <DossierName name={nameOf(dossier, title.text)} onDossier={onDossier} />
        </Fact>
      )}
      {matter && !sameAsDossier && (
        <Fact name={t('document.facts.case')}>
          <DossierName name={nameOf(matter, title.text)} onDossier={dossier ? undefined : onDossier} />
        </Fact>
      )}
    </>
  );
}

/** A dossier that is called as the document is is named by its number alone. */
function nameOf({ number, title }: { number: string; title: string }, shown: string): string {
  return title === shown || title === '' ? number : `${number} ${title}`;
}

function DossierName({ name, onDossier }: { name: string; onDossier: (() => void) | undefined }) {
  if (!onDossier) return name;
  return (
    <button type="button" className={styles.dossier} onClick={onDossier}>
      {name}
    </button>
  );
}

/** The meeting the document is a part of, and the item of its agenda. */
export function PartOfFact({
  document: { partOf, domain, agendaItem, title },
  highlight,
  results,
}: Trail & { document: DocumentDetail }) {
  const { t } = useTranslation();
  const linkTo = useDocumentLink(highlight, results);
  const item = partOf?.item ?? agendaItem;
  return (
    <>
      {partOf && (
        <Fact name={t('document.facts.meeting')}>
          <Link {...linkTo({ id: partOf.id, domain })}>{partOf.title}</Link>
        </Fact>
      )}
      {item !== undefined && item !== title.text && <Fact name={t('document.facts.agendaItem')}>{item}</Fact>}
    </>
  );
}

/** Kinds that stand in the head, in this order; the number the type line shows is not repeated. */
const shownKinds: readonly Kind[] = ['procedure', 'pe', 'ce', 'council', 'reference', 'session'];

/** The numbers people know a document by (UX 5.5). */
export function NumberFacts({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { numbers, dossier } = document;
  const inTypeLine = knownNumber(document);
  const left = numbers.filter((number) => number !== inTypeLine && number.value !== dossier?.number);
  return shownKinds.map((kind) => {
    const values = left.filter((number) => number.kind === kind).map(({ value }) => value);
    return values.length === 0 ? null : (
      <Fact key={kind} name={t(`document.facts.numbers.${kind}`)}>
        {values.join(', ')}
      </Fact>
    );
  });
}

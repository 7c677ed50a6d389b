import type { DocumentDetail, TimelineItem } from 'contract/documents';
import { DossierLink } from '#features/reading/dossier-link.tsx';
import { ownColour } from '#ui/own-colour.ts';
import { knownNumber } from './known-number.ts';
import styles from './type-line.module.css';
import { useKind, type Typed } from './use-kind.ts';

/** The type of a document, with the colour of its family. */
export function Kind({ item }: { item: Typed }) {
  const { name, family } = useKind(item);
  return (
    <span
      className={styles.type}
      data-family={family}
      style={family === undefined ? undefined : ownColour('doc', family)}
    >
      <i aria-hidden="true" />
      {name}
    </span>
  );
}

/** What a document is and where it comes from: family, type, institution, body and number. */
export function TypeLine({
  item,
  linked = false,
}: {
  item: Typed & Pick<TimelineItem | DocumentDetail, 'institution' | 'committees' | 'numbers'>;
  /** The number leads to its dossier; not where that is what is listed. */
  linked?: boolean;
}) {
  const number = knownNumber(item);
  return (
    <p className={styles.line}>
      <Kind item={item} />
      <span>{item.institution}</span>
      {item.committees[0] && <span>{item.committees[0].name}</span>}
      {number && (
        <span className={styles.number}>
          {linked ? (
            <DossierLink item={item} className={styles.link}>
              {number.value}
            </DossierLink>
          ) : (
            number.value
          )}
        </span>
      )}
    </p>
  );
}

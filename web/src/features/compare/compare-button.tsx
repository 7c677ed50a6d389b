import { Button } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { dossierAddress } from 'contract/dossier-address';
import { versionRuleOf } from 'contract/version-rules';
import { sign } from '#ui/sign.tsx';
import { useVersions } from './use-comparison.ts';
import { versionKeys } from './version-names.ts';
import { canCompare } from './versions-to-compare.ts';

/** Of a document that holds the text of a bill or act: the way to compare it with another version of it. */
export function CompareButton({ document }: { document: DocumentDetail }) {
  const number = numberOf(document);
  const rule = versionRuleOf({ ...document, title: document.title.text });
  if (number === undefined || rule === undefined || rule.kind === 'instruction' || rule.kind === 'amendment')
    return null;
  return <Comparing document={document} number={number} />;
}

function Comparing({ document: { id, domain }, number }: { document: DocumentDetail; number: string }) {
  const { t } = useTranslation();
  const { data } = useVersions(domain, number);
  const address = dossierAddress(number);
  if (!data || address === undefined || !canCompare(data.versions)) return null;
  const keys = [...versionKeys(data.versions)];
  const own = keys.findIndex(([, { document }]) => document.id === id);
  const key = keys[own]?.[0];
  if (key === undefined) return null;
  return (
    <Button
      variant="default"
      leftSection={sign(IconColumns2)}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/$domain/dossier/$number/compare"
          params={{ domain, number: address }}
          search={own === 0 ? { from: key } : { to: key }}
        />
      )}
    >
      {t('document.actions.compare')}
    </Button>
  );
}

/** The dossier, or the procedure of a European text. */
const numberOf = ({ dossier, numbers }: DocumentDetail): string | undefined =>
  dossier?.number ?? numbers.find(({ kind }) => kind === 'procedure')?.value;

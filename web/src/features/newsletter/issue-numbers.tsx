import { useTranslation } from 'react-i18next';
import type { Issue } from 'contract/newsletter-issues';
import { useFormats } from '#features/formats.ts';

/** What became of an issue at its readers (UX-2, 15). */
export function IssueNumbers({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (['accepted', 'refused', 'unsubscribed'] as const)
    .filter((name) => name === 'accepted' || issue[name] > 0)
    .map((name) => t(`readers.issue.${name}`, { count: issue[name], number: number(issue[name]) }))
    .join(', ');
}

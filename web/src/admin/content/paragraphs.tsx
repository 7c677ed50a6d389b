import { Textarea } from '@mantine/core';
import type { Locale } from 'contract/users';
import { AdminCard } from '../ui/admin-page.tsx';
import styles from './content.module.css';
import { PutBack } from './put-back.tsx';

/** Texts of one language, each under what it is about; those that ship can be put back. */
export function Paragraphs<Part extends string>({
  title,
  locale,
  parts,
  labelOf,
  texts,
  shipped,
  maxLength,
  onChange,
}: {
  title: string;
  locale: Locale;
  /** In their order. */
  parts: readonly Part[];
  labelOf: (part: Part) => string;
  texts: Record<Part, string>;
  shipped: Record<Part, string>;
  maxLength: number;
  onChange: (texts: Record<Part, string>) => void;
}) {
  return (
    <AdminCard title={title}>
      <div className={`${styles.fields} ${styles.inCard}`}>
        {parts.map((part) => (
          <div key={part}>
            <Textarea
              label={labelOf(part)}
              lang={locale}
              autosize
              minRows={2}
              maxLength={maxLength}
              value={texts[part]}
              error={texts[part].trim() === ''}
              onChange={(event) => onChange({ ...texts, [part]: event.currentTarget.value })}
            />
            {texts[part] !== shipped[part] && (
              <PutBack name={labelOf(part)} onClick={() => onChange({ ...texts, [part]: shipped[part] })} />
            )}
          </div>
        ))}
      </div>
    </AdminCard>
  );
}

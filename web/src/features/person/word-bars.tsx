import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CountedSearch } from 'contract/counted';
import type { DomainId } from 'contract/dashboards';
import { useFormats } from '#features/formats.ts';
import { Block } from './block.tsx';
import { opens } from './opens.ts';
import styles from './person.module.css';

/** Words with how often each was counted, which opens exactly that; nothing where there are none. */
export function WordBars({
  domain,
  title,
  extra,
  words,
  sayCount,
  withBars,
  about,
}: {
  domain: DomainId;
  title: string;
  extra?: ReactNode;
  words: readonly { topic: string; count: number; search: CountedSearch }[];
  /** What a number is of, for who hears it. */
  sayCount: (count: number) => string;
  /** Whether there is enough to be compared. */
  withBars: boolean;
  /** What is counted. */
  about: string;
}) {
  const { number } = useFormats();
  if (words.length === 0) return null;
  const most = Math.max(...words.map(({ count }) => count));
  return (
    <Block title={title} extra={extra}>
      <ul className={styles.topics}>
        {words.map(({ topic, count, search }) => (
          <li key={topic}>
            <Link {...opens(domain, search)}>
              <span>{topic}</span>
              <span aria-hidden="true">{number(count)}</span>
              <span className="visually-hidden">{sayCount(count)}</span>
              {withBars && (
                <i aria-hidden="true">
                  <i style={{ width: `${(100 * count) / most}%` }} />
                </i>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{about}</p>
    </Block>
  );
}

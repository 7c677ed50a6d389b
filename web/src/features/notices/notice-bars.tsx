import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { withWords } from '#session/locale.ts';
import { hasKeptTyping } from '#session/user.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { notices } from './notices.ts';

// Fetched for who has something to know, which most have not.
const Bars = lazyPart(() => withWords(import('./bars.tsx'), 'notices'), 'Bars');
const KeptTyping = lazyPart(() => withWords(import('./kept-typing.tsx'), 'notices'), 'KeptTyping');
const Returned = lazyPart(() => withWords(import('./returned.tsx'), 'notices'), 'Returned');

/**
 * Under the top bar: maintenance and what was typed before it, a vacation that holds, an address that refuses mail, mails
 * that failed or were switched off from a mail, and what was missed (2.8, 4.17, 4.18, 4.21, 10.1).
 */
export function NoticeBars() {
  // A failure here is no reason to bother who came for something else.
  const [typed, setTyped] = useState(hasKeptTyping);
  const { returned, ...told } = useQuery(notices).data ?? {};
  return (
    <>
      <div role="status">
        {Object.values(told).some((one) => one !== undefined) && (
          <Suspense fallback={null}>
            <Bars told={told} />
          </Suspense>
        )}
      </div>
      {typed && (
        <Suspense fallback={null}>
          <KeptTyping onGone={() => setTyped(false)} />
        </Suspense>
      )}
      {returned && (
        <Suspense fallback={null}>
          <Returned returned={returned} />
        </Suspense>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#ui/late-part.tsx';
import { notices } from './notices.ts';

// Fetched for who has something to know, which most have not.
const Bars = lazyPart(() => import('./bars.tsx'), 'Bars');
const Returned = lazyPart(() => import('./returned.tsx'), 'Returned');

/**
 * Under the top bar: a vacation that holds, an address that refuses mail, mails that failed or were switched off from a
 * mail, and what was missed (4.17, 4.18, 4.21, 10.1).
 */
export function NoticeBars() {
  // A failure here is no reason to bother who came for something else.
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
      {returned && (
        <Suspense fallback={null}>
          <Returned returned={returned} />
        </Suspense>
      )}
    </>
  );
}

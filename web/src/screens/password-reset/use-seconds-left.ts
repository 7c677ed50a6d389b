import { useEffect, useState } from 'react';

/** Counts seconds down to 0, by the clock: a page that slept is right when it wakes. */
export function useSecondsLeft(): { seconds: number; start: (seconds: number) => void; stop: () => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return {
    seconds: Math.max(0, Math.ceil((until - now) / 1_000)),
    start(seconds) {
      const begun = Date.now();
      setNow(begun);
      setUntil(begun + seconds * 1_000);
    },
    stop: () => setUntil(0),
  };
}

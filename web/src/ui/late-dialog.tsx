import { useEffect, useState, type ReactNode } from 'react';
import { LatePart } from './late-part.tsx';
import { sayNotFetched } from './not-fetched.ts';

/** A dialog whose code is fetched when it is first opened; where that fails, a message says so and it counts as closed. */
export function LateDialog({
  opened,
  onClose,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  /** Draws it, open or not. */
  children: (opened: boolean) => ReactNode;
}) {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <LatePart failure={opened && <NotFetched onClose={onClose} />}>
      <Opening opened={opened}>{children}</Opening>
    </LatePart>
  );
}

/** It opens once it is there and was drawn closed, or it would not know where to return the focus. */
function Opening({ opened, children }: { opened: boolean; children: (opened: boolean) => ReactNode }) {
  const [ready, setReady] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- it is drawn closed first on purpose
  useEffect(() => setReady(true), []);
  return children(opened && ready);
}

/** In the place of what could not be fetched: nothing but the message. */
export function NotFetched({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    sayNotFetched();
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every opening
  }, []);
  return null;
}

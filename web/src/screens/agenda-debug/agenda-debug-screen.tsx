import type { ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import { KeptEvent } from './kept-event.tsx';
import { KeptEvents } from './kept-events.tsx';

/** The agenda as it is kept: all meetings, or the one that the address names; staff only (decisions 2.7 and 7.23). */
export function AgendaDebugScreen(): ReactNode {
  const { id } = useParams({ from: '/shell/agenda-debug/{-$id}' });
  return id === undefined ? <KeptEvents /> : <KeptEvent key={id} id={id} />;
}

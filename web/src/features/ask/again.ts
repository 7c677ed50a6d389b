import type { DomainId } from 'contract/dashboards';
import { queries } from '#api/queries.ts';

/** Under what the answers of a dashboard are kept. */
export const askedOf = (domain: DomainId) => ['ask', domain] as const;

/** Forgets the answers of a dashboard and asks what is shown again. */
export const askAgain = (domain: DomainId): void => void queries.resetQueries({ queryKey: askedOf(domain) });

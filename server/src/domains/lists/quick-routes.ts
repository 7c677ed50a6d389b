import type { FastifyInstance } from 'fastify';
import * as quotations from 'contract/list-quotations';
import * as suggestions from 'contract/list-suggestions';
import { answer, answerAs } from '#platform/http.ts';
import { acceptSuggestions, dropSuggestions, undoSuggestions } from './judged-suggestions.ts';
import { quoteOnList, type QuotingParts, removeQuotations, restoreQuotations } from './quotations.ts';
import { followSearch, suggestionsOf, unfollowSearch } from './suggestions.ts';

/** What comes onto lists with little work: quotations, and what a saved search suggests (UX-2, 14). */
export function quickRoutes(app: FastifyInstance, parts: QuotingParts): void {
  const done = { done: true } as const;
  answerAs(app, 'documents', quotations.quoteOnList, async ({ body }, call) => ({
    data: await quoteOnList(parts, call, body),
  }));
  answer(app, quotations.removeQuotations, async ({ body }, { actor }) => ({
    data: await removeQuotations(parts, actor, body),
  }));
  answer(app, quotations.restoreQuotations, async ({ body }, { actor }) => ({
    data: await restoreQuotations(parts, actor, body),
  }));
  answerAs(app, 'documents', suggestions.getSuggestions, async ({ params }, { actor }) => ({
    data: await suggestionsOf(parts, actor, params.id),
  }));
  answerAs(app, 'documents', suggestions.followSearch, async ({ params, body }, { actor }) => ({
    data: await followSearch(parts, actor, params.id, body.savedSearchId),
  }));
  answer(app, suggestions.unfollowSearch, async ({ params }, { actor }) => {
    await unfollowSearch(parts, actor, params.id);
    return done;
  });
  answerAs(app, 'documents', suggestions.acceptSuggestions, async ({ params, body }, { actor }) => ({
    data: await acceptSuggestions(parts, actor, params.id, body.documentIds),
  }));
  answerAs(app, 'documents', suggestions.dropSuggestions, async ({ params, body }, { actor }) => {
    await dropSuggestions(parts, actor, params.id, body.documentIds);
    return done;
  });
  answer(app, suggestions.undoSuggestions, async ({ params, body }, { actor }) => {
    await undoSuggestions(parts, actor, params.id, body.documentIds);
    return done;
  });
}

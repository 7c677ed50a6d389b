import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { isLease, type Lease, LeaseLostError, type Leases } from '#stores/people/leases.ts';
import { askForJson, type ChatService } from '#platform/ai/chat.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { BudgetSpentError, payingFor, shareForReaders } from './budget.ts';
import { queueNews } from './queue-news.ts';
import { makeSummary, NothingLeftError } from './make.ts';
import { notesKept } from './notes.ts';
import { refusalFor } from './state.ts';
import { type SummaryChoice, summarySettings } from './settings.ts';
import * as store from './store.ts';

export interface SummariesOptions {
  choice: SummaryChoice;
  documents: Pick<DocumentStore, 'get' | 'dump' | 'settled'>;
  people: PeopleStore;
  leases: Leases;
  log: Log;
  clock: Clock;
  /** Milliseconds between two looks into an empty queue. */
  pause?: number;
  /** Timeouts and tries, where they differ from the usual ones. */
  request?: Pick<ChatService, 'timeout' | 'retries' | 'backOff'>;
  /** Milliseconds before a summary that failed is tried again; grows fourfold. */
  rest?: number;
}

export interface Summaries {
  /** Ends what is under way and resolves when nothing is left; the next start goes on with it. */
  stop(): Promise<void>;
}

const leaseName = 'summaries';
/** Summaries made at the same time. */
const atOnce = 2;
/** Tries before a summary counts as failed. */
const mostTries = 3;
/** Milliseconds one answer may take: a long analysis of a slow model. */
const answerTimeout = 180_000;
/** Milliseconds after which it is looked again whether another process still holds the work. */
const longestPause = 60_000;

/**
 * Makes the summaries that wait until stopped: what readers ask first, then the newest documents. One
 * process at a time does so, by a lease; one that is killed leaves everything in the queue, and the notes
 * it had of a long document, to the next. Without a service there is nothing to do.
 */
export function startSummaries(options: SummariesOptions): Summaries {
  const { choice, leases, people, log, clock, pause = 5_000, rest = 60_000 } = options;
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = choice;
  if (!baseUrl || !model) return { stop: async () => undefined };
  const service: ChatService = {
    baseUrl,
    model,
    ...(apiKey ? { apiKey } : {}),
    timeout: answerTimeout,
    retries: 2,
    backOff: 2_000,
    ...options.request,
  };
  const settings = summarySettings(choice);
  const now = () => clock.now().getTime();
  const stopping = new AbortController();
  const ended = keepClaiming();

  async function keepClaiming(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const lease = await leases.claim(leaseName);
        if (!isLease(lease)) {
          await waitFor(Math.min(longestPause, Math.max(pause, lease.freeIn)), stopping.signal);
          continue;
        }
        try {
          await keepMaking(lease);
        } finally {
          await lease.release();
        }
      } catch (error) {
        if (error instanceof LeaseLostError) log.warn('the lease on summaries was lost to another process');
        else log.error({ err: error }, 'summaries could not be made for a while');
        await waitFor(pause, stopping.signal);
      }
    }
  }

  async function keepMaking(lease: Lease): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, lease.signal]);
    const underWay = new Map<store.SummaryKey, Promise<void>>();
    try {
      while (!signal.aborted) {
        await queueNews(options, settings, lease);
        const spent = await store.spentOn(people, now());
        const askedOnly = spent >= choice.SUMMARY_TOKENS_PER_DAY * (1 - shareForReaders);
        const next =
          underWay.size < atOnce
            ? await store.nextWaiting(people, { now: now(), askedOnly, except: [...underWay.keys()] })
            : undefined;
        if (next) {
          const made = make(next, lease, signal)
            // The stores failed, not the service: nothing is counted, and the place stays taken for a while.
            .catch(async (error: unknown) => {
              if (signal.aborted) return;
              log.error({ ...next, err: error }, 'a summary could not be taken up');
              await waitFor(pause, signal);
            })
            .finally(() => underWay.delete(next));
          underWay.set(next, made);
        } else await Promise.race([waitFor(pause, signal), ...underWay.values()]);
      }
    } finally {
      await Promise.allSettled(underWay.values());
    }
    lease.signal.throwIfAborted();
  }

  async function make(waiting: store.WaitingSummary, lease: Lease, signal: AbortSignal): Promise<void> {
    const { documentId, kind, locale, asked, attempts } = waiting;
    const document = await options.documents.get(documentId);
    if (!document || !('text' in document) || refusalFor(document, kind, settings)) {
      return lease.write((db) => store.forget(db, waiting));
    }
    const textHash = store.hashOfText(document.text);
    const write: Lease['write'] = (work) => lease.write(work);
    const pay = payingFor({ write, now, limit: choice.SUMMARY_TOKENS_PER_DAY, asked });
    try {
      const summary = await makeSummary(document, kind, locale, {
        model: service.model,
        now,
        ask: (question) => pay(question, () => askForJson(service, question, signal)),
        noted: notesKept({ db: people, lease, now, documentId, textHash, model: service.model }),
        onDropped: (dropped) =>
          log.debug({ documentId, kind, dropped }, 'sentences of a summary were dropped'),
      });
      await lease.write((db) => store.keepSummary(db, waiting, { summary, textHash, now: now() }));
      log.info({ documentId, kind, locale, words: summary.words }, 'a summary was made');
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof BudgetSpentError) {
        const tomorrow = startOfDay(addDays(dayOf(now()), 1));
        return lease.write((db) => store.putOff(db, waiting, tomorrow));
      }
      const fault =
        error instanceof SourceFault ? error.kind : error instanceof NothingLeftError ? 'check' : 'other';
      const tries = attempts + 1;
      const again = tries < mostTries ? now() + rest * 4 ** attempts : undefined;
      await lease.write((db) => store.keepFailure(db, waiting, { fault, attempts: tries, again }));
      const level = fault === 'other' ? 'error' : 'warn';
      log[level]({ documentId, kind, fault, tries, err: error }, 'a summary could not be made');
    }
  }

  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  // The abort ends the pause.
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}

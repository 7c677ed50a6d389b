import { dossierPage } from '#domains/documents/index.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { oneLine, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { Locale } from 'contract/users';
import type { Step, ToldSteps } from '../follow/told-steps.ts';
import { meetingDates } from './meeting-dates.ts';

/** Steps as a mail or a feed says them, those of a dossier with its page. */
export interface StepsFacts {
  words: string[];
  page?: { address: string; name: string };
}

/** Characters of what a source calls a house or a dossier. */
const longestName = 80;

/** Says steps in a language; `base` is the public base URL without a slash. */
export function stepsFacts(locale: Locale, base: string, told: ToldSteps): StepsFacts {
  if ('passed' in told) {
    const day = mailDates(locale).longDay(told.passed);
    return { words: [say(locale, told.inText ? 'mail.steps.passedInText' : 'mail.steps.passed', { day })] };
  }
  const { domain, number, name, steps } = told;
  return {
    words: steps.map((step) => wordsOf(locale, step)),
    page: {
      address: dossierPage(base, { domain, number }),
      name: say(locale, 'mail.steps.dossier', { number: shortened(oneLine(name), longestName) }),
    },
  };
}

function wordsOf(locale: Locale, step: Step): string {
  const { when } = meetingDates(locale);
  const day = (text: string) => mailDates(locale).longDay(text);
  switch (step.kind) {
    case 'stage':
      return say(locale, 'mail.steps.stage', { stage: stageName(locale, step), day: day(step.day) });
    case 'vote': {
      const { by, outcome = 'unknown', counts } = step.vote;
      const numbers = counts ? ` ${counts.for}–${counts.against}` : '';
      const said = {
        by: shortened(oneLine(by), longestName),
        outcome: say(locale, `dossier.outcomes.${outcome}`) + numbers,
      };
      return step.day === undefined
        ? say(locale, 'mail.steps.undatedVote', said)
        : say(locale, 'mail.steps.vote', { ...said, day: day(step.day) });
    }
    case 'moved':
      return say(locale, 'mail.steps.moved', { from: when(step.from), to: when(step.to) });
    default:
      return say(locale, `mail.steps.${step.kind}`, { when: when(step.when) });
  }
}

/** A stage by the name that the page of its dossier gives it. */
function stageName(locale: Locale, { stage, course }: Extract<Step, { kind: 'stage' }>): string {
  if (stage === 'vote' || stage === 'published') return say(locale, `dossier.stages.${stage}.${course}`);
  if (stage === 'senate')
    return say(locale, course === 'beFedBill' ? 'dossier.stages.senateBe' : 'dossier.stages.senate');
  return say(locale, `dossier.stages.names.${stage}`);
}

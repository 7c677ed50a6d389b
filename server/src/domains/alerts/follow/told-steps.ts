import { DomainId } from 'contract/domain-id';
import { z } from 'zod';
import { DossierStep } from '#domains/dossiers/index.ts';
import { MeetingStep } from './meeting-steps.ts';

/** A step of a dossier that is told: by a paper, a vote or a meeting of it. */
export const Step = z.union([DossierStep, MeetingStep]);
export type Step = z.infer<typeof Step>;

/** What a match tells of the dossier that its search follows. */
const StepsOfDossier = z.object({
  domain: DomainId,
  /** As addresses have it, and as the source writes it. */
  number: z.string(),
  name: z.string(),
  steps: z.array(Step),
});
export type StepsOfDossier = z.infer<typeof StepsOfDossier>;

/** A day of a commitment that passed, YYYY-MM-DD, and whether its text alone says it. */
const PassedDay = z.object({ passed: z.string(), inText: z.boolean() });
export type PassedDay = z.infer<typeof PassedDay>;

/** For what a match is told beside its words. */
export const ToldSteps = z.union([StepsOfDossier, PassedDay]);
export type ToldSteps = z.infer<typeof ToldSteps>;

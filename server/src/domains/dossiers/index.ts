export { type Act, actOf } from './acts.ts';
export { courseOf, isBill, pathsOfBills } from './courses.ts';
export { readDeadline } from './deadline.ts';
export { type DossierParts, pageOf } from './dossier.ts';
export { type AskedDossier, findDossier, type FoundDossier, isOfDossier } from './find-dossier.ts';
export { type InFeed, nextMeetingsOf } from './next-meetings.ts';
export { stagesOf } from './stages.ts';
export { DossierStep, newSteps } from './steps.ts';
export { toldVote, votesIn } from './votes.ts';

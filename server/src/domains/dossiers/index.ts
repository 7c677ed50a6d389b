export { courseOf, isBill, pathsOfBills } from './courses.ts';
export { pageOf } from './dossier.ts';
export { type AskedDossier, findDossier, type FoundDossier, isOfDossier } from './find-dossier.ts';
export { stagesOf } from './stages.ts';
export { DossierStep, newSteps } from './steps.ts';
export { toldVote, votesIn } from './votes.ts';

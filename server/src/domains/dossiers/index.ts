export { courseOf, isBill, pathsOfBills } from './courses.ts';
export { pageOf } from './dossier.ts';
export { type AskedDossier, findDossier, type FoundDossier, titleOf } from './find-dossier.ts';
export { stagesOf } from './stages.ts';
export { toldVote, votesIn } from './votes.ts';

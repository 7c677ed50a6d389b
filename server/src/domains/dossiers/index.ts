export { findDossier, isOfDossier } from './find-dossier.ts';
export { DossierStep, newSteps } from './steps.ts';

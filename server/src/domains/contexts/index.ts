export { builtInClassifier, type OpenClassifier } from './built-in.ts';
export { chooseClassifier } from './choose-classifier.ts';
export type { ContextClassifier, ContextScore, Scorable } from './classifier.ts';
export { contextsCommand } from './contexts-command.ts';
export { rescoreDocuments } from './rescore.ts';
export { scoreAll } from './score-all.ts';

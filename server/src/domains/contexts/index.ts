export { type BuiltInClassifier, builtInClassifier, type OpenClassifier } from './built-in.ts';
export { chooseClassifier } from './choose-classifier.ts';
export type { ContextClassifier } from './classifier.ts';
export { contextsCommand } from './contexts-command.ts';
export { scoreAll } from './score-all.ts';

export { labelledWith, labelsOn } from './labelled.ts';
export { mentionsOf, seeMention } from './mentions.ts';

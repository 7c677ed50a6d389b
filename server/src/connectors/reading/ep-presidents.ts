/** What the President of a sitting is called in each language of the European Parliament, as speeches begin with. */
const words = [
  'President',
  'Председател(?:ят|ката)?',
  'Presidente|Presidenta',
  'Předsedající|Předseda|Předsedkyně',
  'Formanden|Fru formand',
  'Präsident(?:in)?',
  'Istungi juhataja|Juhataja|President',
  'Πρόεδρος',
  'Président(?:e)?',
  'An tUachtarán',
  'Predsjedatelj(?:ica)?|Predsjedavajuć[ia]|Predsjedni(?:k|ca)',
  'Sēdes vadītāj[sa]|Priekšsēdētāj[sa]',
  'Pirmininkas|Pirmininkė',
  'Elnök(?: asszony)?',
  'Il-President',
  'Voorzitter',
  'Przewodniczą(?:cy|ca)',
  'Preşedintele|Președintele|Preşedinta|Președinta|Preşedinte|Președinte',
  'Predsedajúc[ia]|Predsed(?:a|níčka)',
  'Predseduj?oč[ia]|Predsedujoč[ia]|Predsedni(?:k|ca)',
  'Puhemies',
  'Talmannen|Ålderspresidenten',
];
const articles = 'The |El |La |Le |Il |O |A |Der |Die |De |Den |Η |Ο ';
const president = new RegExp(
  `^(?:${articles})?(?:${words.join('|')})(?![\\p{L}-]| of | du | van | der | de )`,
  'iu',
);

/** True where the words that name a speaker begin with the President of the sitting, who speaks for no group. */
export function isEpPresident(named: string): boolean {
  return president.test(named.trim());
}

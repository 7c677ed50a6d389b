import { fold } from 'contract/query/analyser';
import { calendarMeanings } from './calendar.ts';

/**
 * Words that are written with a capital in one language and otherwise in another, so that a summary in
 * English may name what a Dutch document says. One line is one meaning.
 */
const meanings = `
  ${calendarMeanings}
  nederland nederlands nederlandse netherlands dutch paysbas niederlande
  belgie belgisch belgische belgium belgian belgique belge belgien
  vlaanderen vlaams vlaamse flanders flemish flandre flandern
  wallonie waals waalse wallonia walloon
  brussel brussels bruxelles brussels brussel
  europa europees europese europe european europeen europeenne europaisch europaische
  duitsland duits duitse germany german allemagne deutschland
  frankrijk frans franse france french frankreich
  engeland brits britse britain british verenigd united kingdom koninkrijk
  eu unie union
  commissie commission committee committees kommission ausschuss
  kamer kamers chamber house chambre representatives senate senaat senat eerste tweede lower upper
  parlement parliament parlementair parliamentary parlament
  raad council conseil rat
  raad state council
  minister ministers minister ministre ministerie ministry ministeries ministries ministerin
  staatssecretaris state secretary
  regering kabinet government cabinet gouvernement regierung
  gemeente gemeenten municipality municipalities municipal
  provincie provincies province provinces provincial provinciale
  koning king koninklijk royal
  lidstaat lidstaten member states state
  wet act law bill wetsvoorstel
  motie motions motion
  noordzee north sea
`;

const byWord = new Map<string, Set<string>>();
for (const line of meanings.trim().split('\n')) {
  const words = line.trim().split(/\s+/).map(fold);
  for (const word of words) {
    const known = byWord.get(word) ?? new Set();
    for (const other of words) known.add(other);
    byWord.set(word, known);
  }
}

/** What a folded word may stand for in a text of another language, itself included. */
export function equivalentsOf(word: string): Iterable<string> {
  return byWord.get(word) ?? [word];
}

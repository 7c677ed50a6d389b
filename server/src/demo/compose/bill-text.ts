import type { Bill } from '../theme.ts';

interface Article {
  heading?: string;
  /** Its members; one alone has no number. */
  members: readonly string[];
}

/** The text of a bill as it was submitted, from its opening formula to its closing one. */
export const submittedText = (bill: Bill): string[] =>
  textOf(bill, [
    ...bill.articles.map((article) => ({ members: [article] })),
    evaluation('vijf'),
    entry(
      'Deze wet treedt in werking op een bij koninklijk besluit te bepalen tijdstip, dat voor de verschillende artikelen of onderdelen daarvan verschillend kan worden vastgesteld.',
    ),
  ]);

/** The same after the house amended it: a member and an article more, a shorter term and a day of entry into force. */
export function amendedText(bill: Bill, year: number): string[] {
  const [first, second] = bill.amendments;
  return textOf(bill, [
    ...bill.articles.flatMap((article, index): Article[] => [
      { members: index === 0 && first ? [article, first.text] : [article] },
      ...(index === 0 && second ? [{ members: [second.text] }] : []),
    ]),
    evaluation('drie'),
    entry(`Deze wet treedt in werking met ingang van 1 juli ${year}.`),
  ]);
}

const evaluation = (years: string): Article => ({
  heading: 'Evaluatie',
  members: [
    `Onze Minister zendt binnen ${years} jaar na de inwerkingtreding van deze wet aan de Staten-Generaal een verslag over de doeltreffendheid en de effecten van deze wet in de praktijk.`,
  ],
});

const entry = (sentence: string): Article => ({ heading: 'Inwerkingtreding', members: [sentence] });

const textOf = (bill: Bill, articles: readonly Article[]): string[] => [
  'Allen, die deze zullen zien of horen lezen, saluut! doen te weten:',
  `Alzo Wij in overweging genomen hebben, dat het wenselijk is ${bill.aim};`,
  'Zo is het, dat Wij, de Afdeling advisering van de Raad van State gehoord, en met gemeen overleg der Staten-Generaal, hebben goedgevonden en verstaan, gelijk Wij goedvinden en verstaan bij deze:',
  ...articles.map(({ heading, members }, index) =>
    [
      `Artikel ${index + 1}${heading === undefined ? '' : ` ${heading}`}`,
      ...members.map((member, nth) => (members.length === 1 ? member : `${nth + 1}. ${member}`)),
    ].join('\n'),
  ),
  'Lasten en bevelen dat deze in het Staatsblad zal worden geplaatst en dat alle ministeries, autoriteiten, colleges en ambtenaren die zulks aangaat, aan de nauwkeurige uitvoering de hand zullen houden.',
];

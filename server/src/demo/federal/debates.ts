import { instantAt } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { type Speech, writeDebate } from '../debate-text.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { dateIn, type File, type Language, languageOf, paper } from './file.ts';
import {
  asMember,
  asMinister,
  de,
  frenchMinister,
  groups,
  members,
  ministerLabel,
  que,
  speakerOn,
} from './house.ts';
import { plenaryAfter } from './voting.ts';

const president = members.find((member) => member.party === groups[1]?.name) ?? members[0]!;
const numbered = (item: number, nth: number) =>
  `${String(item).padStart(2, '0')}.${String(nth).padStart(2, '0')}`;

const starts = {
  nl: ['Mijnheer de voorzitter, collega’s.', 'Voorzitter, dames en heren.', 'Dank u, voorzitter.'],
  fr: ['Monsieur le président, chers collègues.', 'Merci pour la parole.', 'Merci, monsieur le président.'],
};
const replies = {
  nl: [
    'Ik dank u voor uw antwoord, maar ik blijf op mijn honger.',
    'Dat is duidelijk. Ik volg dit verder op.',
    'U geeft cijfers, ik vroeg een datum.',
  ],
  fr: [
    'Je vous remercie, mais je reste sur ma faim.',
    'C’est clair. Je suivrai ce dossier de près.',
    'Vous donnez des chiffres, je demandais une date.',
  ],
};

const remarks = {
  nl: [
    'ik sluit mij aan bij de vorige spreker, maar voeg er één zorg aan toe: de deelstaten moeten mee aan tafel.',
    'mijn fractie zal de tekst steunen, al hadden wij liever een ruimere overgangstermijn gezien.',
    'wij zullen ons onthouden. De bedoeling is goed, de becijfering ontbreekt.',
    'men kan hier lang over debatteren, maar op het terrein telt maar één ding: wanneer begint het?',
  ],
  fr: [
    'je rejoins l’orateur précédent, avec un souci supplémentaire : les entités fédérées doivent être à la table.',
    'mon groupe soutiendra le texte, même si nous aurions préféré une transition plus longue.',
    'nous nous abstiendrons. L’intention est bonne, les chiffres font défaut.',
    'on peut en débattre longuement, mais sur le terrain une seule chose compte : quand cela commence-t-il ?',
  ],
};
const promises = {
  nl: [
    'Wat de timing betreft: het overleg met de deelstaten start volgende maand. Ik kom na het reces terug met een stand van zaken.',
    'Er werd ook naar de kosten gevraagd. Die zijn opgenomen in de tabellen van de begroting en worden bij de controle bijgesteld.',
    'Ik begrijp de vraag om haast, maar een slecht voorbereide maatregel helpt niemand. De evaluatie wordt aan de commissie bezorgd.',
  ],
  fr: [
    'Quant au calendrier, la concertation avec les entités fédérées débute le mois prochain. Je ferai le point après les vacances.',
    'On m’a également interrogé sur le coût. Il figure dans les tableaux du budget et sera ajusté lors du contrôle.',
    'Je comprends l’impatience, mais une mesure mal préparée n’aide personne. L’évaluation sera transmise à la commission.',
  ],
};

/** The point of the bill each kind of debate is about. */
const focusOf = { commissieverslag: 0, 'plenair-verslag': 1, handelingen: 2 } as const;
type Debate = keyof typeof focusOf;

function speech(file: File, language: Language, index: number, kind: Debate): string {
  const { bill } = file;
  const nth = index + file.place + focusOf[kind];
  const issue = bill.issues[language][focusOf[kind]];
  // There are two facts: the Senate does without.
  const fact = kind === 'handelingen' ? '' : `${bill.facts[language][focusOf[kind]]} `;
  const start = around(starts[language], nth);
  const said =
    language === 'nl'
      ? around(
          [
            `${issue.view} ${fact}Mijn fractie meent dat ${issue.because}.`,
            `ik heb één vraag voor de minister. ${issue.question}`,
            `wie het terrein kent, weet dat ${issue.finding}. Ik vraag de regering dan ook ${issue.ask}.`,
            around(remarks.nl, nth),
            around(remarks.nl, nth + 1),
          ],
          index,
        )
      : around(
          [
            `${issue.view} ${fact}Mon groupe estime ${que(issue.because)}.`,
            `j’ai une seule question. ${issue.question}`,
            `qui connaît le terrain sait ${que(issue.finding)}. Je demande donc au gouvernement ${de(issue.ask)}.`,
            around(remarks.fr, nth),
            around(remarks.fr, nth + 1),
          ],
          index,
        );
  return `${start} ${capital(said)}`;
}

/** Members of both languages in turn, each in their own, with the answers of the minister. */
function speeches(file: File, kind: Debate, steps: readonly number[], item: number): Speech[] {
  const { bill } = file;
  let nth = 0;
  const number = () => numbered(item, (nth += 1));
  const chair = (text: string, language: Language): Speech => ({
    speaker: asMember(president, 'Voorzitter'),
    label: language === 'nl' ? 'De voorzitter' : 'Le président',
    text,
    chair: true,
  });
  const rounds = steps.map((step, index) => {
    const language: Language = (index + file.place) % 2 === 0 ? 'nl' : 'fr';
    const member = speakerOn(bill, language, step + file.place);
    return { language, member, index };
  });
  const says = ({ member }: (typeof rounds)[number], text: string): Speech => ({
    speaker: asMember(member, 'Spreker'),
    label: `${number()} ${member.name} (${member.party})`,
    text,
  });
  const minister = (language: Language, index: number): Speech => {
    const issue = bill.issues[language][focusOf[kind]];
    if (index > 0) {
      return {
        speaker: asMinister(bill, 'Minister'),
        label: `${number()} ${ministerLabel(bill, language)}`,
        text: around(promises[language], file.place + focusOf[kind]),
      };
    }
    return {
      speaker: asMinister(bill, 'Minister'),
      label: `${number()} ${ministerLabel(bill, language)}`,
      text:
        language === 'nl'
          ? `Ik dank de leden voor hun tussenkomsten. Er werd gevraagd naar ${issue.about}. ${issue.answer}`
          : `Je remercie les membres pour leurs interventions. Vous avez évoqué ${issue.about}. ${issue.answer}`,
    };
  };
  const other = (language: Language) => (language === 'nl' ? 'fr' : 'nl');
  const [first, second] = rounds;
  if (!first || !second) throw new RangeError('A debate takes two speakers.');
  return [
    chair(
      first.language === 'nl'
        ? `Aan de orde is ${bill.subject.nl}. Het woord is aan ${first.member.name}.`
        : `L’ordre du jour appelle la discussion sur ${bill.subject.fr}. La parole est à ${first.member.name}.`,
      first.language,
    ),
    ...rounds.map((each) => says(each, speech(file, each.language, each.index, kind))),
    minister(first.language, 0),
    says(first, around(replies[first.language], file.place)),
    minister(other(first.language), 1),
    says(second, around(replies[second.language], file.place + 1)),
    chair(
      first.language === 'nl'
        ? 'Vraagt nog iemand het woord? Niemand? De bespreking is gesloten.'
        : 'Quelqu’un demande-t-il encore la parole ? Non. La discussion est close.',
      first.language,
    ),
  ];
}

/** The report of a debate as one item of a sitting, each speaker in their own language. */
export function report(
  file: File,
  kind: 'plenair-verslag' | 'commissieverslag' | 'handelingen',
  days: number,
): Written {
  const { bill } = file;
  const day = file.after(days);
  const language = languageOf(file, 0);
  const item = 2 + (file.place % 4);
  const plenary = kind === 'plenair-verslag';
  const steps = plenary ? [0, 1, 2, 3, 4] : kind === 'handelingen' ? [3, 2, 1] : [2, 0, 3];
  const number = plenary
    ? `CRIV 56 PLEN ${901 + file.place}`
    : kind === 'handelingen'
      ? `8-${901 + file.place}`
      : `CRIV 56 COM ${901 + file.place * 2}`;
  const body = {
    'plenair-verslag': 'Plenumvergadering / Séance plénière',
    commissieverslag: `${bill.committee.nl} / ${bill.committee.fr}`,
    handelingen: 'Senaat – Plenaire vergadering / Sénat – Séance plénière',
  }[kind];
  const said = speeches(file, kind, steps, item);
  const { text, turns } = writeDebate(
    [
      `${number}\n${body}\n${dateIn('nl', day)} / ${dateIn('fr', day)}`,
      `${String(item).padStart(2, '0')} ${bill.title.nl}\n${String(item).padStart(2, '0')} ${bill.title.fr}`,
    ],
    said,
    plenary
      ? ['De stemming vindt later vandaag plaats. / Le vote interviendra ultérieurement aujourd’hui.']
      : [],
    instantAt(day, 14, 20),
  );
  return paper(file, {
    suffix: kind,
    groupPath: kind === 'handelingen' ? 'senaat/handelingen' : `kamer/${kind}`,
    sourceType: {
      'plenair-verslag': 'Integraal verslag plenum',
      commissieverslag: 'Integraal verslag commissie',
      handelingen: 'Handelingen',
    }[kind],
    language,
    titles: {
      nl: `${plenary ? 'Plenair debat' : kind === 'handelingen' ? 'Debat in de Senaat' : 'Bespreking in commissie'}: ${bill.title.nl}`,
      fr: `${plenary ? 'Débat en séance plénière' : kind === 'handelingen' ? 'Débat au Sénat' : 'Discussion en commission'} : ${bill.title.fr}`,
    },
    day,
    time: [19, 40],
    numbers: [{ kind: 'session', value: number }],
    withCommittee: kind === 'commissieverslag',
    text,
    turns,
    agendaItem: `${bill.title.nl} / ${bill.title.fr}`,
    partOf: {
      id: file.id(`vergadering-${kind}`),
      title: body,
      item: bill.title[language],
    },
    people: [...new Map(said.map(({ speaker }) => [speaker.name, speaker])).values()],
    relations: [{ relation: 'Bespreking van', id: file.id('wet') }],
  });
}

/** The sitting in which a report was made. */
export function heldMeeting(
  file: File,
  kind: 'plenair-verslag' | 'commissieverslag' | 'handelingen',
  days: number,
): Written {
  const { bill } = file;
  const day = file.after(days);
  const senate = kind === 'handelingen';
  const committee = kind === 'commissieverslag';
  return paper(file, {
    suffix: `vergadering-${kind}`,
    groupPath: senate ? 'senaat/agenda' : 'kamer/agenda',
    sourceType: committee ? 'Commissievergadering' : 'Plenaire vergadering',
    language: 'nl',
    titles: {
      nl: committee
        ? `${bill.committee.nl}: ${bill.title.nl}`
        : `Plenaire vergadering van ${dateIn('nl', day)}${senate ? ' (Senaat)' : ''}`,
      fr: committee
        ? `${bill.committee.fr} : ${bill.title.fr}`
        : `Séance plénière du ${dateIn('fr', day)}${senate ? ' (Sénat)' : ''}`,
    },
    day,
    time: [14, 15],
    withCommittee: committee,
    text: `${committee ? bill.committee.nl : 'Plenaire vergadering'} op ${dateIn('nl', day)}. Op de agenda: ${bill.subject.nl}.\n\n${committee ? bill.committee.fr : 'Séance plénière'} du ${dateIn('fr', day)}. À l’ordre du jour : ${bill.subject.fr}.`,
    agendaItem: bill.title.nl,
    people: [asMinister(bill, 'Minister')],
    meeting: {
      kind: committee ? 'committee' : 'plenary',
      hours: committee ? 2.5 : 5,
      place: senate
        ? 'Halfrond van de Senaat'
        : committee
          ? around(['Europazaal', 'Internationale zaal', 'Zaal 1'], file.place)
          : 'Halfrond',
      status: day < file.today ? 'held' : 'planned',
      agendaItems: [
        { number: '1', title: 'Regeling der werkzaamheden / Ordre des travaux', documentIds: [] },
        {
          number: '2',
          title: `${bill.title.nl} / ${bill.title.fr}`,
          documentIds: [
            'wet',
            'amendement',
            'verslag',
            kind,
            ...(days === plenaryAfter ? ['stemming'] : []),
          ].map(file.id),
        },
      ],
    },
  });
}

/** An oral question or an interpellation, with its answer. */
export function spoken(
  file: File,
  kind: 'mondelinge-vraag' | 'interpellatie',
  nth: number,
  days: number,
): Written {
  const { bill } = file;
  const language = languageOf(file, nth + 1);
  const issue = around(bill.issues[language], nth);
  const asker = speakerOn(bill, language, file.place + nth);
  const day = file.after(days);
  const number = `56${String(900_100 + file.place * 11 + nth).padStart(6, '0')}${kind === 'interpellatie' ? 'I' : 'C'}`;
  const { text, turns } = writeDebate(
    [
      language === 'nl'
        ? `${kind === 'interpellatie' ? 'Interpellatie' : 'Vraag'} van ${asker.name} aan de minister van ${bill.minister.nl} over “${issue.about}” (${number})`
        : `${kind === 'interpellatie' ? 'Interpellation' : 'Question'} de ${asker.name} ${frenchMinister(bill).to} ${bill.minister.fr} sur « ${issue.about} » (${number})`,
      `${bill.committee[language]}, ${dateIn(language, day)}`,
    ],
    [
      {
        speaker: asMember(asker, 'Vraagsteller'),
        label: `${numbered(nth + 5, 1)} ${asker.name} (${asker.party})`,
        text:
          language === 'nl'
            ? `${issue.view} Vandaag zien we dat ${issue.finding}. ${issue.question}`
            : `${issue.view} Aujourd’hui, force est de constater ${que(issue.finding)}. ${issue.question}`,
      },
      {
        speaker: asMinister(bill, 'Minister'),
        label: `${numbered(nth + 5, 2)} ${ministerLabel(bill, language)}`,
        text:
          language === 'nl'
            ? `Collega, dank voor uw vraag. ${issue.answer}`
            : `Merci pour votre question. ${issue.answer}`,
      },
      {
        speaker: asMember(asker, 'Vraagsteller'),
        label: `${numbered(nth + 5, 3)} ${asker.name} (${asker.party})`,
        text: around(replies[language], file.place + nth),
      },
    ],
    [language === 'nl' ? 'Het incident is gesloten.' : 'L’incident est clos.'],
    instantAt(day, 15, 5),
  );
  return paper(file, {
    suffix: `${kind}-${nth + 1}`,
    groupPath: `kamer/${kind}`,
    sourceType: {
      'mondelinge-vraag': { nl: 'Mondelinge vraag', fr: 'Question orale' },
      interpellatie: { nl: 'Interpellatie', fr: 'Interpellation' },
    }[kind][language],
    language,
    titles: {
      nl: `${kind === 'interpellatie' ? 'Interpellatie' : 'Mondelinge vraag'} over ${around(bill.issues.nl, nth).about}`,
      fr: `${kind === 'interpellatie' ? 'Interpellation' : 'Question orale'} sur ${around(bill.issues.fr, nth).about}`,
    },
    day,
    time: [15, 30],
    numbers: [{ kind: 'reference', value: number }],
    text,
    turns,
    people: [asMember(asker, 'Vraagsteller'), asMinister(bill, 'Beantwoorder')],
  });
}

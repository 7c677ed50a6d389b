import { dutchDate, instantAt } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { writeDebate } from '../debate-text.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { type File, paper, sessionYear, wording } from './file.ts';
import { asMember, asMinister, ministerName, polite, speakerOn } from './house.ts';

/** A written question with its answer, in one paper as the bulletin has them. */
export function writtenQuestion(file: File, nth: number, days: number): Written {
  const { initiative } = file;
  const issue = around(initiative.issues, nth);
  const asker = speakerOn(initiative, file.place + nth * 2);
  const day = file.after(days);
  const answered = file.after(days + 26);
  const number = `${900 + file.place * 3 + nth} (${sessionYear(day)})`;
  const hasAnswer = answered <= file.today;
  return paper(file, {
    suffix: `schriftelijke-vraag-${nth + 1}`,
    groupPath: 'vlaams-parlement/schriftelijke-vraag',
    sourceType: hasAnswer ? 'Schriftelijke vraag met antwoord' : 'Schriftelijke vraag',
    title: `Schriftelijke vraag over ${issue.about}`,
    day,
    numbers: [{ kind: 'document', value: number }],
    text: [
      `Schriftelijke vraag nr. ${number}\nvan ${asker.name} (${asker.party})\naan ${ministerName(initiative)}, bevoegd voor ${initiative.minister.portfolio}\n${dutchDate(day)}`,
      wording(file, `vraag ${nth}`, [
        `Op het terrein is al langer te horen dat ${issue.finding}. Cijfers daarover zijn schaars.`,
        `${around(initiative.facts, nth)} Tegen die achtergrond verdient het beleid rond ${issue.about} een nadere blik.`,
        `In een hoorzitting werd erop gewezen dat ${issue.finding}. De minister kondigde toen bijkomend onderzoek aan.`,
      ]),
      `1. ${issue.question}`,
      `2. ${around(['Kan de minister die cijfers opsplitsen per provincie en per jaar?', 'Welke evolutie ziet de minister over de voorbije vijf jaar?', 'Hoe verhoudt zich dat tot de doelstellingen van het regeerakkoord?'], nth + file.place)}`,
      `3. Is de minister bereid ${issue.ask}?`,
      ...(hasAnswer
        ? [
            `ANTWOORD\nvan ${dutchDate(answered)}`,
            `1. ${issue.answer}`,
            `2. ${around(['De opsplitsing per provincie gaat als bijlage bij dit antwoord. Vóór 2022 werden de gegevens op een andere wijze geregistreerd.', 'De evolutie is over het geheel genomen stijgend, met een terugval in het jaar van de hervorming.', 'De doelstelling wordt gehaald indien het huidige ritme wordt aangehouden.'], nth + file.place)}`,
            `3. ${around(['Dat wordt onderzocht in overleg met de sector. Ik loop niet vooruit op het resultaat.', 'Neen. Het bestaande kader volstaat, al wordt de toepassing ervan verbeterd.', 'Ja, mits de budgettaire ruimte dat toelaat.'], nth + file.place)}`,
          ]
        : []),
    ].join('\n\n'),
    people: [
      asMember(asker, 'Vraagsteller'),
      asMinister(initiative, hasAnswer ? 'Beantwoorder' : 'Geadresseerde'),
    ],
    own: 'pdf',
  });
}

const reminders = [
  (about: string) =>
    `Minister, ik kom terug op ${about}. Bij de interpellatie beloofde u een stand van zaken, en die heb ik nog niet gezien. Wat is er sindsdien concreet gebeurd?`,
  (about: string) =>
    `Voorzitter, over ${about} bestaat in deze commissie weinig meningsverschil. Toch blijft het stil. Welke stappen zette u de voorbije maanden, en wat verhindert de volgende?`,
  (about: string) =>
    `Minister, vorige week was ik op werkbezoek en daar ging het de hele tijd over ${about}. Men vroeg mij wanneer het uitvoeringsbesluit komt. Ik geef die vraag graag aan u door.`,
];
const progress = [
  'Sinds de interpellatie is de werkgroep drie keer samengekomen. Haar verslag ligt nu bij de inspectie van Financiën. Zodra dat advies er is, kom ik naar deze commissie.',
  'Er zijn twee stappen gezet: het advies van de sector is binnen en het budget is vastgelegd. Wat ontbreekt, is een akkoord over de gegevensuitwisseling. Dat verwacht ik dit kwartaal.',
  'Het besluit is vorige vrijdag een tweede keer principieel goedgekeurd. Na het advies van de Raad van State kan het in het voorjaar in werking treden.',
];

/** A question for explanation in committee, an urgent one in plenary or an interpellation, with its turns. */
export function spokenQuestion(
  file: File,
  kind: 'vraag-om-uitleg' | 'actuele-vraag' | 'interpellatie',
  nth: number,
  days: number,
): Written {
  const { initiative } = file;
  const issue = around(initiative.issues, nth);
  const asker = speakerOn(initiative, file.place + nth + 1);
  const second = speakerOn(initiative, file.place + nth + 3);
  const day = file.after(days);
  const names = {
    'vraag-om-uitleg': 'Vraag om uitleg',
    'actuele-vraag': 'Actuele vraag',
    interpellatie: 'Interpellatie',
  };
  const minister = ministerName(initiative);
  // The last question for explanation comes back to what an interpellation was about.
  const again = kind === 'vraag-om-uitleg' && nth === 2;
  const asked = wording(file, `${kind} asks`, [
    `Voorzitter, minister, collega’s. ${issue.view} ${issue.question}`,
    `Minister, deze week bleek opnieuw dat ${issue.finding}. Dat kan zo niet blijven duren. ${issue.question}`,
    `Voorzitter, ik val meteen met de deur in huis. Ik vind dat ${issue.because}. Bent u bereid ${issue.ask}?`,
  ]);
  const { text, turns } = writeDebate(
    [`${names[kind]} van ${asker.name} aan ${minister}\n${dutchDate(day)}`, `Onderwerp: ${issue.about}`],
    [
      {
        speaker: asMember(asker, 'Vraagsteller'),
        label: `${asker.name} (${asker.party})`,
        text: again ? around(reminders, file.place)(issue.about) : asked,
      },
      {
        speaker: asMinister(initiative, 'Minister'),
        label: capital(minister),
        text: again
          ? around(progress, file.place)
          : `${around(['Dank u wel voor de vraag.', 'Collega, ik begrijp uw bezorgdheid.', 'Voorzitter, ik geef eerst de cijfers.'], nth + file.place)} ${issue.answer}`,
      },
      {
        speaker: asMember(second, 'Spreker'),
        label: `${second.name} (${second.party})`,
        text: around(
          [
            `Ik sluit mij graag aan bij ${polite(asker)}. Maar laten we ook kijken naar wie dit moet uitvoeren.`,
            'Minister, u verwijst naar een werkgroep. Die werkgroep bestaat nu twee jaar. Wanneer komt er een resultaat?',
            'Mijn fractie ziet dat anders. Niet elk probleem is opgelost met een nieuwe premie.',
          ],
          nth + file.place,
        ),
      },
      {
        speaker: asMember(asker, 'Vraagsteller'),
        label: `${asker.name} (${asker.party})`,
        text: around(
          [
            'Dank voor uw antwoord, minister. Ik onthoud uw engagement en kom erop terug na het reces.',
            'Ik ben maar half gerustgesteld. Ik zal hierover een voorstel van resolutie indienen.',
            'Het is goed dat u de cijfers geeft. De conclusie die u eraan verbindt, deel ik niet.',
          ],
          nth + file.place + 1,
        ),
      },
    ],
    kind === 'interpellatie'
      ? ['Een motie van aanbeveling wordt aangekondigd. Het incident is gesloten.']
      : [],
    instantAt(day, 14, 10 + nth * 5),
  );
  return paper(file, {
    suffix: `${kind}-${nth + 1}`,
    groupPath: `vlaams-parlement/${kind}`,
    sourceType: names[kind],
    title: `${names[kind]} over ${issue.about}`,
    day,
    time: [16, 30],
    numbers: [{ kind: 'document', value: `${1_900 + file.place * 7 + nth} (${sessionYear(day)})` }],
    text,
    turns,
    agendaItem: capital(issue.about),
    people: [
      asMember(asker, 'Vraagsteller'),
      asMember(second, 'Spreker'),
      asMinister(initiative, 'Beantwoorder'),
    ],
    withCommittee: kind !== 'actuele-vraag',
  });
}

import type { Vote } from 'contract/document-parts';
import { dutchDate } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { around } from '../random.ts';
import { voteOf } from '../voting.ts';
import type { Written } from '../written.ts';
import { type File, paper, wording } from './file.ts';
import { asMember, asMinister, groups, members, ministerName, speakerOn } from './house.ts';
import { committees } from './initiative.ts';

/** Days after the beginning on which plenary decides. */
export const plenaryAfter = 182;

function votesOn(file: File, suffix: string, subject: string, proposer?: string, byName = false): Vote[] {
  const day = file.after(plenaryAfter);
  if (day >= file.today) return [];
  const vote = voteOf(`flemish ${file.initiative.key} ${suffix}`, {
    house: { factions: groups, abstains: true },
    ...(proposer === undefined ? { reach: 1.15 } : { proposer }),
    subject,
    day,
    time: [17, 40],
  });
  const choiceOf = new Map(vote.parties.map((each) => [each.party, each.choice]));
  return [
    {
      ...vote,
      outcomeText: vote.outcome === 'aangenomen' ? 'Aangenomen' : 'Niet aangenomen',
      members: byName
        ? members.map(({ name, party }) => ({
            name,
            party,
            choice: choiceOf.get(party) ?? 'Niet deelgenomen',
          }))
        : [],
    },
  ];
}

/** Half of the initiatives come from the government, the other half from members. */
const ofGovernment = (file: File) => file.place % 2 === 0;
const nameOf = (file: File) =>
  `${ofGovernment(file) ? 'Ontwerp' : 'Voorstel'} van decreet ${file.initiative.decree}`;
/** Education, welfare and culture are matters of the Community, the rest of the Region. */
const matterOf = (file: File) =>
  ['OND', 'WEL', 'CUL'].includes(file.initiative.committee)
    ? 'gemeenschapsaangelegenheid'
    : 'gewestaangelegenheid';
const authors = (file: File) => [0, 2, 3].map((step) => speakerOn(file.initiative, file.place + step));

/** The draft or proposed decree. */
export function decree(file: File, days: number): Written {
  const { initiative } = file;
  const { articles, facts, issues, subject } = initiative;
  const signed = ofGovernment(file)
    ? `Brussel, ${dutchDate(file.after(days))}\n\nDe minister-president van de Vlaamse Regering\nDe Vlaamse minister van ${initiative.minister.portfolio},\n${initiative.minister.name}`
    : authors(file)
        .map((author) => author.name)
        .join('\n');
  return paper(file, {
    suffix: 'decreet',
    groupPath: `vlaams-parlement/${ofGovernment(file) ? 'ontwerp' : 'voorstel'}-decreet`,
    sourceType: `${ofGovernment(file) ? 'Ontwerp' : 'Voorstel'} van decreet`,
    title: nameOf(file),
    day: file.after(days),
    time: undefined,
    numbers: [{ kind: 'document', value: file.number(1, days) }],
    text: [
      `${file.number(1, days)}\ningediend op ${dutchDate(file.after(days))}\n\n${nameOf(file)}`,
      `${ofGovernment(file) ? 'Memorie van toelichting' : 'Toelichting'}\n\n${facts[0]} Het bestaande decreet dateert van een periode waarin ${subject} nauwelijks aandacht kreeg. De indieners willen het kader verduidelijken zonder nieuwe instanties in het leven te roepen.`,
      `Dit decreet regelt een ${matterOf(file)}. Over ${issues[0].about} werd advies gevraagd aan de strategische adviesraad; met de meeste opmerkingen is rekening gehouden.`,
      `Artikel 1\nDit decreet regelt een ${matterOf(file)}.`,
      `Artikel 2\n${articles[0]}`,
      `Artikel 3\n${articles[1]}`,
      `Artikel 4\nDe Vlaamse Regering brengt om de twee jaar verslag uit aan het Vlaams Parlement over ${issues[2].about}.`,
      signed,
    ].join('\n\n'),
    people: ofGovernment(file)
      ? [asMinister(initiative, 'Indiener')]
      : authors(file).map((author) => asMember(author, 'Indiener')),
    own: 'pdf',
    attachments: [
      {
        title: `Advies van de Raad van State bij: ${initiative.title}`,
        text: `Raad van State, afdeling Wetgeving\n\nAdvies over een ${ofGovernment(file) ? 'voorontwerp' : 'voorstel'} van decreet ${initiative.decree}\n\n1. Bevoegdheid. De decreetgever is bevoegd voor de aangelegenheid.\n\n2. Gelijkheid. Het onderscheid dat artikel 2 maakt, moet in de toelichting worden verantwoord.\n\n3. Redactie. In artikel 3 ontbreekt een datum van inwerkingtreding.`,
      },
    ],
  });
}

/** Amendments to the decree. */
export function amendment(file: File, days: number): Written {
  const { initiative } = file;
  const author = speakerOn(initiative, file.place + 4);
  const title = `Amendementen op het ${nameOf(file).charAt(0).toLowerCase()}${nameOf(file).slice(1)}`;
  return paper(file, {
    suffix: 'amendement',
    groupPath: 'vlaams-parlement/amendement',
    sourceType: 'Amendementen',
    title,
    day: file.after(days),
    numbers: [{ kind: 'document', value: file.number(2, days) }],
    text: [
      `${file.number(2, days)}\nAmendement nr. 1\nvoorgesteld door ${author.name}`,
      'Artikel 2\nAan dit artikel wordt een tweede lid toegevoegd, dat luidt als volgt:',
      wording(file, 'amendement', [
        '“De Vlaamse Regering kan voor kleine ondernemingen en verenigingen in een overgang van twee jaar voorzien.”',
        '“Over elke afwijking wordt binnen dertig dagen gemotiveerd beslist.”',
        '“De gegevens die bij de toepassing worden verzameld, worden jaarlijks openbaar gemaakt.”',
      ]),
      `Verantwoording\n\nHet voorgestelde artikel bepaalt: ‘${initiative.articles[0]}’ Op die regel is niets aan te merken, behalve dat hij geen rekening houdt met ${initiative.issues[1].about}.`,
      author.name,
    ].join('\n\n'),
    people: [asMember(author, 'Indiener')],
    votes: votesOn(file, 'amendement', 'Amendement nr. 1 op artikel 2', author.party),
    relations: [{ relation: 'Amendement op', id: file.id('decreet') }],
  });
}

/** The report of the committee on the decree. */
export function committeeReportOnDecree(file: File, days: number): Written {
  const { initiative } = file;
  const [first, second] = [1, 2].map((step) => speakerOn(initiative, file.place + step));
  return paper(file, {
    suffix: 'verslag',
    groupPath: 'vlaams-parlement/verslag',
    sourceType: 'Verslag',
    title: `Verslag over het ${ofGovernment(file) ? 'ontwerp' : 'voorstel'} van decreet ${initiative.decree}`,
    day: file.after(days),
    numbers: [{ kind: 'document', value: file.number(3, days) }],
    text: [
      `${file.number(3, days)}\nVerslag namens de ${committees[initiative.committee]}\nuitgebracht door ${first?.name} en ${second?.name}`,
      `1. Toelichting\n\n${capital(ministerName(initiative))} schetst de krachtlijnen. ${initiative.facts[1]}`,
      `2. Algemene bespreking\n\n${first?.name} noemt het een stap vooruit, maar mist aandacht voor ${initiative.issues[0].about}. ${second?.name} vraagt hoe de lokale besturen zullen worden betrokken. De minister antwoordt dat daarover een omzendbrief volgt.`,
      `3. Artikelsgewijze bespreking\n\nBij artikel 3 stelt een lid dat ${initiative.issues[2].because}. De minister verwijst naar de evaluatie in artikel 4.`,
      `4. Stemming\n\nHet geheel wordt aangenomen met ${8 + (file.place % 3)} stemmen tegen ${2 + (file.place % 2)} bij ${file.place % 3} onthoudingen.`,
    ].join('\n\n'),
    people: [first, second].flatMap((member) => (member ? [asMember(member, 'Verslaggever')] : [])),
    relations: [{ relation: 'Verslag over', id: file.id('decreet') }],
    own: 'pdf',
  });
}

/** The text as adopted, the roll call and what the government and the gazette make of it. */
export function adoption(file: File): Written[] {
  const { initiative } = file;
  const days = plenaryAfter;
  const day = file.after(days);
  const votes = votesOn(file, 'decreet', nameOf(file), undefined, true);
  const counts = votes[0]?.counts;
  const rollCall = paper(file, {
    suffix: 'stemming',
    groupPath: 'vlaams-parlement/stemming',
    sourceType: 'Hoofdelijke stemming',
    title: `Hoofdelijke stemming over het ${ofGovernment(file) ? 'ontwerp' : 'voorstel'} van decreet ${initiative.decree}`,
    day,
    time: [17, 40],
    withCommittee: false,
    text: `Hoofdelijke stemming\n${dutchDate(day)}\n\n${nameOf(file)}\n\nHebben deelgenomen aan de stemming: ${counts ? counts.for + counts.against + (counts.abstentions ?? 0) : 0}\nJa: ${counts?.for}\nNeen: ${counts?.against}\nOnthoudingen: ${counts?.abstentions}`,
    votes,
    relations: [{ relation: 'Stemming over', id: file.id('decreet') }],
  });
  if (votes[0]?.outcome !== 'aangenomen') return [rollCall];
  const text = [
    `Artikel 1\nDit decreet regelt een ${matterOf(file)}.`,
    `Artikel 2\n${initiative.articles[0]}`,
    `Artikel 3\n${initiative.articles[1]}`,
  ];
  return [
    rollCall,
    paper(file, {
      suffix: 'aangenomen',
      groupPath: 'vlaams-parlement/aangenomen-tekst',
      sourceType: 'Tekst aangenomen door de plenaire vergadering',
      title: `Tekst aangenomen door de plenaire vergadering: decreet ${initiative.decree}`,
      day,
      numbers: [{ kind: 'document', value: file.number(5, days) }],
      withCommittee: false,
      text: [`${file.number(5, days)}\nDecreet ${initiative.decree}`, ...text].join('\n\n'),
      relations: [{ relation: 'Aanneming van', id: file.id('decreet') }],
      own: 'pdf',
    }),
    paper(file, {
      suffix: 'staatsblad',
      groupPath: 'staatsblad/decreet',
      sourceType: 'Decreet',
      title: `${dutchDate(file.after(days + 14)).toUpperCase()}. – Decreet ${initiative.decree}`,
      day: file.after(days + 40),
      time: undefined,
      withCommittee: false,
      numbers: [
        {
          kind: 'document',
          value: `${new Date(file.after(days + 40)).getUTCFullYear()}99${String(9_001 + file.place)}`,
        },
      ],
      text: [
        'Het Vlaams Parlement heeft aangenomen en Wij, Regering, bekrachtigen hetgeen volgt:',
        ...text,
        'Kondigen dit decreet af, bevelen dat het in het Belgisch Staatsblad zal worden bekendgemaakt.',
      ].join('\n\n'),
      relations: [{ relation: 'Bekendmaking van', id: file.id('aangenomen') }],
    }),
    paper(file, {
      suffix: 'besluit',
      groupPath: 'vlaamse-regering/besluit',
      sourceType: 'Besluit van de Vlaamse Regering',
      title: `Besluit van de Vlaamse Regering tot uitvoering van het decreet ${initiative.decree}`,
      day: file.after(days + 85),
      withCommittee: false,
      text: `De Vlaamse Regering,\n\nGelet op het decreet ${initiative.decree};\n\nNa beraadslaging,\n\nBesluit:\n\nArtikel 1. Een aanvraag wordt digitaal ingediend bij het bevoegde agentschap.\n\nArtikel 2. Voor ${initiative.issues[1].about} stelt de minister een modelformulier vast.\n\nArtikel 3. Dit besluit treedt in werking op de eerste dag van de tweede maand na de bekendmaking.`,
      people: [asMinister(initiative, 'Ondertekenaar')],
      relations: [{ relation: 'Uitvoering van', id: file.id('staatsblad') }],
    }),
    paper(file, {
      suffix: 'staatsblad-besluit',
      groupPath: 'staatsblad/besluit',
      sourceType: 'Besluit van de Vlaamse Regering',
      title: `Bekendmaking: uitvoeringsbesluit ${initiative.title.toLowerCase()}`,
      day: file.after(days + 110),
      time: undefined,
      withCommittee: false,
      text: `Belgisch Staatsblad van ${dutchDate(file.after(days + 110))}\nVlaamse overheid\n\nBesluit van de Vlaamse Regering tot uitvoering van het decreet ${initiative.decree}.\n\nDe volledige tekst en het modelformulier zijn raadpleegbaar bij het agentschap.`,
      relations: [{ relation: 'Bekendmaking van', id: file.id('besluit') }],
    }),
  ];
}

/** A proposal for a resolution. */
export function resolution(file: File, days: number): Written {
  const { initiative } = file;
  const issue = initiative.issues[1];
  const [first, second] = [1, 5].map((step) => speakerOn(initiative, file.place + step));
  const title = `Voorstel van resolutie over ${issue.about}`;
  return paper(file, {
    suffix: 'resolutie',
    groupPath: 'vlaams-parlement/resolutie',
    sourceType: 'Voorstel van resolutie',
    title,
    day: file.after(days),
    numbers: [{ kind: 'document', value: `${9_002 + file.place * 4} – Nr. 1` }],
    text: [
      `Voorstel van resolutie\nvan ${first?.name} en ${second?.name}\n${title.slice(23)}`,
      'Het Vlaams Parlement,',
      `– gelet op het regeerakkoord;\n– overwegende dat ${issue.because};\n– vaststellende dat ${issue.finding};`,
      `vraagt de Vlaamse Regering:\n\n1° ${issue.ask};\n\n2° ${around(['jaarlijks aan het Vlaams Parlement te rapporteren', 'de lokale besturen daarbij als volwaardige partner te betrekken', 'de nodige middelen bij de volgende begrotingsopmaak vrij te maken'], file.place)}.`,
      `${first?.name}\n${second?.name}`,
    ].join('\n\n'),
    people: [first, second].flatMap((member) => (member ? [asMember(member, 'Indiener')] : [])),
    votes: votesOn(file, 'resolutie', title, first?.party),
  });
}

/** A reasoned motion after the interpellation. */
export function motion(file: File, days: number): Written {
  const { initiative } = file;
  const issue = initiative.issues[2];
  const author = speakerOn(initiative, file.place + 6);
  const title = `Motie van aanbeveling van ${author.name} tot besluit van de interpellatie over ${issue.about}`;
  return paper(file, {
    suffix: 'motie',
    groupPath: 'vlaams-parlement/motie',
    sourceType: 'Met redenen omklede motie',
    title,
    day: file.after(days),
    text: [
      `Het Vlaams Parlement,\n\n– gehoord de interpellatie van ${author.name};\n– gehoord het antwoord van ${ministerName(initiative)};`,
      `– stelt vast dat ${issue.finding};`,
      `– vraagt de Vlaamse Regering ${issue.ask};`,
      '– en gaat over tot de orde van de dag.',
    ].join('\n\n'),
    people: [asMember(author, 'Indiener')],
    votes: votesOn(file, 'motie', title, author.party),
    relations: [{ relation: 'Ingediend na', id: file.id('interpellatie-3') }],
  });
}

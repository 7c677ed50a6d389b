import { dutchDate } from '../calendar.ts';
import { ministries } from '../government.ts';
import { parties } from '../parliament.ts';
import type { Planned } from '../plan.ts';
import { around } from '../random.ts';
import type { Bill } from '../theme.ts';
import { voteOnBill } from '../votes.ts';
import { submittedText } from './bill-text.ts';
import type { Composed, Composer } from './composed.ts';
import {
  capital,
  committeeTitle,
  issueOf,
  ministerPerson,
  ministerTitle,
  organisationInSentence,
  paper,
} from './composed.ts';

function billOf(planned: Planned): Bill {
  if (!planned.theme.bill) throw new Error(`Theme ${planned.theme.key} has no bill.`);
  return planned.theme.bill;
}

const ofMinistry = (planned: Planned) => `Ministerie van ${ministries[planned.theme.ministry].name}`;

/** The bill itself. */
export const composeBill: Composer = (planned, surroundings): Composed => {
  const bill = billOf(planned);
  const senate = surroundings.sibling(planned, 'ek/wetsvoorstel');
  return {
    sourceType: 'Voorstel van wet',
    institution: 'Tweede Kamer',
    title: `Voorstel van wet: ${bill.title}`,
    text: [
      `${paper(planned)}\n${bill.title}`,
      'Voorstel van wet',
      ...submittedText(bill),
      `Gegeven\n\n${capital(ministerTitle(planned.theme))},`,
    ].join('\n\n'),
    people: [ministerPerson(planned.theme, 'Indiener')],
    ...(senate ? { votes: voteOnBill(planned, bill.title, senate.day) } : {}),
  };
};

/** The explanatory memorandum. */
export const composeMemorandum: Composer = (planned, surroundings): Composed => {
  const bill = billOf(planned);
  const { theme } = planned;
  const law = surroundings.sibling(planned, 'tk/wetsvoorstel');
  return {
    sourceType: 'Memorie van toelichting',
    institution: 'Tweede Kamer',
    title: `Memorie van toelichting: ${bill.title}`,
    text: [
      `${paper(planned)}\n${bill.title}\nMemorie van toelichting`,
      `Algemeen\n\n1. Inleiding\n\nDit wetsvoorstel strekt ertoe ${bill.aim}. Aanleiding is de ontwikkeling rond ${theme.subject}. ${around(theme.facts, 0)} ${around(theme.facts, 1)}`,
      `2. Probleemschets\n\n${theme.issues.map((issue) => `Gebleken is dat ${issue.finding}. Daarbij komt dat ${issue.because}.`).join(' ')}`,
      `3. Hoofdlijnen van het voorstel\n\n${bill.articles.map((article, index) => `Het voorgestelde artikel ${index + 1} bepaalt het volgende: ‘${article}’ Met deze bepaling wordt beoogd de verantwoordelijkheden helder te beleggen en de rechtszekerheid te vergroten.`).join('\n\n')}`,
      '4. Verhouding tot hoger recht\n\nHet voorstel is getoetst aan het Europees Verdrag voor de Rechten van de Mens en aan het recht van de Europese Unie, waaronder de procedure met nummer 2021/0106(COD) en de mededeling COM(2023) 123. De voorgestelde maatregelen zijn geschikt, noodzakelijk en evenredig.',
      '5. Regeldruk en uitvoering\n\nDe eenmalige regeldrukkosten worden geraamd op 11,4 miljoen euro en de structurele kosten op 2,7 miljoen euro per jaar. De uitvoeringsorganisaties achten het voorstel uitvoerbaar, mits tussen publicatie en inwerkingtreding ten minste negen maanden zitten.',
      `6. Consultatie\n\nOp de internetconsultatie zijn 214 reacties binnengekomen. ${capital(organisationInSentence(theme.organisations[0]))} steunt de strekking van het voorstel, maar vraagt om een ruimere overgangstermijn. ${capital(organisationInSentence(theme.organisations[1]))} wijst op de gevolgen voor kleinere organisaties. Naar aanleiding daarvan is de evaluatietermijn verkort.`,
      `${capital(ministerTitle(theme))},\n\n${ministries[theme.ministry].minister.name}`,
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Indiener')],
    organisations: theme.organisations.map((name) => ({ name, relation: 'Reactie in consultatie' })),
    relations: law ? [{ relation: 'Toelichting op', to: law }] : [],
  };
};

const conclusions = [
  (because: string) =>
    `Met deze leden ben ik van mening dat ${because}. Het wetsvoorstel biedt daarvoor voldoende ruimte; aanpassing acht ik niet nodig.`,
  (because: string) =>
    `Dat ${because}, staat voor mij vast. Bij nota van wijziging verduidelijk ik de toelichting op dit onderdeel.`,
  (because: string) =>
    `Ik onderschrijf dat ${because}, maar kies ervoor dit in lagere regelgeving uit te werken, zodat bij gewijzigde omstandigheden sneller kan worden bijgestuurd.`,
  (because: string) =>
    `Deze leden wijzen er terecht op dat ${because}. De evaluatiebepaling maakt het mogelijk om de werking op dit punt na drie jaar te bezien.`,
];

/** The note in reply to the report on the bill. */
export const composeNote: Composer = (planned, surroundings): Composed => {
  const bill = billOf(planned);
  const { theme } = planned;
  const law = surroundings.sibling(planned, 'tk/wetsvoorstel');
  const exchanges = [0, 1, 2, 3].map((step) => {
    const issue = issueOf(theme, step);
    const party = around(parties, step + planned.place).name;
    const other = around(parties, step + planned.place + 3).name;
    return `De leden van de fractie van ${party} merken op dat ${issue.finding}. Zij stellen in dit verband de volgende vraag: ‘${issue.question}’ De leden van de fractie van ${other} sluiten zich daarbij aan en vragen of de regering bereid is ${issue.ask}.\n\n${issue.answer} ${around(conclusions, step)(issue.because)}`;
  });
  return {
    sourceType: 'Nota naar aanleiding van het verslag',
    institution: 'Tweede Kamer',
    title: `Nota naar aanleiding van het verslag: ${bill.title}`,
    text: [
      `${paper(planned)}\n${bill.title}\nNota naar aanleiding van het verslag\nOntvangen ${dutchDate(planned.day)}`,
      `Met belangstelling heb ik kennisgenomen van het verslag van ${committeeTitle(theme)}. Ik dank de leden voor hun inbreng en ga hierna in op de gestelde vragen, waarbij de volgorde van het verslag zoveel mogelijk wordt aangehouden.`,
      ...exchanges,
      `Ik hoop hiermee de vragen afdoende te hebben beantwoord en zie uit naar de plenaire behandeling.`,
      `${capital(ministerTitle(theme))},\n\n${ministries[theme.ministry].minister.name}`,
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Indiener')],
    relations: law ? [{ relation: 'Hoort bij', to: law }] : [],
  };
};

/** The advice of the Raad van State on the bill. */
export const composeAdvice: Composer = (planned, surroundings): Composed => {
  const bill = billOf(planned);
  const { theme } = planned;
  const law = surroundings.sibling(planned, 'tk/wetsvoorstel');
  return {
    sourceType: 'Advies Raad van State',
    institution: 'Raad van State',
    title: `Advies Afdeling advisering Raad van State: ${bill.title}`,
    text: [
      `${paper(planned)}\nAdvies van de Afdeling advisering van de Raad van State`,
      `Bij kabinetsmissive heeft Uwe Majesteit, op voordracht van ${ministerTitle(theme)}, bij de Afdeling advisering van de Raad van State ter overweging aanhangig gemaakt het voorstel van wet: ${bill.title}, met memorie van toelichting.`,
      `Het voorstel strekt ertoe ${bill.aim}. De Afdeling onderschrijft het belang daarvan, maar maakt opmerkingen over de onderbouwing, de uitvoerbaarheid en de rechtsbescherming.`,
      `1. Onderbouwing\n\nDe toelichting vermeldt dat ${issueOf(theme, 0).finding}. Daarmee is nog niet duidelijk in hoeverre de voorgestelde bepalingen dit probleem oplossen. De Afdeling adviseert in de toelichting nader in te gaan op de verwachte effecten.`,
      `2. Uitvoerbaarheid\n\nHet voorstel legt nieuwe taken bij uitvoeringsorganisaties die nu al met personeelstekorten kampen. De Afdeling wijst in het bijzonder op de volgende bepaling: ‘${bill.articles[1]}’ Zij adviseert de uitvoeringstoets af te wachten en zo nodig het voorstel aan te passen.`,
      '3. Rechtsbescherming\n\nVoor betrokkenen moet helder zijn tegen welke besluiten bezwaar en beroep openstaan. De Afdeling adviseert dit in het voorstel zelf te regelen.',
      'De Afdeling advisering van de Raad van State heeft een aantal opmerkingen bij het voorstel en adviseert daarmee rekening te houden voordat het voorstel bij de Tweede Kamer der Staten-Generaal wordt ingediend.',
    ].join('\n\n'),
    people: [],
    withCommittee: false,
    relations: law ? [{ relation: 'Advies over', to: law }] : [],
  };
};

/** A budget with its explanation of the policy article of the theme. */
export const composeBudget: Composer = (planned): Composed => {
  const { theme } = planned;
  const year = new Date(planned.day).getUTCFullYear() + 1;
  return {
    sourceType: 'Begroting',
    institution: ofMinistry(planned),
    title: `Ontwerpbegroting ${ministries[theme.ministry].name} ${year}: ${theme.title}`,
    text: [
      `${paper(planned)}\nVaststelling van de begrotingsstaten van het Ministerie van ${ministries[theme.ministry].name} voor het jaar ${year}`,
      `Beleidsagenda\n\nHet kabinet kiest in ${year} voor een samenhangende inzet op ${theme.subject}. ${theme.facts.slice(0, 3).join(' ')}`,
      `Beleidsartikel 4: ${theme.title}\n\nAlgemene doelstelling. De minister is verantwoordelijk voor het stelsel en stimuleert medeoverheden en maatschappelijke partijen om hun aandeel te leveren. Voor dit artikel is een bedrag geraamd van 684,2 miljoen euro aan verplichtingen en 655,9 miljoen euro aan uitgaven, waarvan 71 procent juridisch verplicht is.`,
      `Beleidswijzigingen\n\n${theme.issues.map((issue) => `${capital(issue.about)}. ${issue.answer}`).join('\n\n')}`,
      'Bekostiging, subsidies en opdrachten worden in de bijlagen toegelicht. De strategische evaluatieagenda voorziet in een periodieke rapportage over drie jaar.',
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Indiener')],
  };
};

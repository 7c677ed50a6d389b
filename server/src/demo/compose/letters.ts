import { dutchDate } from '../calendar.ts';
import { ministries } from '../government.ts';
import { asPerson } from '../parliament.ts';
import type { Planned } from '../plan.ts';
import { around } from '../random.ts';
import type { Theme } from '../theme.ts';
import type { Composed, Composer } from './composed.ts';
import {
  capital,
  committeeTitle,
  issueOf,
  lower,
  ministerPerson,
  ministerTitle,
  organisationInSentence,
  paper,
} from './composed.ts';

const beginnings = [
  (letter: string, subject: string) =>
    `Hierbij informeer ik uw Kamer over ${subject}. In deze brief, ‘${letter}’, ga ik in op de voortgang sinds mijn vorige rapportage, op de toezeggingen die ik heb gedaan en op de stappen die ik het komende jaar zet.`,
  (letter: string, subject: string) =>
    `In het debat over ${subject} heb ik toegezegd uw Kamer nader te berichten. Met deze brief, getiteld ‘${letter}’, doe ik die toezegging gestand. Ik ga achtereenvolgens in op de stand van zaken, de belangrijkste knelpunten en het vervolg.`,
  (letter: string, subject: string) =>
    `Met deze brief bied ik uw Kamer, mede namens de betrokken bewindspersonen, een overzicht aan van de ontwikkelingen rond ${subject}. De titel van deze brief, ‘${letter}’, geeft weer waar de nadruk ligt.`,
];
const bridges = [
  'Met medeoverheden en uitvoeringsorganisaties heb ik het afgelopen kwartaal drie keer bestuurlijk overleg gevoerd. Daarbij is afgesproken dat de voortgang voortaan op dezelfde wijze wordt gemeten, zodat regio’s met elkaar kunnen worden vergeleken.',
  'De uitvoering vraagt veel van gemeenten, provincies en bedrijven. Ik wil daarom terughoudend zijn met nieuwe verplichtingen en kies waar mogelijk voor ondersteuning, vereenvoudiging en duidelijke termijnen.',
  'Ik realiseer mij dat deze cijfers achter zich levens en bedrijven hebben. Juist daarom hecht ik aan een realistisch beeld: niet alles kan tegelijk en sommige maatregelen hebben tijd nodig voordat zij effect sorteren.',
];
const finances = [
  'De maatregelen in deze brief passen binnen de bestaande begroting. Over aanvullende uitgaven besluit het kabinet bij de Voorjaarsnota. Ik loop op die besluitvorming niet vooruit.',
  'Voor de uitvoering is meerjarig 46 miljoen euro beschikbaar op de aanvullende post. Na de uitvoeringstoets verzoek ik de minister van Financiën om deze middelen over te hevelen.',
  'De financiële gevolgen worden dit najaar in kaart gebracht. Waar maatregelen leiden tot extra taken voor gemeenten, wordt het effect bepaald op grond van artikel 2 van de Financiële-verhoudingswet.',
];
const endings = [
  'Ik blijf met alle betrokkenen in gesprek en informeer uw Kamer voor het zomerreces over de voortgang. Waar eerder besluiten nodig zijn, ontvangt uw Kamer een afzonderlijke brief.',
  'Over een half jaar ontvangt uw Kamer de volgende rapportage. Daarin neem ik, zoals verzocht, ook de uitsplitsing per regio op.',
  'De komende maanden staan in het teken van uitvoering. Ik ga daarover graag met uw Kamer in debat en betrek de uitkomsten bij de volgende rapportage.',
];

const plans = [
  (first: string, second: string) =>
    `${first} heeft mij gewezen op het belang van tijdige duidelijkheid; ook ${second} bepleit vaste termijnen. Ik heb daarom met medeoverheden een planning vastgesteld. In het eerste kwartaal worden de regionale plannen getoetst. In het tweede kwartaal volgt besluitvorming over de maatregelen waarvoor extra middelen nodig zijn. In de tweede helft van het jaar wordt de uitvoering geëvalueerd door een onafhankelijk bureau. Bij elke stap geldt dat regio’s die verder zijn, niet hoeven te wachten op de langzaamste.`,
  (first: string, second: string) =>
    `De afgelopen maanden heb ik gesproken met bestuurders, uitvoerders en mensen die dagelijks de gevolgen ondervinden. ${first} en ${second} hebben elk een schriftelijke inbreng geleverd. Zij delen de analyse, maar verschillen van mening over het tempo. Ik kies voor een aanpak in twee fasen: eerst maatregelen die binnen de huidige wet kunnen worden uitgevoerd, daarna voorstellen waarvoor wetgeving nodig is. Voor de eerste fase zijn de afspraken rond, voor de tweede fase start de consultatie na het reces.`,
  (first: string, second: string) =>
    `De uitvoering ligt niet bij het Rijk alleen. ${first} neemt deel aan de stuurgroep en ${second} is betrokken bij de klankbordgroep. De stuurgroep komt iedere zes weken bijeen en rapporteert over voortgang, risico’s en uitgaven. Op advies van de stuurgroep is het aantal prioriteiten teruggebracht van elf naar vier. Dat maakt de aanpak overzichtelijker en voorkomt dat schaarse capaciteit te dun wordt uitgesmeerd. De vier prioriteiten komen overeen met de onderdelen van deze brief.`,
];

const practice = [
  'Ik heb de uitvoeringsorganisaties gevraagd wat zij nodig hebben om dit waar te maken. Hun antwoord laat zich in drie punten samenvatten: minder uitzonderingen, eerder duidelijkheid over de bekostiging en één aanspreekpunt bij mijn ministerie. Aan het derde punt is inmiddels voldaan. Over de eerste twee maak ik voor het einde van het jaar afspraken, die ik schriftelijk vastleg en aan uw Kamer toezend. Wie een aanvraag doet, moet binnen acht weken weten waar hij aan toe is; die termijn wordt nu in zes van de tien gevallen gehaald.',
  'De inspectie heeft op mijn verzoek bij twaalf instellingen meegekeken. Zij zag betrokken medewerkers en veel improvisatie. Zij zag ook dat dezelfde gegevens soms drie keer worden gevraagd. Ik schrap daarom vier verplichte rapportages en vervang die door een jaarlijkse steekproef. De inspectie blijft toezien op de veiligheid en kan ingrijpen wanneer dat nodig is. Met deze keuze komt naar schatting 190.000 uur per jaar vrij voor het eigenlijke werk.',
  'In vier gemeenten loopt sinds dit voorjaar een proef, waarin bewoners en professionals samen bepalen wat als eerste wordt aangepakt. De eerste ervaringen zijn leerzaam: plannen worden kleiner, maar ook sneller uitgevoerd, en het aantal bezwaren is beperkt. De proef wordt begeleid door twee hogescholen. Ik wil niet op hun conclusies vooruitlopen, maar zie genoeg aanleiding om vier andere gemeenten te laten aansluiten. Voor hen is een bijdrage van ten hoogste 300.000 euro per gemeente beschikbaar.',
];
const outlooks = [
  'Vooruitkijkend zie ik twee onzekerheden. De eerste is de arbeidsmarkt: zonder voldoende mensen blijft ook het beste plan op papier staan. De tweede is de ontwikkeling van de prijzen. Ik laat daarom twee varianten uitwerken, een met het huidige tempo en een met een lager tempo. Uw Kamer ontvangt die varianten met een vergelijking van kosten en opbrengsten, zodat u bij de begroting een keuze kunt maken.',
  'Ook Europa speelt een rol. In Brussel wordt gesproken over nieuwe regels, die naar verwachting over twee jaar gaan gelden. Nederland pleit voor ruimte om bestaande nationale afspraken te behouden. Ik informeer uw Kamer via de gebruikelijke fiche en voor iedere Raad over de inzet. Waar nationale maatregelen vooruitlopen op Europese, let ik erop dat ondernemers niet twee keer hoeven om te schakelen.',
  'Sommige vragen kan ik nog niet beantwoorden. Zo is onbekend hoe groot het effect op langere termijn zal zijn en of kleinere gemeenten het tempo kunnen bijhouden. Ik heb daarom een onafhankelijke evaluatie uitgezet, die na achttien maanden een tussenbeeld oplevert. Tot die tijd kies ik voor maatregelen die kunnen worden teruggedraaid. Dat is minder meeslepend dan een groot plan, maar wel verstandiger.',
];
/** Which issues and facts each letter of a theme goes into. */
const contents = [
  { issues: [0, 1], facts: [0, 1] },
  { issues: [2, 3], facts: [2, 3] },
  { issues: [1, 2], facts: [4, 0] },
];

function reportText(theme: Theme, title: string, position: number): string {
  const sections = theme.issues.map((issue, index) => {
    return `${index + 2}. ${capital(issue.about)}\n\nUit de gesprekken en de beschikbare cijfers blijkt dat ${issue.finding}. ${around(theme.facts, index + position)} Van de geraadpleegde organisaties onderschrijft een ruime meerderheid dat ${issue.because}.\n\nVoor de uitvoering zijn drie zaken van belang: een duidelijke verdeling van verantwoordelijkheden, voldoende capaciteit en betrouwbare gegevens. De onderzoekers geven in overweging om ${issue.ask}. Daarbij is een gefaseerde invoering aan te raden, waarbij eerst ervaring wordt opgedaan in twee of drie regio’s. Een open vraag blijft: ${lower(issue.question)} De begeleidingscommissie adviseert deze vraag in het vervolgonderzoek te betrekken.`;
  });
  return [
    `Samenvatting\n\nDit rapport beschrijft de stand van zaken rond ${theme.subject}. Het is opgesteld op verzoek van het Ministerie van ${ministries[theme.ministry].name}. Voor het onderzoek zijn 48 gesprekken gevoerd met geïnterviewden uit beleid en praktijk, is een enquête gehouden onder 1.260 betrokkenen en zijn de registraties van de afgelopen vijf jaar geanalyseerd. De begeleidingscommissie stond onder onafhankelijk voorzitterschap.`,
    `1. Feiten en cijfers\n\n${theme.facts.join(' ')} De cijfers zijn afkomstig uit registraties van uitvoeringsorganisaties en zijn waar nodig gecorrigeerd voor dubbeltellingen. Tussen regio’s bestaan aanzienlijke verschillen, die maar voor een deel met omvang of samenstelling zijn te verklaren.`,
    ...sections,
    `6. Conclusie\n\nDe coördinatie tussen Rijk en regio is verbeterd, maar blijft kwetsbaar. Zonder een vaste financiering is de continuïteit van de aanpak niet verzekerd. Het rapport ‘${title}’ sluit af met het advies om de voortgang jaarlijks te meten volgens één methode en de uitkomsten openbaar te maken. Zo kunnen financiële én maatschappelijke effecten over meerdere jaren worden gevolgd.`,
  ].join('\n\n');
}

function report(planned: Planned, position: number): { title: string; text: string } {
  const title = around(planned.theme.reports, position);
  return { title, text: reportText(planned.theme, title, position) };
}

/** A letter of the minister to parliament. */
export const composeLetter: Composer = (planned, surroundings): Composed => {
  const { theme, nth, place } = planned;
  const content = around(contents, nth);
  const turn = nth + place;
  const title = around(theme.letters, nth);
  const motion = surroundings.sibling(planned, 'tk/motie', nth);
  const earlier = motion && motion.day < planned.day ? motion : undefined;
  const order = content.issues.map((step) => issueOf(theme, step));
  const sections = order.map((issue, index) => {
    const middle = [
      `In de afgelopen periode is gebleken dat ${issue.finding}. ${issue.answer} Daarbij weegt voor mij mee dat ${issue.because}.`,
      `Uw Kamer heeft aandacht gevraagd voor ${issue.about}. Ik onderschrijf dat ${issue.because}. ${issue.answer}`,
      `Een terugkerend punt in mijn gesprekken in het land is dat ${issue.finding}. ${issue.answer}`,
    ];
    return `${capital(issue.about)}\n\n${around(middle, index + turn)}`;
  });
  return {
    sourceType: 'Brief regering',
    institution: `Ministerie van ${ministries[theme.ministry].name}`,
    title,
    text: [
      `${paper(planned)}\nBrief van ${ministerTitle(theme)}\nAan de Voorzitter van de Tweede Kamer der Staten-Generaal\nDen Haag, ${dutchDate(planned.day)}`,
      around(beginnings, nth + place)(title, theme.subject),
      `Stand van zaken\n\n${content.facts.map((step) => around(theme.facts, step)).join(' ')}`,
      around(bridges, turn),
      ...sections,
      `Uit de praktijk\n\n${around(practice, turn)}`,
      `Samenwerking en planning\n\n${around(plans, nth + place)(capital(organisationInSentence(theme.organisations[0])), organisationInSentence(theme.organisations[1]))}`,
      ...(earlier
        ? [
            `Uitvoering van moties\n\nMet deze brief geef ik uitvoering aan de motie van het lid ${earlier.members[0]?.surname} over ${issueOf(theme, nth).about} (${paper(earlier)}). De motie verzocht de regering ${issueOf(theme, nth).ask}. De eerste stappen daartoe zijn gezet; een deel van de uitwerking vergt overleg met medeoverheden.`,
          ]
        : []),
      `Financiën\n\n${around(finances, turn)}`,
      `Vooruitblik\n\n${around(outlooks, turn)}`,
      `Tot slot\n\n${around(endings, turn)}`,
      `${capital(ministerTitle(theme))},\n\n${ministries[theme.ministry].minister.name}`,
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Afzender')],
    relations: earlier ? [{ relation: 'Uitvoering van', to: earlier }] : [],
    attachments: nth === 0 ? [report(planned, 0)] : nth === 1 && place % 2 === 0 ? [report(planned, 1)] : [],
    confidentiality: nth === 1 && place % 11 === 4 ? 'Besloten' : 'Openbaar',
  };
};

/** A report that came along with a letter, as a document of its own. */
export const composeEnclosure: Composer = (planned, surroundings): Composed => {
  const { theme } = planned;
  const { title, text } = report(planned, 1);
  const letter = surroundings.sibling(planned, 'regering/kamerbrief', 1);
  return {
    sourceType: 'Bijlage',
    institution: `Ministerie van ${ministries[theme.ministry].name}`,
    title: `Bijlage: ${title}`,
    text,
    people: [],
    organisations: [{ name: `Ministerie van ${ministries[theme.ministry].name}`, relation: 'Opdrachtgever' }],
    relations: letter ? [{ relation: 'Bijlage bij', to: letter }] : [],
    own: 'pdf',
    confidentiality: planned.place % 9 === 3 ? 'Default' : 'Openbaar',
  };
};

/** A letter by which a committee asks the minister something. */
export const composeCommitteeLetter: Composer = (planned): Composed => {
  const { theme } = planned;
  const issue = issueOf(theme, 3);
  return {
    sourceType: 'Brief commissie',
    institution: 'Tweede Kamer',
    title: `Verzoek om een reactie op het rapport ‘${theme.reports[0]}’`,
    text: [
      `Den Haag, ${dutchDate(planned.day)}\nAan ${ministerTitle(theme)}`,
      `Geachte minister,`,
      `In haar procedurevergadering heeft ${committeeTitle(theme)} gesproken over ${theme.subject}. De commissie verzoekt u om uiterlijk twee weken voor het commissiedebat ‘${theme.debates[0]}’ een schriftelijke reactie te geven op het rapport ‘${theme.reports[0]}’.`,
      `De commissie vraagt u daarbij in het bijzonder in te gaan op ${issue.about}. Zij wijst erop dat ${issue.finding}. Ook ontvangt zij graag antwoord op de volgende vraag: ${lower(issue.question)}`,
      `Tevens verzoekt de commissie om toezending van een overzicht van openstaande toezeggingen en moties, met per onderdeel de verwachte datum van afronding.`,
      'Hoogachtend,\n\nde griffier van de commissie',
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Geadresseerde')],
  };
};

/** A letter by a member to the committee, asking for a debate or a meeting. */
export const composeMemberLetter: Composer = (planned): Composed => {
  const { theme, members } = planned;
  const member = members[0];
  if (!member) throw new Error(`No author for ${planned.id}.`);
  const issue = issueOf(theme, 1);
  return {
    sourceType: 'Brief lid / fractie',
    institution: 'Tweede Kamer',
    title: `Verzoek van het lid ${member.surname} om een rondetafelgesprek over ${issue.about}`,
    text: [
      `Aan de leden van ${committeeTitle(theme)}\nDen Haag, ${dutchDate(planned.day)}`,
      'Geachte collega’s,',
      `Graag stel ik voor een rondetafelgesprek te organiseren over ${issue.about}. Aanleiding is dat ${issue.finding}. In het vorige debat bleef onbeantwoord hoe de praktijk hiermee omgaat, terwijl duidelijk is dat ${issue.because}.`,
      `Voor dit gesprek zou ik in ieder geval ${organisationInSentence(theme.organisations[0])} en ${organisationInSentence(theme.organisations[1])} willen uitnodigen, naast twee wetenschappers en drie mensen uit de uitvoering. Het gesprek kan plaatsvinden voorafgaand aan het commissiedebat ‘${theme.debates[0]}’, zodat de opbrengst daarbij kan worden betrokken.`,
      `Met vriendelijke groet,\n\n${member.name} (${member.party})`,
    ].join('\n\n'),
    people: [asPerson(member, 'Afzender')],
    organisations: theme.organisations.map((name) => ({ name, relation: 'Voorgestelde genodigde' })),
  };
};

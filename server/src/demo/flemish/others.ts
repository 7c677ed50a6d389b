import { dutchDate, yearOf } from '../calendar.ts';
import { capital, organisationInSentence } from '../compose/composed.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { type File, paper, sessionYear, wording } from './file.ts';
import { asMinister, ministerName, speakerOn } from './house.ts';
import { committees } from './initiative.ts';

/** A decision of the Flemish Government and the news about it. */
export function decision(file: File, days: number): Written[] {
  const { initiative } = file;
  const { issues, organisations, subject } = initiative;
  const day = file.after(days);
  return [
    paper(file, {
      suffix: 'beslissing',
      groupPath: 'vlaamse-regering/beslissing',
      sourceType: 'Beslissing van de Vlaamse Regering',
      title: `Principiële goedkeuring: ${initiative.title.toLowerCase()}`,
      day,
      withCommittee: false,
      numbers: [{ kind: 'document', value: `VR ${yearOf(day)} DOC.9${String(100 + file.place)}/1` }],
      text: [
        `Vergadering van de Vlaamse Regering\n${dutchDate(day)}`,
        `De Vlaamse Regering hecht haar principiële goedkeuring aan het voorontwerp over ${subject}. Over de tekst worden het advies van de strategische adviesraad en dat van de Raad van State ingewonnen.`,
        `De Inspectie van Financiën gaf een gunstig advies, op voorwaarde dat de kosten van ${issues[0].about} binnen de bestaande kredieten worden opgevangen.`,
      ].join('\n\n'),
      people: [asMinister(initiative, 'Bevoegd minister')],
    }),
    paper(file, {
      suffix: 'nieuws-1',
      groupPath: 'vlaamse-regering/nieuws',
      sourceType: 'Persbericht',
      title: `Vlaamse Regering zet licht op groen voor ${subject}`,
      day,
      withCommittee: false,
      text: [
        `Persmededeling van ${ministerName(initiative)}`,
        `“${wording(file, 'nieuws', ['Dit is een evenwichtige tekst, met oog voor wie hem moet uitvoeren.', 'We kiezen voor duidelijke regels en rekenen op gezond verstand.', 'Vandaag zetten we een stap waar het terrein al jaren om vraagt.'])}” Zo reageert ${ministerName(initiative)} op de goedkeuring. ${initiative.facts[2]}`,
        `${capital(organisationInSentence(organisations[0]))} noemt de beslissing een eerste stap. ${capital(organisationInSentence(organisations[1]))} wacht op de uitvoeringsbesluiten.`,
      ].join('\n\n'),
      people: [asMinister(initiative, 'Bevoegd minister')],
      organisations: organisations.map((name) => ({ name, relation: 'Reactie' })),
      relations: [{ relation: 'Over', id: file.id('beslissing') }],
    }),
  ];
}

/** The latest news on the subject. */
export function latestNews(file: File, days: number): Written {
  const { initiative } = file;
  const issue = around(initiative.issues, file.place);
  return paper(file, {
    suffix: 'nieuws-2',
    groupPath: 'vlaamse-regering/nieuws',
    sourceType: 'Persbericht',
    title: `Nieuwe stap voor ${issue.about}`,
    day: file.after(days),
    withCommittee: false,
    text: [
      `${capital(ministerName(initiative))} stelde vandaag de eerste resultaten voor.`,
      `${issue.answer} Een begeleidingscomité met het terrein volgt de verdere uitvoering op.`,
      'Meer informatie en een kaart per gemeente staan op de website van het departement.',
    ].join('\n\n'),
    people: [asMinister(initiative, 'Bevoegd minister')],
  });
}

/** The policy note and the budget of the portfolio. */
export function policy(file: File, days: number): Written[] {
  const { initiative } = file;
  const { facts, issues, subject, minister } = initiative;
  const year = yearOf(file.after(days)) + 1;
  const papers = [
    paper(file, {
      suffix: 'beleidsnota',
      groupPath: 'vlaams-parlement/beleidsnota',
      sourceType: file.place % 2 ? 'Beleids- en begrotingstoelichting' : 'Beleidsnota',
      title: `${file.place % 2 ? 'Beleids- en begrotingstoelichting' : 'Beleidsnota'} ${minister.portfolio}: ${initiative.title}`,
      day: file.after(days),
      numbers: [{ kind: 'document', value: file.number(7, days) }],
      text: [
        `${file.number(7, days)}\ningediend door ${ministerName(initiative)}`,
        `Omgevingsanalyse\n\n${facts.join(' ')}`,
        `Strategische doelstelling 1\n\nTegen het einde van de regeerperiode is er een oplossing voor ${issues[0].about}. Daartoe wordt een meerjarenprogramma vastgelegd.`,
        `Strategische doelstelling 2\n\nOok ${issues[1].about} en ${issues[2].about} krijgen een vaste plaats in het beleid. De voortgang wordt ieder jaar gemeten met vier indicatoren.`,
      ].join('\n\n'),
      people: [asMinister(initiative, 'Indiener')],
      own: 'pdf',
    }),
  ];
  if (file.place % 3 !== 0) return papers;
  return [
    ...papers,
    paper(file, {
      suffix: 'begroting',
      groupPath: 'vlaams-parlement/begroting',
      sourceType: 'Begroting',
      title: `Uitgavenbegroting ${year}: programma ${initiative.title.toLowerCase()}`,
      day: file.after(days + 2),
      numbers: [{ kind: 'document', value: file.number(8, days) }],
      text: `Ontwerp van decreet houdende de uitgavenbegroting van de Vlaamse Gemeenschap voor het begrotingsjaar ${year}\n\nProgramma ${String.fromCharCode(65 + file.place)}: ${subject}\n\nVastleggingskredieten: ${140 + file.place * 17} miljoen euro. De stijging ten opzichte van het lopende jaar bedraagt ${2 + (file.place % 4)} procent en is in hoofdzaak het gevolg van de indexering.\n\nEen vijfde van het krediet is bestemd voor ${issues[0].about}.`,
      people: [asMinister(initiative, 'Indiener')],
    }),
  ];
}

/** Advice of a strategic advisory council, a report of the Rekenhof for some, a petition for others. */
export function outsiders(file: File, days: number): Written[] {
  const { initiative } = file;
  const { issues, facts, organisations, subject } = initiative;
  const council = `Strategische adviesraad ${initiative.minister.portfolio}`;
  const advice = paper(file, {
    suffix: 'advies',
    groupPath: 'instellingen/advies',
    sourceType: 'Advies',
    institution: council,
    title: `Advies over ${subject}`,
    day: file.after(days),
    withCommittee: false,
    text: [
      `${council}\n${dutchDate(file.after(days))}`,
      `De raad onderschrijft de doelstelling. Hij stelt evenwel vast dat ${issues[1].finding} en dat de tekst daarop geen antwoord biedt.`,
      `Aanbevelingen\n\n1. Geef het lokale niveau tijd en middelen.\n2. Neem ${issues[2].about} op in de evaluatie.\n3. Maak de gegevens toegankelijk voor onderzoekers.`,
      `Een minderheid van de leden had liever gezien dat de regeling pas volgend jaar ingaat. ${capital(organisationInSentence(organisations[1]))} onthield zich.`,
    ].join('\n\n'),
    organisations: [{ name: council, relation: 'Auteur' }],
    relations: [{ relation: 'Advies over', id: file.id('decreet') }],
  });
  const second =
    file.place % 2 === 0
      ? paper(file, {
          suffix: 'rekenhof',
          groupPath: 'instellingen/rapport-rekenhof',
          sourceType: 'Verslag van het Rekenhof',
          title: `Verslag van het Rekenhof over ${issues[0].about}`,
          day: file.after(days + 70),
          withCommittee: false,
          text: [
            'Verslag van het Rekenhof aan het Vlaams Parlement',
            `Het Rekenhof onderzocht of het beleid rond ${issues[0].about} doelmatig is uitgevoerd. ${facts[1]}`,
            'Conclusie\n\nDe doelstellingen zijn niet in meetbare termen geformuleerd. Controles ter plaatse gebeuren te weinig op basis van risico’s.',
            'Antwoord van de minister\n\nDe minister aanvaardt vier van de vijf aanbevelingen en kondigt een register aan.',
          ].join('\n\n'),
          organisations: [{ name: 'Rekenhof', relation: 'Auteur' }],
          own: 'pdf',
        })
      : paper(file, {
          suffix: 'verzoekschrift',
          groupPath: 'vlaams-parlement/verzoekschrift',
          sourceType: 'Verzoekschrift',
          title: `Verzoekschrift over ${issues[0].about}`,
          day: file.after(days + 70),
          text: [
            `Verzoekschrift, ingediend door ${organisations[0]} met ${1_200 + file.place * 415} handtekeningen`,
            `De verzoekers vinden dat ${issues[0].because}. Zij vragen het Vlaams Parlement er bij de regering op aan te dringen ${issues[0].ask}.`,
            `De ${committees[initiative.committee]} hoort de eerste ondertekenaar en vraagt een standpunt aan de minister.`,
          ].join('\n\n'),
          organisations: [{ name: organisations[0], relation: 'Verzoeker' }],
        });
  return [advice, second];
}

/** Agenda, exchange of views and other papers of the committee. */
export function committeePapers(file: File, days: number): Written[] {
  const { initiative } = file;
  const { issues, organisations, committee, subject } = initiative;
  const day = file.after(days);
  const asker = speakerOn(initiative, file.place + 1);
  return [
    paper(file, {
      suffix: 'agenda',
      groupPath: 'vlaams-parlement/agenda',
      sourceType: 'Agenda',
      title: `Agenda ${committees[committee]} van ${dutchDate(day)}`,
      day: file.after(days - 6),
      text: [
        `${committees[committee]}\n${dutchDate(day)}, 10.00 uur`,
        `1. Hoorzitting over ${subject}\n– met ${organisations.join(' en ')}`,
        `2. Vraag om uitleg van ${asker.name} over ${issues[0].about}`,
        '3. Regeling van de werkzaamheden',
      ].join('\n\n'),
      relations: [{ relation: 'Geagendeerd', id: file.id('decreet') }],
    }),
    paper(file, {
      suffix: 'overig',
      groupPath: 'vlaams-parlement/overig',
      sourceType: 'Nota',
      title: `Nota van ${organisations[1]} ten behoeve van de hoorzitting`,
      day: file.after(days - 2),
      text: [
        `Nota van ${organisations[1]}`,
        `In ${sessionYear(day)} bevroegen wij onze leden. Zeven op de tien ondervinden dagelijks dat ${issues[2].finding}.`,
        `Ons voorstel is eenvoudig: vertrek van wat werkt, schrap wat niemand leest en begin met ${issues[2].about}.`,
      ].join('\n\n'),
      organisations: [{ name: organisations[1], relation: 'Auteur' }],
      own: file.place % 2 ? 'pdf' : 'html',
      confidentiality: file.place % 5 === 2 ? 'Besloten' : 'Openbaar',
    }),
  ];
}

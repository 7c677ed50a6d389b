import { capital, ministerPerson, ministerTitle, organisationInSentence } from '../compose/composed.ts';
import { addDays, dutchDate, workingDayBefore, yearOf } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { ministries } from '../government.ts';
import { around, between, seeded } from '../random.ts';
import type { Theme } from '../theme.ts';
import type { Written } from '../written.ts';

/** What all papers of this file have in common; `age` is in days. */
function base(theme: Theme, today: Day, suffix: string, age: number) {
  const random = seeded(`announcement ${theme.key} ${suffix}`);
  return {
    id: `demo-${theme.dossier.replace(' ', '')}-${suffix}`,
    language: 'nl',
    day: workingDayBefore(addDays(today, -age)),
    time: [between(random, 9, 16), between(random, 0, 11) * 5] as const,
    contexts: { ...theme.contexts },
    dossier: { number: theme.dossier, title: theme.title },
  };
}

const ageOf = (suffix: string, theme: Theme) => between(seeded(`age ${suffix} ${theme.key}`), 3, 600);

/** Papers of ministries beside their letters: decision notes, consultations and decisions on disclosure. */
export function ministryPapers(theme: Theme, place: number, today: Day): Written[] {
  const [first, second, third] = theme.issues;
  const ministry = `Ministerie van ${ministries[theme.ministry].name}`;
  const kind = place % 3;
  if (kind === 0) {
    return [
      {
        ...base(theme, today, 'beslisnota', ageOf('beslisnota', theme)),
        groupPath: 'regering/beslisnota',
        sourceType: 'Beslisnota',
        institution: ministry,
        title: `Beslisnota bij de brief ‘${theme.letters[0]}’`,
        text: [
          `Nota ter beslissing\nAan: ${ministerTitle(theme)}`,
          `Aanleiding\n\nDe Kamer heeft gevraagd naar ${first.about}. De brief moet voor het reces worden verzonden.`,
          `Gevraagd besluit\n\nStemt u in met verzending? In de brief wordt toegezegd ${second.ask}.`,
          'Kernpunten\n\n– Het voorstel past binnen de begroting.\n– De uitvoerders is om een reactie gevraagd; die volgt.\n– Politiek gevoelig is het moment van inwerkingtreding.',
        ].join('\n\n'),
        people: [ministerPerson(theme, 'Geadresseerde')],
        relations: [
          { relation: 'Hoort bij', id: `demo-${theme.dossier.replace(' ', '')}-regering-kamerbrief-1` },
        ],
        own: 'pdf',
      },
    ];
  }
  if (kind === 1) {
    const day = workingDayBefore(addDays(today, -ageOf('consultatie', theme)));
    return [
      {
        ...base(theme, today, 'consultatie', ageOf('consultatie', theme)),
        groupPath: 'regering/consultatie',
        sourceType: 'Internetconsultatie',
        institution: ministry,
        title: `Internetconsultatie besluit over ${second.about}`,
        text: [
          `Consultatie van ${dutchDate(day)} tot en met ${dutchDate(addDays(day, 42))}`,
          `Wat houdt het voorstel in?\n\nHet ontwerpbesluit gaat over ${theme.subject}. Het bevat regels over ${second.about}. De toelichting gaat in op de kosten voor burgers en bedrijven.`,
          'Waarop kunt u reageren?\n\nIs de regeling duidelijk? Welke gevolgen verwacht u voor de uitvoering? Uw reactie wordt met uw toestemming openbaar.',
        ].join('\n\n'),
      },
    ];
  }
  return [
    {
      ...base(theme, today, 'woo', ageOf('woo', theme)),
      groupPath: 'regering/woo-besluit',
      sourceType: 'Woo-besluit',
      institution: ministry,
      title: `Woo-besluit over ${third.about}`,
      text: [
        `Besluit op een verzoek om informatie\n${ministry}`,
        `Op uw verzoek om documenten over ${third.about} zijn 214 documenten aangetroffen. Daarvan worden er 131 geheel en 62 gedeeltelijk openbaar gemaakt.`,
        'De overige documenten worden geweigerd, omdat het belang van een ongestoorde besluitvorming zwaarder weegt of omdat zij persoonsgegevens bevatten.',
        'Tegen dit besluit kan binnen zes weken bezwaar worden gemaakt.',
      ].join('\n\n'),
      own: 'pdf',
      attachments: [
        {
          title: 'Inventarislijst',
          text: `Inventarislijst bij het Woo-besluit over ${third.about}\n\n001 – E-mail, 3 bladzijden, openbaar\n002 – Conceptnota, 7 bladzijden, gedeeltelijk openbaar\n003 – Verslag van overleg met ${theme.organisations[0]}, 2 bladzijden, openbaar`,
        },
      ],
    },
  ];
}

/** Advice of the SER, reports of the planning offices, what else is disclosed, and announcements in the official gazettes. */
export function officialPapers(theme: Theme, place: number, today: Day): Written[] {
  const [first, second, third] = theme.issues;
  const number = 90_000 + place * 13;
  const papers: Written[] = [];
  if (place % 12 === 7) {
    papers.push({
      ...base(theme, today, 'openbaarmaking', ageOf('openbaarmaking', theme)),
      groupPath: 'regering/openbaarmaking',
      sourceType: 'Convenant',
      institution: `Ministerie van ${ministries[theme.ministry].name}`,
      title: `Convenant over ${second.about}`,
      text: [
        `Partijen spreken af hoe zij samenwerken bij ${second.about}.`,
        'Zij komen twee keer per jaar bijeen en brengen ieder jaar verslag uit. Het convenant loopt vijf jaar.',
      ].join('\n\n'),
    });
  }
  if (place % 6 === 2) {
    papers.push({
      ...base(theme, today, 'ser', ageOf('ser', theme)),
      groupPath: 'adviescolleges/advies-ser',
      sourceType: 'Advies',
      institution: 'Sociaal-Economische Raad',
      title: `SER-advies over ${theme.subject}`,
      text: [
        `Sociaal-Economische Raad\nUitgebracht aan ${ministerTitle(theme)}`,
        `Samenvatting\n\nWerkgevers, werknemers en onafhankelijke leden zijn het eens over de analyse: ${first.finding}. Over het tempo van de maatregelen lopen de opvattingen uiteen.`,
        `De raad adviseert ${third.ask}. Voor ${second.about} is volgens hem een akkoord tussen sociale partners nodig.`,
        `${capital(organisationInSentence(theme.organisations[1]))} is tijdens de voorbereiding gehoord.`,
      ].join('\n\n'),
      organisations: [{ name: 'Sociaal-Economische Raad', relation: 'Auteur' }],
      own: 'pdf',
    });
  }
  if (place % 6 === 5) {
    papers.push({
      ...base(theme, today, 'planbureau', ageOf('planbureau', theme)),
      groupPath: 'adviescolleges/rapport-planbureau',
      sourceType: 'Policy brief',
      institution: around(['Centraal Planbureau', 'Planbureau voor de Leefomgeving'], place),
      title: `Policy brief: effecten van beleid rond ${theme.subject}`,
      text: [
        'In het kort\n\n– Het voorgenomen beleid heeft effect, maar minder dan verwacht.\n– De kosten komen vooral bij kleinere partijen terecht.\n– Latere invoering maakt de maatregelen duurder.',
        `Uitkomsten\n\n${theme.facts[1]} Wordt daarnaast gekozen voor ${second.about}, dan loopt het effect op met een kwart. De bandbreedte van die raming is groot.`,
      ].join('\n\n'),
      own: 'pdf',
    });
  }
  const gazette = around(
    [
      {
        suffix: 'staatscourant',
        sourceType: 'Regeling',
        title: `Regeling van ${ministerTitle(theme)} over ${first.about}`,
        text: `Staatscourant ${yearOf(today)}, nr. ${number}\n\n${capital(ministerTitle(theme))};\n\nBesluit:\n\nArtikel 1\nDe minister kan subsidie verstrekken voor activiteiten die bijdragen aan ${first.about}.\n\nArtikel 2\nHet subsidieplafond bedraagt ${4 + place} miljoen euro.\n\nArtikel 3\nDeze regeling treedt in werking met ingang van de dag na de datum van uitgifte van de Staatscourant.`,
      },
      {
        suffix: 'staatsblad',
        sourceType: 'Algemene maatregel van bestuur',
        title: `Besluit houdende regels over ${second.about}`,
        text: `Staatsblad ${yearOf(today)}, ${number % 1000}\n\nBij de gratie Gods, Koning der Nederlanden.\n\nArtikel 1\nIn dit besluit worden regels gesteld over ${second.about}.\n\nArtikel 2\nDe aanvrager verstrekt de gegevens langs elektronische weg.\n\nArtikel 3\nDit besluit treedt in werking op 1 januari ${yearOf(today) + 1}.`,
      },
      {
        suffix: 'tractatenblad',
        sourceType: 'Verdrag',
        title: `Verdrag met buurlanden over samenwerking bij ${third.about}`,
        text: `Tractatenblad ${yearOf(today)}, ${number % 1000}\n\nDe partijen bij dit verdrag, zich bewust van hun gedeelde belang, zijn het volgende overeengekomen.\n\nArtikel 1\nDe partijen wisselen gegevens uit over ${third.about}.\n\nArtikel 2\nEen gemengde commissie komt ten minste eenmaal per jaar bijeen.\n\nArtikel 3\nDit verdrag wordt voor onbepaalde tijd gesloten.`,
      },
    ],
    place % 9 === 8 ? 2 : place % 2,
  );
  papers.push({
    ...base(theme, today, gazette.suffix, ageOf(gazette.suffix, theme)),
    groupPath: `bekendmakingen/${gazette.suffix}`,
    sourceType: gazette.sourceType,
    institution: capital(gazette.suffix),
    title: gazette.title,
    text: gazette.text,
    time: undefined,
    numbers: [{ kind: 'document', value: `${gazette.suffix} ${yearOf(today)}, ${number}` }],
    people: [ministerPerson(theme, 'Ondertekenaar')],
  });
  return papers;
}

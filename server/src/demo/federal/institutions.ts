import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { de } from './house.ts';
import { dateIn, type File, inBoth, languageOf, paper } from './file.ts';

/** Reports of the Rekenhof for some, advice of a council for all. */
export function outsiders(file: File, days: number): Written[] {
  const { bill, after } = file;
  const language = languageOf(file, 0);
  const advice = paper(file, {
    suffix: 'advies',
    groupPath: 'instellingen/advies',
    sourceType: language === 'nl' ? 'Advies' : 'Avis',
    institution:
      language === 'nl' ? 'Federale Adviesraad Samenleving' : 'Conseil consultatif fédéral de la société',
    language,
    titles: { nl: `Advies over ${bill.subject.nl}`, fr: `Avis sur ${bill.subject.fr}` },
    day: after(days),
    withCommittee: false,
    text:
      language === 'nl'
        ? `Federale Adviesraad Samenleving\n${dateIn('nl', after(days))}\n\nDe raad steunt het doel, maar mist een begroting van de kosten. Hij beveelt aan ${bill.issues.nl[2].ask}.\n\nHet advies werd eenparig aangenomen, op één onthouding na.`
        : `Conseil consultatif fédéral de la société\n${dateIn('fr', after(days))}\n\nLe conseil soutient l’objectif, mais regrette l’absence d’estimation des coûts. Il recommande ${de(bill.issues.fr[2].ask)}.\n\nL’avis a été adopté à l’unanimité moins une abstention.`,
    relations: [{ relation: 'Advies over', id: file.id('wet') }],
  });
  if (file.place % 2 === 0) return [advice];
  return [
    advice,
    paper(file, {
      suffix: 'rekenhof',
      groupPath: 'instellingen/rapport-rekenhof',
      sourceType: 'Verslag van het Rekenhof / Rapport de la Cour des comptes',
      language: languageOf(file, 1),
      titles: {
        nl: `Verslag van het Rekenhof: ${bill.title.nl}`,
        fr: `Rapport de la Cour des comptes : ${bill.title.fr}`,
      },
      day: after(days + 44),
      withCommittee: false,
      text: inBoth(
        [
          `Verslag van het Rekenhof aan de federale Kamer`,
          `Het Rekenhof ging na of de middelen doelmatig worden besteed. ${bill.facts.nl[0]} De doelstellingen zijn duidelijk, de indicatoren niet.`,
        ],
        [
          'Rapport de la Cour des comptes à la Chambre',
          `La Cour a examiné le bon emploi des moyens. ${bill.facts.fr[0]} Les objectifs sont clairs, les indicateurs le sont moins.`,
        ],
      ),
      own: 'pdf',
    }),
  ];
}

/** What the Senate has of it: bills of its own for some, an information report for others. */
export function senate(file: File, days: number): Written[] {
  const { bill, after } = file;
  const kind = around(['wetsontwerp', 'wetsvoorstel', 'informatieverslag', 'overig'] as const, file.place);
  const language = languageOf(file, 0);
  const names = {
    wetsontwerp: { nl: 'Ontwerp overgezonden door de Kamer', fr: 'Projet transmis par la Chambre' },
    wetsvoorstel: { nl: 'Wetsvoorstel', fr: 'Proposition de loi' },
    informatieverslag: { nl: 'Informatieverslag', fr: 'Rapport d’information' },
    overig: { nl: 'Nota van de dienst Studie', fr: 'Note du service d’étude' },
  }[kind];
  const number = `8-${9_001 + file.place}/${kind === 'informatieverslag' ? 2 : 1}`;
  return [
    paper(file, {
      suffix: `senaat-${kind}`,
      groupPath: `senaat/${kind}`,
      sourceType: names[language],
      language,
      titles: {
        nl: `${names.nl} betreffende ${bill.subject.nl}`,
        fr: `${names.fr} concernant ${bill.subject.fr}`,
      },
      day: after(days),
      numbers: [{ kind: 'document', value: number }],
      withCommittee: false,
      text:
        language === 'nl'
          ? `${number}\n${names.nl} betreffende ${bill.subject.nl}\n\nDe Senaat stelt vast dat de deelstaten elk een deel van de bevoegdheid uitoefenen. ${bill.facts.nl[1]}\n\nVoor ${bill.issues.nl[1].about} is een samenwerkingsakkoord wenselijk, omdat ${bill.issues.nl[1].because}.`
          : `${number}\n${names.fr} concernant ${bill.subject.fr}\n\nLe Sénat constate que les entités fédérées exercent chacune une partie de la compétence. ${bill.facts.fr[1]}\n\nUn accord de coopération paraît souhaitable, car ${bill.issues.fr[1].because}.`,
    }),
    paper(file, {
      suffix: 'senaat-agenda',
      groupPath: 'senaat/agenda',
      sourceType: 'Agenda / Ordre du jour',
      language: 'nl',
      titles: {
        nl: `Agenda van de Senaat: ${bill.title.nl}`,
        fr: `Ordre du jour du Sénat : ${bill.title.fr}`,
      },
      day: after(days + 5),
      withCommittee: false,
      text: inBoth(
        [`Senaat, plenaire vergadering`, `1. ${names.nl} betreffende ${bill.subject.nl}`],
        [`Sénat, séance plénière`, `1. ${names.fr} concernant ${bill.subject.fr}`],
      ),
      relations: [{ relation: 'Geagendeerd', id: file.id(`senaat-${kind}`) }],
    }),
  ];
}

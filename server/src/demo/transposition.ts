import { addDays, type Day, dutchDate } from './calendar.ts';
import { demoDirective } from './europe/index.ts';
import type { File } from './europe/file.ts';
import { committee } from './government.ts';
import type { Written } from './written.ts';

/** The act as national papers cite it, of the days of its file. */
function directiveOf(file: File) {
  const celex = file.celex(3, 'L', file.after(355));
  const number = `${celex.slice(1, 5)}/${celex.slice(6)}`;
  return { celex, dutch: `Richtlijn (EU) ${number}`, french: `directive (UE) ${number}` };
}

const contexts = { digitalisering: 88, justitie: 74 };

/** What the Dutch government and parliament write about the directive of the demo: from the first view of it to its bill. */
export function dutchTransposition(today: Day): Written[] {
  const file = demoDirective(today);
  const { com, reference } = file;
  const { dutch } = directiveOf(file);
  const dossier = { number: '37 118', title: 'Implementatiewet aansprakelijkheid kunstmatige intelligentie' };
  const common = { language: 'nl', contexts };
  const minister = { institution: 'Regering', people: [{ name: 'M. Oosterwold', role: 'Ondertekenaar' }] };
  return [
    {
      ...{ ...common, ...minister, id: 'demo-transposition-nl-fiche', day: file.after(92) },
      ...{ groupPath: 'regering/bijlage', sourceType: 'BNC-fiche' },
      title: 'Fiche: Richtlijn aansprakelijkheid voor schade door kunstmatige intelligentie',
      numbers: [{ kind: 'dossier', value: '22 112, nr. 9118' }],
      text: [
        `Fiche van de werkgroep Beoordeling Nieuwe Commissievoorstellen\n${com}\n${reference}`,
        'Essentie van het voorstel\n\nWie schade lijdt door een geautomatiseerd besluit, krijgt recht op inzage in het bewijs. Houdt de aanbieder dat achter, dan neemt de rechter het verband tussen fout en schade aan.',
        'Nederlandse positie\n\nHet kabinet staat positief tegenover het doel, en heeft zorgen over de lasten van kleine bedrijven en over de termijn waarbinnen het Burgerlijk Wetboek moet worden aangepast.',
      ].join('\n\n'),
    },
    {
      ...{ ...common, ...minister, id: 'demo-transposition-nl-council', day: file.after(262) },
      ...{ groupPath: 'regering/bijlage', sourceType: 'Verslag van een Raad' },
      title: 'Verslag van de Raad over bewijs bij kunstmatige intelligentie',
      numbers: [{ kind: 'dossier', value: '32 317, nr. 9118' }],
      text: `Verslag van de raadsvergadering\n\nDe Raad besprak het voorstel (${com}) en bereikte een algemene oriëntatie. Nederland vroeg om een overgangstermijn voor kleine ondernemingen; zes lidstaten steunden dat. De onderhandelingen met het Europees Parlement beginnen binnen zes weken.`,
    },
    {
      ...{ ...common, ...minister, id: 'demo-transposition-nl-bill', day: file.after(520) },
      ...{
        groupPath: 'tk/wetsvoorstel',
        sourceType: 'Voorstel van wet',
        institution: 'Tweede Kamer',
        dossier,
      },
      title: `Wijziging van het Burgerlijk Wetboek ter implementatie van ${dutch} over aansprakelijkheid voor kunstmatige intelligentie`,
      numbers: [{ kind: 'dossier', value: '37 118, nr. 2' }],
      text: [
        `Voorstel van wet\n${dutchDate(file.after(520))}`,
        `Alzo Wij in overweging genomen hebben, dat het Burgerlijk Wetboek moet worden aangepast aan ${dutch};`,
        'Artikel I\nDe rechter kan de aanbieder van een systeem bevelen om logboeken over te leggen die voor de vordering van belang zijn.',
        'Artikel II\nDeze wet treedt in werking op een bij koninklijk besluit te bepalen tijdstip.',
      ].join('\n\n'),
      own: 'pdf',
    },
    {
      ...{ ...common, ...minister, id: 'demo-transposition-nl-memo', day: file.after(520) },
      ...{
        groupPath: 'tk/memorie',
        sourceType: 'Memorie van toelichting',
        institution: 'Tweede Kamer',
        dossier,
      },
      title: 'Memorie van toelichting bij de Implementatiewet aansprakelijkheid kunstmatige intelligentie',
      numbers: [{ kind: 'dossier', value: '37 118, nr. 3' }],
      text: [
        `1. Aanleiding\n\nDit wetsvoorstel zet ${dutch} om. De richtlijn geeft wie schade lijdt een recht op bewijs dat tot nu toe binnen het systeem verborgen bleef.`,
        '2. Keuzes\n\nEr is gekozen voor zuivere omzetting: het voorstel bevat geen regels die de richtlijn niet verlangt. In de bijlage staat per artikel waar het is omgezet.',
      ].join('\n\n'),
      own: 'pdf',
    },
    {
      ...{ ...common, id: 'demo-transposition-nl-meeting', day: wednesdayAfter(addDays(today, 45)) },
      ...{
        groupPath: 'tk/agenda',
        sourceType: 'Procedurevergadering',
        institution: 'Tweede Kamer',
        dossier,
      },
      title: 'Procedurevergadering Justitie en Veiligheid',
      time: [10, 0],
      text: `Procedurevergadering van de vaste commissie voor Justitie en Veiligheid. Op de agenda staat de ${dossier.title}.`,
      agendaItem: dossier.title,
      committees: [committee('JV')],
      numbers: [{ kind: 'dossier', value: '37 118' }],
      meeting: {
        ...{ kind: 'committee', hours: 1, place: 'Klompézaal', status: 'planned' },
        agendaItems: [{ number: '1', title: dossier.title, documentIds: ['demo-transposition-nl-bill'] }],
      },
    },
  ];
}

/** On which committees meet about procedure. */
function wednesdayAfter(day: Day): Day {
  return addDays(day, (10 - new Date(day).getUTCDay()) % 7);
}

/** What the Belgian Chamber has of it. */
export function federalTransposition(today: Day): Written[] {
  const file = demoDirective(today);
  const { dutch, french } = directiveOf(file);
  const dossier = {
    number: '56K9118',
    title: 'Aansprakelijkheid voor schade door kunstmatige intelligentie',
  };
  const house = { institution: 'Kamer van volksvertegenwoordigers', contexts, dossier };
  return [
    {
      ...{ ...house, id: 'demo-transposition-fed-bill', day: file.after(560) },
      ...{ groupPath: 'kamer/wetsontwerp', sourceType: 'Wetsontwerp', language: 'nl' },
      title: `Wetsontwerp houdende omzetting van ${dutch} inzake kunstmatige intelligentie`,
      titles: {
        nl: `Wetsontwerp houdende omzetting van ${dutch} inzake kunstmatige intelligentie`,
        fr: `Projet de loi portant transposition de la ${french} relative à l’intelligence artificielle`,
      },
      numbers: [{ kind: 'reference', value: 'DOC 56 9118/001' }],
      text: [
        `DOC 56 9118/001\n\nSamenvatting\n\nDit wetsontwerp zet ${dutch} om in boek 6 van het Burgerlijk Wetboek.`,
        `Résumé\n\nCe projet de loi transpose la ${french} dans le livre 6 du Code civil.`,
      ].join('\n\n'),
      own: 'pdf',
    },
    {
      ...{ ...house, id: 'demo-transposition-fed-advice', day: file.after(560) },
      ...{ groupPath: 'kamer/advies-rvs', sourceType: 'Advies van de Raad van State', language: 'nl' },
      title: 'Advies van de Raad van State over het wetsontwerp inzake kunstmatige intelligentie',
      titles: {
        nl: 'Advies van de Raad van State over het wetsontwerp inzake kunstmatige intelligentie',
        fr: 'Avis du Conseil d’État sur le projet de loi relatif à l’intelligence artificielle',
      },
      numbers: [{ kind: 'reference', value: 'DOC 56 9118/002' }],
      text: `DOC 56 9118/002\n\nDe afdeling Wetgeving merkt op dat artikel 3 van de ${french} ook de bewijsvoering in burgerlijke zaken raakt, en vraagt om een concordantietabel.`,
    },
  ];
}

/** What a Flemish member asked about it; of a draft decree nothing is known. */
export function flemishTransposition(today: Day): Written[] {
  const file = demoDirective(today);
  return [
    {
      ...{ id: 'demo-transposition-flm-question', day: file.after(240), language: 'nl', contexts },
      ...{ groupPath: 'vlaams-parlement/schriftelijke-vraag', sourceType: 'Schriftelijke vraag' },
      institution: 'Vlaams Parlement',
      title: 'Gevolgen van het Europese voorstel over kunstmatige intelligentie voor Vlaamse diensten',
      numbers: [{ kind: 'document', value: '9118 (2025-2026)' }],
      people: [{ name: 'Fenna Van Hoorebeke', role: 'Vraagsteller' }],
      text: `Het voorstel ${file.com} geeft burgers recht op inzage in geautomatiseerde besluiten. Welke Vlaamse diensten nemen zulke besluiten, en houden zij daarvan logboeken bij?`,
    },
  ];
}

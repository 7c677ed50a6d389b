import type { DocumentId, Marked } from 'contract/document-parts';
import type { TimelineItem } from 'contract/documents';
import type { ToldSteps } from '../follow/told-steps.ts';
import type { MatchLine } from '../follow/run-searches.ts';

/** A document composed by us for the samples: `[word]` is a marked word. */
interface Sample {
  groupPath: string;
  type: string;
  /** Left out it is of the Tweede Kamer. */
  institution?: string;
  title: string;
  passages?: readonly string[];
  at: string;
  contexts?: TimelineItem['contexts'];
  outcome?: TimelineItem['voteOutcome'];
  closed?: true;
}

const samples: readonly Sample[] = [
  {
    groupPath: 'tk/commissieverslag',
    type: 'Commissiedebat',
    title: 'Commissiedebat Elektriciteitsnet en warmtetransitie',
    passages: [
      '… de wachtrij voor kleinverbruikers groeit. Ik vraag de minister of zij [netcongestie] voortaan als toets wil meenemen, vóórdat een wijk kiest tussen een [warmtepomp] en [collectieve warmte] …',
      '… omdat het net in die wijken vol is en een [warmtepomp] dan geen aansluiting krijgt. …',
    ],
    at: '2026-11-20T13:32:00.000Z',
    contexts: [
      { code: 'energie-klimaat', percentage: 96 },
      { code: 'ruimte-wonen', percentage: 74 },
    ],
  },
  {
    groupPath: 'tk/motie',
    type: 'Motie',
    title: 'Motie over een afwegingskader voor netbewuste nieuwbouw',
    passages: [
      '… verzoekt de regering voor 1 maart met een afwegingskader te komen waarmee gemeenten [netcongestie] kunnen meewegen bij de keuze tussen [warmtepompen] en [collectieve warmte] …',
    ],
    at: '2026-11-20T12:05:00.000Z',
    contexts: [
      { code: 'energie-klimaat', percentage: 94 },
      { code: 'ruimte-wonen', percentage: 71 },
    ],
    outcome: 'aangenomen',
  },
  {
    groupPath: 'regering/kamerbrief',
    type: 'Kamerbrief',
    institution: 'Ministerie van Klimaat en Groene Groei',
    title: 'Voortgang van het maatregelenpakket [netcongestie], derde kwartaal',
    passages: [
      '… In vier regio’s is het onderzoek afgerond. De inzet van slimme sturing van [warmtepompen] levert tot 9 procent ruimte op; voor [collectieve warmte] volgt een aparte uitwerking …',
    ],
    at: '2026-11-20T10:48:00.000Z',
    contexts: [{ code: 'energie-klimaat', percentage: 98 }],
  },
  {
    groupPath: 'tk/schriftelijke-vragen',
    type: 'Schriftelijke vragen',
    title: 'Vragen over wachtlijsten voor kleinverbruikers op het middenspanningsnet',
    passages: [
      '… Hoeveel huishoudens die een [warmtepomp] hebben aangevraagd, staan vanwege [netcongestie] langer dan achttien weken in de wacht, uitgesplitst naar provincie? …',
    ],
    at: '2026-11-20T09:20:00.000Z',
    contexts: [{ code: 'energie-klimaat', percentage: 88 }],
  },
  {
    groupPath: 'tk/brief-commissie',
    type: 'Brief',
    title: 'Vertrouwelijke technische briefing over de energie-infrastructuur',
    at: '2026-11-20T08:00:00.000Z',
    closed: true,
  },
  {
    groupPath: 'tk/wetsvoorstel',
    type: 'Wetsvoorstel',
    title: 'Wijziging van de Energiewet in verband met flexibele aansluitovereenkomsten',
    passages: [
      '… De leden van de commissie vragen hoe een flexibel contract bij [netcongestie] zich verhoudt tot de aansluitplicht …',
    ],
    at: '2026-11-19T15:15:00.000Z',
  },
];

/** What a motion of a followed dossier is in its course. */
export const sampleSteps: ToldSteps = {
  domain: 'nl',
  number: '36914',
  name: '36 914',
  steps: [
    {
      kind: 'vote',
      vote: {
        subject: 'Motie over een afwegingskader voor netbewuste nieuwbouw',
        on: 'motion',
        by: 'Tweede Kamer',
        outcome: 'aangenomen',
        counts: { for: 97, against: 53 },
      },
      day: '2026-11-20',
    },
  ],
};

/** The sample at a place, which starts over at the end; each time with an id of its own. */
export function sampleLine(place: number): MatchLine {
  const sample = samples[place % samples.length]!;
  const closed = sample.closed === true;
  return {
    id: `demo-voorbeeld-${place + 1}` satisfies DocumentId,
    domain: 'nl',
    groupPath: sample.groupPath,
    sourceType: sample.type,
    institution: sample.institution ?? 'Tweede Kamer',
    title: markedOf(sample.title),
    passages: (sample.passages ?? []).map(markedOf),
    date: sample.at,
    timeKnown: true,
    language: 'nl',
    confidentiality: closed ? 'Besloten' : 'Default',
    ...(sample.outcome ? { voteOutcome: sample.outcome } : {}),
    contexts: sample.contexts ?? [],
    scored: sample.contexts !== undefined,
    demo: true,
  };
}

function markedOf(written: string): Marked {
  const marks: Marked['marks'] = [];
  let text = '';
  for (const [index, part] of written.split(/[[\]]/).entries()) {
    if (index % 2 === 1) marks.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, marks };
}

import type { Grouping, SourceNode } from './grouping.ts';

const provinces = [
  'drenthe',
  'flevoland',
  'fryslan',
  'gelderland',
  'groningen',
  'limburg',
  'noord-brabant',
  'noord-holland',
  'overijssel',
  'utrecht',
  'zeeland',
  'zuid-holland',
];

/** What every province publishes; the types have one name for all twelve. */
const provincial: readonly SourceNode[] = [
  { code: 'provinciaal-blad', family: 'law', name: 'provincie.provinciaal-blad' },
  { code: 'statenstuk', family: 'letter', name: 'provincie.statenstuk' },
  { code: 'gs-brief', family: 'letter', name: 'provincie.gs-brief' },
  { code: 'agenda', family: 'agenda', meetings: true, name: 'provincie.agenda' },
  { code: 'besluitenlijst', family: 'agenda', name: 'provincie.besluitenlijst' },
  { code: 'verslag', family: 'debate', name: 'provincie.verslag' },
  { code: 'motie', family: 'motion', name: 'provincie.motie' },
  { code: 'amendement', family: 'motion', name: 'provincie.amendement' },
  { code: 'vragen', family: 'question', name: 'provincie.vragen' },
  { code: 'toezegging', family: 'letter', name: 'provincie.toezegging' },
  { code: 'overig', family: 'agenda', name: 'provincie.overig' },
];

/**
 * The local and regional tree (decision 1.1). Provinces are nodes of their own; municipalities and water
 * boards are too many and change too often for that.
 */
export const nlLr: Grouping = {
  name: 'nl-lr',
  version: 1,
  aliases: [],
  nodes: [
    {
      code: 'provincies',
      children: provinces.map((code) => ({ code, children: provincial })),
    },
    {
      code: 'gemeenten',
      children: [
        { code: 'gemeenteblad', family: 'law' },
        { code: 'raadsstuk', family: 'letter' },
        { code: 'raadsbrief', family: 'letter' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'besluitenlijst', family: 'agenda' },
        { code: 'verslag', family: 'debate' },
        { code: 'motie', family: 'motion' },
        { code: 'amendement', family: 'motion' },
        { code: 'vragen', family: 'question' },
        { code: 'toezegging', family: 'letter' },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'waterschappen',
      children: [
        { code: 'waterschapsblad', family: 'law' },
        { code: 'bestuursstuk', family: 'letter' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'besluitenlijst', family: 'agenda' },
        { code: 'verslag', family: 'debate' },
        { code: 'motie', family: 'motion' },
        { code: 'amendement', family: 'motion' },
        { code: 'vragen', family: 'question' },
        { code: 'toezegging', family: 'letter' },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'regelingen',
      children: [
        { code: 'blad', family: 'law' },
        { code: 'overig', family: 'agenda', meetings: true },
      ],
    },
  ],
};

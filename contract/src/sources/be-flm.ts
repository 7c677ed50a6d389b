import type { Grouping } from './grouping.ts';

/** The Flemish tree. */
export const beFlm: Grouping = {
  name: 'be-flm',
  version: 1,
  aliases: [],
  nodes: [
    {
      code: 'vlaams-parlement',
      children: [
        { code: 'ontwerp-decreet', family: 'law' },
        { code: 'voorstel-decreet', family: 'law' },
        { code: 'resolutie', family: 'motion' },
        { code: 'motie', family: 'motion' },
        { code: 'amendement', family: 'motion' },
        { code: 'verslag', family: 'law' },
        { code: 'aangenomen-tekst', family: 'law' },
        { code: 'begroting', family: 'law' },
        { code: 'beleidsnota', family: 'letter' },
        { code: 'schriftelijke-vraag', family: 'question' },
        { code: 'vraag-om-uitleg', family: 'question' },
        { code: 'actuele-vraag', family: 'question' },
        { code: 'interpellatie', family: 'question' },
        { code: 'plenair-verslag', family: 'debate' },
        { code: 'commissieverslag', family: 'debate' },
        { code: 'hoorzitting', family: 'debate' },
        { code: 'stemming', family: 'motion' },
        { code: 'verzoekschrift', family: 'letter' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'vlaamse-regering',
      children: [
        { code: 'beslissing', family: 'letter' },
        { code: 'besluit', family: 'law' },
        { code: 'nieuws', family: 'media' },
      ],
    },
    {
      code: 'staatsblad',
      children: [
        { code: 'decreet', family: 'law' },
        { code: 'besluit', family: 'law' },
      ],
    },
    {
      code: 'instellingen',
      children: [
        { code: 'rapport-rekenhof', family: 'letter' },
        { code: 'advies', family: 'letter' },
      ],
    },
  ],
};

import type { Grouping } from './grouping.ts';

/** The Belgian federal tree. */
export const beFed: Grouping = {
  name: 'be-fed',
  version: 1,
  aliases: [],
  nodes: [
    {
      code: 'kamer',
      children: [
        { code: 'wetsontwerp', family: 'law' },
        { code: 'wetsvoorstel', family: 'law' },
        { code: 'resolutie', family: 'motion' },
        { code: 'amendement', family: 'motion' },
        { code: 'verslag', family: 'law' },
        { code: 'advies-rvs', family: 'law' },
        { code: 'aangenomen-tekst', family: 'law' },
        { code: 'begroting', family: 'law' },
        { code: 'motie', family: 'motion' },
        { code: 'schriftelijke-vraag', family: 'question' },
        { code: 'mondelinge-vraag', family: 'question' },
        { code: 'interpellatie', family: 'question' },
        { code: 'plenair-verslag', family: 'debate' },
        { code: 'commissieverslag', family: 'debate' },
        { code: 'stemming', family: 'motion' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'senaat',
      children: [
        { code: 'wetsontwerp', family: 'law' },
        { code: 'wetsvoorstel', family: 'law' },
        { code: 'resolutie', family: 'motion' },
        { code: 'informatieverslag', family: 'letter' },
        { code: 'verslag', family: 'law' },
        { code: 'schriftelijke-vraag', family: 'question' },
        { code: 'handelingen', family: 'debate' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'regering',
      children: [
        { code: 'ministerraad', family: 'letter' },
        { code: 'beleidsnota', family: 'letter' },
        { code: 'nieuws', family: 'media' },
      ],
    },
    {
      code: 'staatsblad',
      children: [
        { code: 'wet', family: 'law' },
        { code: 'koninklijk-besluit', family: 'law' },
        { code: 'ministerieel-besluit', family: 'law' },
        { code: 'overig', family: 'agenda' },
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

import type { Grouping } from './grouping.ts';

/** The national tree: parliament, government, advisory bodies and official announcements. */
export const nl: Grouping = {
  name: 'nl',
  version: 2,
  aliases: [],
  nodes: [
    {
      code: 'tk',
      children: [
        { code: 'motie', family: 'motion' },
        { code: 'amendement', family: 'motion' },
        { code: 'schriftelijke-vragen', family: 'question' },
        { code: 'antwoord', family: 'question' },
        { code: 'mondelinge-vragen', family: 'question' },
        { code: 'plenair-verslag', family: 'debate' },
        { code: 'handelingen', family: 'debate' },
        { code: 'commissieverslag', family: 'debate' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'besluitenlijst', family: 'agenda' },
        { code: 'stemming', family: 'motion' },
        { code: 'toezegging', family: 'letter' },
        { code: 'wetsvoorstel', family: 'law' },
        { code: 'memorie', family: 'law' },
        { code: 'nota-verslag', family: 'law' },
        { code: 'verslag-overleg', family: 'debate' },
        { code: 'brief-commissie', family: 'letter' },
        { code: 'brief-lid', family: 'letter' },
        { code: 'position-paper', family: 'media' },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'regering',
      children: [
        { code: 'kamerbrief', family: 'letter' },
        { code: 'bijlage', family: 'letter' },
        { code: 'begroting', family: 'law' },
        { code: 'beslisnota', family: 'letter' },
        { code: 'consultatie', family: 'law' },
        { code: 'woo-besluit', family: 'letter' },
        { code: 'nieuws', family: 'media' },
        { code: 'openbaarmaking', family: 'letter' },
      ],
    },
    {
      code: 'ek',
      needsUpperHouse: true,
      children: [
        { code: 'motie', family: 'motion' },
        { code: 'verslag', family: 'debate' },
        { code: 'wetsvoorstel', family: 'law' },
        { code: 'brief', family: 'letter' },
        { code: 'schriftelijke-vragen', family: 'question' },
        { code: 'antwoord', family: 'question' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'stemming', family: 'motion' },
        { code: 'toezegging', family: 'letter' },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'adviescolleges',
      children: [
        { code: 'advies-rvs', family: 'law' },
        { code: 'rapport-rekenkamer', family: 'letter' },
        { code: 'advies-ser', family: 'letter' },
        { code: 'rapport-planbureau', family: 'letter' },
        { code: 'overig', family: 'letter' },
      ],
    },
    {
      code: 'bekendmakingen',
      children: [
        { code: 'staatsblad', family: 'law' },
        { code: 'staatscourant', family: 'law' },
        { code: 'tractatenblad', family: 'law' },
      ],
    },
  ],
};

import type { Grouping } from './grouping.ts';

/** The institutions of the European Union; Parliament is told apart by its bodies. */
export const eu: Grouping = {
  name: 'eu',
  version: 1,
  aliases: [],
  nodes: [
    {
      code: 'ep',
      children: [
        {
          code: 'plenary',
          children: [
            { code: 'agenda', family: 'agenda', meetings: true },
            { code: 'report', family: 'law' },
            { code: 'motion', family: 'motion' },
            { code: 'amendment', family: 'motion' },
            { code: 'adopted-text', family: 'law' },
            { code: 'vote', family: 'motion' },
            { code: 'debate', family: 'debate' },
            { code: 'minutes', family: 'agenda' },
          ],
        },
        {
          code: 'committees',
          children: [
            { code: 'agenda', family: 'agenda', meetings: true },
            { code: 'draft-report', family: 'law' },
            { code: 'opinion', family: 'law' },
            { code: 'amendment', family: 'motion' },
            { code: 'agreement', family: 'law' },
            { code: 'minutes', family: 'agenda' },
            { code: 'other', family: 'agenda' },
          ],
        },
        {
          code: 'questions',
          children: [
            { code: 'written', family: 'question' },
            { code: 'oral', family: 'question' },
            { code: 'answer', family: 'question' },
          ],
        },
        { code: 'procedure', family: 'law' },
        { code: 'research', family: 'media' },
        { code: 'press', family: 'media' },
      ],
    },
    {
      code: 'commission',
      children: [
        { code: 'proposal', family: 'law' },
        { code: 'communication', family: 'letter' },
        { code: 'working-document', family: 'letter' },
        { code: 'delegated-act', family: 'law' },
        { code: 'report', family: 'letter' },
        { code: 'have-your-say', family: 'agenda' },
        { code: 'expert-group', family: 'agenda' },
        { code: 'interest-meeting', family: 'agenda' },
        { code: 'press', family: 'media' },
        { code: 'other', family: 'letter' },
      ],
    },
    {
      code: 'council',
      children: [
        { code: 'document', family: 'letter' },
        { code: 'conclusions', family: 'letter' },
        { code: 'position', family: 'law' },
        { code: 'agenda', family: 'agenda', meetings: true },
        { code: 'minutes', family: 'agenda' },
        { code: 'vote', family: 'motion' },
        { code: 'press', family: 'media' },
      ],
    },
    {
      code: 'official-journal',
      children: [
        { code: 'regulation', family: 'law' },
        { code: 'directive', family: 'law' },
        { code: 'decision', family: 'law' },
        { code: 'other', family: 'law' },
      ],
    },
    {
      code: 'auditors',
      children: [
        { code: 'special-report', family: 'letter' },
        { code: 'annual-report', family: 'letter' },
        { code: 'opinion', family: 'law' },
      ],
    },
    {
      code: 'eesc',
      children: [
        { code: 'opinion', family: 'law' },
        { code: 'other', family: 'agenda' },
      ],
    },
    {
      code: 'cor',
      children: [
        { code: 'opinion', family: 'law' },
        { code: 'other', family: 'agenda' },
      ],
    },
  ],
};

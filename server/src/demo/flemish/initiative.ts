import type { ContextCode } from 'contract/contexts';
import type { Issue } from '../theme.ts';

/** Committees of the Flemish Parliament by code. */
export const committees = {
  FIN: 'Commissie voor Algemeen Beleid, Financiën, Begroting, Justitie en Onroerend Erfgoed',
  BIN: 'Commissie voor Binnenlands Bestuur en Inburgering',
  BRU: 'Commissie voor Brussel en de Vlaamse Rand en Dierenwelzijn',
  BUI: 'Commissie voor Buitenlands Beleid, Europese Aangelegenheden en Internationale Samenwerking',
  CUL: 'Commissie voor Cultuur, Jeugd, Sport en Media',
  ECO: 'Commissie voor Economie, Werk, Sociale Economie, Wetenschap en Innovatie',
  LAN: 'Commissie voor Landbouw, Visserij en Plattelandsbeleid',
  LEE: 'Commissie voor Leefmilieu, Natuur en Ruimtelijke Ordening',
  OPE: 'Commissie voor Mobiliteit en Openbare Werken',
  OND: 'Commissie voor Onderwijs',
  WEL: 'Commissie voor Welzijn, Volksgezondheid, Gezin, Armoedebestrijding en Gelijke Kansen',
  WON: 'Commissie voor Wonen, Toerisme, Energie en Klimaat',
} as const;

/** A storyline of the Flemish Parliament. */
export interface Initiative {
  key: string;
  /** As it follows "decreet": "houdende …" or "tot wijziging van …". */
  decree: string;
  title: string;
  /** The subject as a noun phrase with its article, in lower case. */
  subject: string;
  committee: keyof typeof committees;
  /** The (invented) minister: name, woman or not, and what the minister is competent for. */
  minister: { name: string; woman: boolean; portfolio: string };
  contexts: Partial<Record<ContextCode, number>>;
  organisations: readonly [string, string];
  facts: readonly [string, string, string];
  articles: readonly [string, string];
  issues: readonly [Issue, Issue, Issue];
}

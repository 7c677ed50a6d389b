import type { Celex } from '../reading/celex.ts';

/** Where a work stands in the source tree and what it is called when no answer names its type. */
interface Kind {
  groupPath: string;
  name: string;
}

/** Preparatory documents by the letters of their CELEX number (SOURCES.md §6). */
const prepared: Record<string, [groupPath: string, name: string]> = {
  PC: ['commission/proposal', 'Proposal'],
  EC: ['commission/proposal', 'Codified proposal'],
  DC: ['commission/communication', 'COM document'],
  JC: ['commission/communication', 'Joint document'],
  SC: ['commission/working-document', 'Staff working document'],
  XC: ['commission/other', 'Commission document in the Official Journal'],
  AG: ['council/position', 'Position of the Council'],
  IG: ['council/document', 'Initiative of a Member State'],
  XG: ['council/document', 'Council document in the Official Journal'],
  SA: ['auditors/special-report', 'Special report'],
  TA: ['auditors/annual-report', 'Annual report'],
  AA: ['auditors/opinion', 'Opinion of the Court of Auditors'],
  AE: ['eesc/opinion', 'Opinion of the EESC'],
  IE: ['eesc/opinion', 'Own-initiative opinion of the EESC'],
  AC: ['eesc/opinion', 'Opinion of the EESC'],
  XE: ['eesc/other', 'Document of the EESC'],
  AR: ['cor/opinion', 'Opinion of the CoR'],
  IR: ['cor/opinion', 'Own-initiative opinion of the CoR'],
  XR: ['cor/other', 'Document of the CoR'],
  AB: ['official-journal/other', 'Opinion of the European Central Bank'],
  HB: ['official-journal/other', 'Recommendation of the European Central Bank'],
};

const acts: Record<string, [groupPath: string, name: string]> = {
  R: ['official-journal/regulation', 'Regulation'],
  L: ['official-journal/directive', 'Directive'],
  D: ['official-journal/decision', 'Decision'],
  H: ['official-journal/other', 'Recommendation'],
  G: ['official-journal/other', 'Resolution'],
};

const sectors: Record<string, string> = { '1': 'Treaty', '2': 'International agreement' };

/** What a work is, from its number, its resource types and where these are too wide its English title. */
export function kindOf(celex: Celex, types: readonly string[], title: string): Kind {
  const { sector, kind } = celex;
  if (sector === '0') return { groupPath: 'official-journal/other', name: 'Consolidated text' };
  const corrected = celex.corrects !== undefined;
  const named = (groupPath: string, name: string): Kind => ({
    groupPath,
    name: corrected ? 'Corrigendum' : name,
  });
  if (sector === '3') {
    const [path, name] = acts[kind] ?? ['official-journal/other', 'Act'];
    const delegated = types.some((type) => type.endsWith('_DEL')) || /^commission delegated /i.test(title);
    // Acts that the Commission adopts under a delegation have a place of their own in the tree.
    return named(delegated ? 'commission/delegated-act' : path, name);
  }
  if (sector !== '5') return named('official-journal/other', sectors[sector] ?? 'Act');
  const [path, name] = prepared[kind] ?? ['official-journal/other', 'Document'];
  if (kind === 'DC' && (types.includes('REPORT') || /^report\b/i.test(title)))
    return named('commission/report', name);
  if (kind === 'JC' && /^(joint )?proposal\b/i.test(title)) return named('commission/proposal', name);
  if (kind === 'XG' && /\bconclusions\b/i.test(title)) return named('council/conclusions', name);
  return named(path, name);
}

/** Institutions by the first step of the path. */
export const institutions: Record<string, string> = {
  commission: 'European Commission',
  council: 'Council of the European Union',
  'official-journal': 'Official Journal of the European Union',
  auditors: 'European Court of Auditors',
  eesc: 'European Economic and Social Committee',
  cor: 'European Committee of the Regions',
};

/**
 * Committees of the European Parliament that the EU dashboard always offers; names are in the catalogue
 * `sources` under `epCommittees`. Documents may name others, which are offered by their code.
 */
export const epCommittees = [
  'AFCO',
  'AFET',
  'AGRI',
  'BUDG',
  'CONT',
  'CULT',
  'DEVE',
  'DROI',
  'ECON',
  'EMPL',
  'ENVI',
  'EUDS',
  'FEMM',
  'FISC',
  'HOUS',
  'IMCO',
  'INTA',
  'ITRE',
  'JURI',
  'LIBE',
  'PECH',
  'PETI',
  'REGI',
  'SANT',
  'SEDE',
  'TRAN',
] as const;

import { aDocument } from '#test/documents.ts';
import type { Document } from '#stores/documents/document.ts';

export const paper = (id: string, day: string, fields: Partial<Document>) =>
  aDocument({
    id,
    title: `Stuk ${id}`,
    text: `Alleen ${id}.`,
    date: Date.parse(`${day}T10:00:00Z`),
    ...fields,
  });
type Number = Document['numbers'][number];
export const number = (kind: Number['kind'], value: string): Number => ({ kind, value });
export const inUnion = (procedure: string, groupPath: string, ...numbers: Number[]): Partial<Document> => ({
  ...{ domain: 'eu', groupPath, sourceType: 'Document', institution: 'European Commission', language: 'en' },
  numbers: [...numbers, number('procedure', procedure)],
});
export const article = `Article 31
1. Member States shall adopt and publish, by 12 December 2027, the laws, regulations and administrative provisions necessary to comply with this Directive.`;
/** A directive from proposal to act, as COM(2031) `of`, procedure 2031/`of` and Directive 2032/`of`. */
export const directive = (of: string, text = article): Document[] => {
  const procedure = `2031/0${of}(COD)`;
  return [
    paper(`eu-${of}-proposal`, '2024-09-17', {
      ...inUnion(
        procedure,
        'commission/proposal',
        number('ce', `COM(2031) ${of}`),
        number('document', `52031PC0${of}`),
      ),
    }),
    paper(`eu-${of}-vote`, '2025-07-08', inUnion(procedure, 'ep/plenary/adopted-text')),
    paper(`eu-${of}-act`, '2026-06-12', {
      ...inUnion(procedure, 'official-journal/directive', number('document', `32032L0${of}`)),
      title: `Directive (EU) 2032/${of} of the European Parliament and of the Council on a matter`,
      text,
    }),
  ];
};

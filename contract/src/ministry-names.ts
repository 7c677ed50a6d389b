/** An organisation that a document names. */
interface Organisation {
  name: string;
  /** The source's own word for what it has to do with the document. */
  relation?: string | undefined;
}

const before = /^(?:het )?ministerie van (?:het )?/iu;
const relation = /^ministerie$/iu;

/** A ministry's name without the word for what it is: `Financiën` of `Ministerie van Financiën`. */
export const bareMinistry = (name: string): string => name.trim().replace(before, '');

/** Whether a document says literally that an organisation is a ministry: in its name, or by what it has to do with it. */
export const isMinistry = ({ name, relation: what = '' }: Organisation): boolean =>
  before.test(name.trim()) || relation.test(what);

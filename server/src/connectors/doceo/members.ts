import { SourceFault } from '#platform/outbound/source-fault.ts';
import { epPersonName } from '../reading/ep-names.ts';
import { childOf, childrenOf, textOf } from '../reading/xml-tree.ts';
import type { MemberNames, SourceFile } from './raw.ts';
import { treeOf } from './vote-list.ts';

/**
 * The members of a term by the site's directory.
 * @throws SourceFault of kind `shape` for a file that is none
 */
export function readMembers({ url, bytes }: SourceFile): { name: string; code: string }[] {
  const root = treeOf(bytes, url);
  const members = childrenOf(root, 'mep').flatMap((member) => {
    const name = textOf(childOf(member, 'fullName'));
    const code = textOf(childOf(member, 'id'));
    const country = textOf(childOf(member, 'country'));
    return name && code ? [{ name: epPersonName(name, country), code }] : [];
  });
  if (root.name !== 'meps' || members.length === 0) {
    throw new SourceFault('shape', { url, detail: 'a directory without members' });
  }
  return members;
}

/** Names by number, as roll calls ask for them. */
export function namesByNumber(file: SourceFile): MemberNames {
  return Object.fromEntries(readMembers(file).map(({ name, code }) => [code, name]));
}

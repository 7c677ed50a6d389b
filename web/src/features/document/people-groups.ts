import type { Person } from 'contract/document-parts';

/** People with the same role, in the order of the source; without a role last. */
interface PeopleGroup {
  role: string | undefined;
  people: Person[];
}

/** The people of a document by role; who is named twice in one role stands there once. */
export function peopleGroups(people: readonly Person[]): PeopleGroup[] {
  const groups = Map.groupBy(people, ({ role }) => role);
  const inOrder = [...groups].toSorted(([one], [other]) => Number(!one) - Number(!other));
  return inOrder.map(([role, members]) => ({
    role,
    people: [...new Map(members.map((person) => [`${person.name}\n${person.party ?? ''}`, person])).values()],
  }));
}

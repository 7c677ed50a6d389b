import { describe, expect, it } from 'vitest';
import { peopleGroups } from './people-groups.ts';

describe('the people of a document', () => {
  it('stand by role as the source orders them, those without last, each once', () => {
    const groups = peopleGroups([
      { name: 'Zonder' },
      { name: 'Een', role: 'Spreker', party: 'A' },
      { name: 'Voor', role: 'Voorzitter' },
      { name: 'Een', role: 'Spreker', party: 'A' },
      { name: 'Een', role: 'Spreker', party: 'B' },
    ]);
    expect(groups.map(({ role, people }) => [role, people.map(({ name }) => name)])).toEqual([
      ['Spreker', ['Een', 'Een']],
      ['Voorzitter', ['Voor']],
      [undefined, ['Zonder']],
    ]);
  });
});

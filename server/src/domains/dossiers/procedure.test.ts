import type { OpenDossier } from 'contract/dossiers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import type { Document } from '#stores/documents/document.ts';
import { article, directive, inUnion, number, paper } from './test/directive.ts';

let product: TestProduct;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
});
afterAll(() => product.close());

describe('the stage line of a directive', () => {
  const stagesOf = async (of: string) => {
    const answer = await reader.post(`/dossiers/eu/2031-0${of}-COD`, {});
    expect(answer.statusCode, answer.body).toBe(200);
    const { stages } = answer.json<{ data: OpenDossier }>().data;
    return stages.slice(-2).map(({ key, state, days, due, evidence }) => ({
      ...{ key, state, days, due },
      by: evidence.map(({ document }) => document.id),
    }));
  };

  it('goes on with its transposition until the last day that the directive names', async () => {
    await product.documents.put(directive('521'));
    expect(await stagesOf('521')).toEqual([
      { key: 'published', state: 'reached', days: 161, due: undefined, by: ['eu-521-act'] },
      { key: 'transposition', state: 'running', days: undefined, due: '2027-12-12', by: ['eu-521-act'] },
    ]);
  });

  it('tells no more than the day where that is past, and nothing where none is named', async () => {
    await product.documents.put([
      ...directive('522', article.replace('2027', '2025')),
      ...directive('523', 'Article 31\n1. Member States shall transpose this Directive within two years.'),
    ]);
    expect((await stagesOf('522'))[1]).toMatchObject({ state: 'unknown', due: '2025-12-12' });
    expect((await stagesOf('523'))[1]).toMatchObject({ state: 'unknown', due: undefined });
    expect((await stagesOf('522'))[0]).toMatchObject({ key: 'published', days: undefined });
  });

  it('ends at the Official Journal of what is no directive', async () => {
    await product.documents.put([
      paper('h-proposal', '2026-01-12', inUnion('2031/0524(COD)', 'commission/proposal')),
      paper('h-regulation', '2026-06-12', {
        ...inUnion('2031/0524(COD)', 'official-journal/regulation', number('document', '32032R0524')),
        text: article,
      }),
    ]);
    expect((await stagesOf('524')).at(-1)).toMatchObject({ key: 'published', state: 'reached' });
  });
});

describe('the roll call of a procedure', () => {
  const rollCallOf = async (of: string) => {
    const answer = await reader.post(`/dossiers/eu/2031-0${of}-COD`, {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: OpenDossier }>().data.rollCall;
  };
  type Member = Document['votes'][number]['members'][number];
  const called = (id: string, of: string, day: string, members: Member[]) =>
    paper(id, day, {
      ...inUnion(`2031/0${of}(COD)`, 'ep/plenary/vote'),
      votes: [
        { subject: `Vote ${id}`, date: `${day}T11:00:00Z`, outcome: 'aangenomen', parties: [], members },
      ],
    });
  const member = (country: string | undefined, choice: Member['choice']): Member => ({
    ...{ name: `Member ${country ?? ''}`, choice },
    ...(country === undefined ? {} : { country }),
  });

  it('is the newest, with what members of our two countries did and of how many none is known', async () => {
    await product.documents.put([
      ...directive('525'),
      called('i-old', '525', '2025-07-07', [member('NL', 'Tegen')]),
      called('i-new', '525', '2025-07-08', [
        member('NL', 'Voor'),
        member('NL', 'Tegen'),
        member('NL', 'Onthouding'),
        member('DE', 'Voor'),
        member(undefined, 'Onthouding'),
      ]),
      // The Council votes by country, and no member of it is one.
      paper('i-council', '2026-01-01', {
        ...inUnion('2031/0525(COD)', 'council/vote'),
        votes: [
          { subject: 'Council', date: '2026-01-01T11:00:00Z', parties: [], members: [member('NL', 'Voor')] },
        ],
      }),
    ]);
    expect(await rollCallOf('525')).toMatchObject({
      ...{ document: { id: 'i-new' }, day: '2025-07-08', withoutCountry: 1 },
      vote: {
        by: 'European Parliament',
        outcome: 'aangenomen',
        counts: { for: 2, against: 1, abstentions: 2 },
      },
      countries: [{ country: 'NL', for: 1, against: 1, abstentions: 1 }],
    });
  });

  it('is none where nobody voted by name', async () => {
    await product.documents.put(directive('526'));
    expect(await rollCallOf('526')).toBeUndefined();
  });
});

import { z } from 'zod';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Named } from '#stores/documents/entities/known-name.ts';
import { committeeOf } from './committees.ts';
import { readCompactDay } from '../reading/written-days.ts';
import { afterLast } from '../reading/text-parts.ts';

const Path = z.object({ fullNameNL: z.string().nullish() }).nullish();
const Actor = z.object({
  id: z.string(),
  name: z.string(),
  fName: z.string(),
  role: z
    .array(
      z.object({
        beginDate: z.string().nullish(),
        endDate: z.string().nullish(),
        mandateCode: z.string().nullish(),
        functionSummary: Path,
        ouSummary: Path,
      }),
    )
    .nullish(),
});
const ActorAnswer = z.object({ items: z.array(Actor) });

/**
 * A person of the open data: one name for each membership of a group, with its days, and the committees the
 * person sat in (SOURCES.md §2, actr). Candidates who never sat have no membership and give no name.
 * @throws SourceFault of kind `shape`
 */
export function readActor(body: unknown, url: string): { names: Named[]; candidate?: string } {
  const parsed = ActorAnswer.safeParse(body);
  const actor = parsed.data?.items[0];
  if (!actor) {
    const issue = parsed.error?.issues[0];
    const detail = issue ? `${issue.path.join('.')}: ${issue.message}` : 'no person';
    throw new SourceFault('shape', { url, detail });
  }
  const name = `${actor.fName} ${actor.name}`;
  const names: Named[] = [];
  const committees = new Set<string>();
  for (const role of actor.role ?? []) {
    if (role.mandateCode !== 'M') continue;
    const path = role.ouSummary?.fullNameNL ?? '';
    const steps = path.split('/');
    const body = afterLast(path, '/').trim();
    if (steps.includes('Commissies')) committees.add(body);
    if (!steps.includes('Politieke fracties')) continue;
    const from = readCompactDay(role.beginDate ?? '');
    const until = readCompactDay(role.endDate ?? '');
    names.push({
      kind: 'person',
      name,
      code: actor.id,
      person: actor.id,
      surname: actor.name,
      party: body,
      function: 'Volksvertegenwoordiger',
      ...(from ? { from } : {}),
      ...(until ? { until } : {}),
    });
  }
  for (const committee of committees) {
    names.push({ kind: 'committee', name: committee, code: committeeOf(committee).code });
  }
  return names.length > 0 ? { names } : { names, candidate: name };
}

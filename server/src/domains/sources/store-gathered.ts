import type { DocumentId } from 'contract/document-parts';
import { scoreAll } from '#domains/contexts/index.ts';
import { loggedBefore, withLogs } from '#domains/meetings/index.ts';
import type { Document } from '#stores/documents/document.ts';
import { describe } from './describe.ts';
import type { Gathered } from './gathered.ts';
import { joinKnown, leaveJoined } from './join-known.ts';
import { withCountries } from './member-countries.ts';
import type { RunContext } from './run-context.ts';

/** Scores documents against the policy contexts, where the run can. */
export async function score(
  source: string,
  documents: readonly Document[],
  run: RunContext,
): Promise<Document[]> {
  if (!run.classifier || documents.length === 0) return [...documents];
  return scoreAll(documents, run.classifier, (error) =>
    run.onRemark?.(source, `not scored: ${describe(error)}`),
  );
}

/** Stores what was gathered; true when some of it was new. With `remember` it is kept where each document came. */
export async function storeGathered(
  source: string,
  gathered: Gathered,
  run: RunContext,
  { silent, remember }: { silent: boolean; remember: boolean },
): Promise<boolean> {
  let news = false;
  const { progress, now } = run;
  const isSilent = ({ id }: Document) => silent || gathered.old.has(id);
  const known = [...gathered.keys].flatMap(([key, id]) => (id === undefined ? [] : [{ key, id }]));
  const gone = [...gathered.keys].flatMap(([key, id]) => (id === undefined ? [key] : []));
  const put = async (documents: readonly Document[]) => {
    if (documents.length === 0) return;
    const told = documents.filter((one) => !isSilent(one));
    if (told.length > 0) await run.state.keepReplaced(run.store, told);
    await run.lease.confirm();
    // A joined document may bring along how its other part came in.
    const stored = await run.store.getMany(loggedBefore(documents));
    const incoming = withLogs(documents, stored, now()).map((document) => {
      const { silent: _, ...one } = document;
      return isSilent(document) ? { ...one, silent: true as const } : one;
    });
    const ingested = await run.store.put(incoming);
    await run.state.stored(source, ingested, now());
    for (const { outcome } of ingested) {
      progress[outcome]++;
      news ||= outcome === 'new';
      run.onStored?.(outcome, 1);
    }
  };
  const withdraw = async (ids: readonly DocumentId[]) => {
    if (ids.length === 0) return;
    await run.lease.confirm();
    await run.store.withdraw(ids);
  };
  if (remember) {
    const keyless = await run.state.keptOnlyBy(source, gone);
    const places = new Map([...keyless.map((id) => [id, gathered.place] as const), ...gathered.places]);
    // First, so that nothing that was cut off behind it is overwritten by what is older.
    await run.items.storing(source, places);
  }
  const { put: joined, superseded } = await joinKnown(
    await withCountries([...gathered.documents.values()], run.state),
    run.store,
    run.identities,
  );
  // What two sources gave together says more than what was scored.
  const [together, alone] = [joined.filter((one) => one.joined), joined.filter((one) => !one.joined)];
  await put([...alone, ...(await score(source, together, run))]);
  await withdraw(superseded);
  await run.state.rememberKeys(source, known);
  const ended = [...gathered.withdrawn, ...(await run.state.keptOnlyBy(source, gone))];
  if (ended.length) {
    const left = await leaveJoined(source, ended, run.store, run.identities);
    await put(left.put);
    await withdraw(left.withdraw);
    await run.identities.forget([...ended, ...left.withdraw]);
  }
  // Keys go last: a run that is cut off before finds them again and withdraws once more.
  await run.state.forgetKeys(source, gone);
  const count = ended.length + superseded.length;
  if (count > 0) run.onStored?.('withdrawn', count);
  progress.withdrawn += count;
  return news;
}

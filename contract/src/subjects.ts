import { z } from 'zod';
import { MinistryHead, MinistryName } from './ministries.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListedParty } from './parties.ts';
import { PersonHead } from './persons.ts';

/** Somebody, a party or a ministry that has a page. */
export const FoundSubject = z.discriminatedUnion('kind', [
  PersonHead.pick({ id: true, domain: true, name: true, left: true }).extend({
    kind: z.literal('person'),
    /** What the list says of the last term, in the source's own words. @example Tweede Kamerlid */
    function: z.string().optional(),
    /** Party or group of the last term that has one, as the list calls it. */
    party: z.string().optional(),
  }),
  ListedParty.extend({ kind: z.literal('party'), domain: DomainId }),
  MinistryHead.pick({ name: true, domain: true }).extend({ kind: z.literal('ministry') }),
]);
export type FoundSubject = z.infer<typeof FoundSubject>;

export const findSubjects = endpoint({
  method: 'POST',
  path: '/subjects',
  summary: `At most ${limits.maximumFoundSubjects} persons, parties and ministries of the user's dashboards that have a page and a name that fits what is typed.`,
  access: access.session,
  key: 'read',
  body: z.strictObject({
    /**
     * How words of the name begin, in any order; capitals, accents and punctuation do not matter. Beside words of the name
     * those of the party tell persons apart. @example "vera bos"
     */
    text: MinistryName,
    /** The dashboard whose names go before those of others that fit alike. */
    first: DomainId.optional(),
  }),
  response: z.object({
    /** The best fits first, and who is in office or there before those who no longer are. */
    data: z.array(FoundSubject).max(limits.maximumFoundSubjects),
  }),
});

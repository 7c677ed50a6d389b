import type { Reading } from '../connector.ts';
import { euCountry } from '../reading/eu-countries.ts';
import { epGroup } from '../reading/ep-groups.ts';
import { epPersonName } from '../reading/ep-names.ts';
import { line, readTitles } from './read-fields.ts';
import { Body, lastPart, Member } from './rows.ts';

type Name = NonNullable<Reading['names']>[number];

/** A member's name as people write it; undefined for a row without one. */
export function memberName(member: Member): string | undefined {
  const given = line(member.givenName);
  const family = line(member.familyName);
  const country = lastPart(line(member['api:country-of-representation']));
  if (given && family) return epPersonName(`${given} ${family}`, country);
  const label = line(member.label);
  return label ? epPersonName(label, country) : undefined;
}

/** Members, committees and groups of the service's lists; rows that are none are told apart. */
export function readNames(members: readonly unknown[], bodies: readonly unknown[]) {
  const names: Name[] = [];
  const skipped: Reading['skipped'] = [];
  for (const row of members) {
    const parsed = Member.safeParse(row);
    const name = parsed.success ? memberName(parsed.data) : undefined;
    if (!parsed.success || !name) {
      skipped.push({ sourceId: idOf(row), reason: 'member without a name' });
      continue;
    }
    if (name.includes('?')) {
      skipped.push({ sourceId: idOf(row), reason: 'name with letters lost in the encoding of its file' });
      continue;
    }
    const member = parsed.data;
    const code = line(member.identifier) ?? lastPart(member.id);
    const group = line(member['api:political-group']);
    const terms = member.hasMembership.filter(
      ({ membershipClassification: kind }) => lastPart(kind) === 'EU_POLITICAL_GROUP',
    );
    const surname = line(member.familyName);
    const country = euCountry(lastPart(line(member['api:country-of-representation'])));
    const base = {
      ...{ kind: 'person' as const, name, code, person: code, ...surnameIn(name, surname) },
      ...(country ? { country } : {}),
    };
    if (terms.length === 0) names.push({ ...base, ...(group ? { party: epGroup(group) } : {}) });
    for (const term of terms) {
      const party = lastPart(term.organization);
      const from = line(term.memberDuring?.startDate)?.slice(0, 10);
      const until = line(term.memberDuring?.endDate)?.slice(0, 10);
      names.push({
        ...base,
        ...(party && !/^\d+$/.test(party) ? { party: epGroup(party) } : {}),
        ...(from ? { from } : {}),
        ...(until ? { until } : {}),
      });
    }
  }
  for (const row of bodies) {
    const parsed = Body.safeParse(row);
    const name = parsed.success
      ? (readTitles(parsed.data.prefLabel).title ?? line(parsed.data.label))
      : undefined;
    if (!parsed.success || !name) {
      skipped.push({ sourceId: idOf(row), reason: 'body without a name' });
      continue;
    }
    const code = line(parsed.data.label) ?? line(parsed.data.identifier) ?? lastPart(parsed.data.id);
    const kind = lastPart(parsed.data.classification) ?? '';
    const which = /^COMMITTEE_/.test(kind)
      ? 'committee'
      : kind === 'EU_POLITICAL_GROUP'
        ? 'party'
        : 'organisation';
    names.push({ kind: which, name, code });
  }
  return { names, skipped };
}

/** The family name as the name has it. */
function surnameIn(name: string, family: string | undefined): { surname?: string } {
  if (!family || !name.toLowerCase().endsWith(` ${family.toLowerCase()}`)) return {};
  return { surname: name.slice(-family.length) };
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '?';
}

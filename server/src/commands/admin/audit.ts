import { type AuditAction, auditActions } from 'contract/admin/audit';
import { auditLines } from '#domains/audit/index.ts';
import { writtenInstant } from '#platform/written-time.ts';
import { dayOption } from './asked.ts';
import { organisationOf } from './look-up.ts';
import { type Given, Refusal, type Subject, textOf } from './subject.ts';

/** What was done by the admin site and the command line (decision 6.7). */
export const auditSubject: Subject = {
  name: 'audit',
  options: {
    find: { type: 'string' },
    action: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    after: { type: 'string' },
  },
  verbs: {
    list: {
      usage:
        '[ORGANISATION] [--find TEXT] [--action ACTION] [--from YYYY-MM-DD] [--until YYYY-MM-DD] [--after ID]',
      words: [0, 1],
      options: ['find', 'action', 'from', 'until', 'after'],
      async run({ db }, [organisation], given) {
        const asked = {
          organisationId: organisation ? (await organisationOf(db, organisation)).id : undefined,
          find: textOf(given, 'find')?.trim(),
          action: actionOption(given),
          from: dayOption(given, 'from') ?? undefined,
          until: dayOption(given, 'until') ?? undefined,
          after: textOf(given, 'after'),
        };
        const found = await auditLines(db, 'command', asked);
        const lines = found.data.map(({ at, who, action, target, organisation: of, reason }) =>
          [writtenInstant(at), who, action, target, of ?? '', reason].join('\t').trimEnd(),
        );
        const more = found.more ? [`There are earlier ones: --after ${found.data.at(-1)!.id}`] : [];
        return { lines: lines.length === 0 ? ['Nothing was noted.'] : [...lines, ...more], data: found };
      },
    },
  },
};

function actionOption(given: Given): AuditAction | undefined {
  const written = textOf(given, 'action');
  const action = auditActions.find((one) => one === written);
  if (written !== undefined && action === undefined)
    throw new Refusal(`There is no action ${written}; there are: ${auditActions.join(', ')}.`);
  return action;
}

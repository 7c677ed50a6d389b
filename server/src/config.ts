import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { NamedCouncil } from 'contract/councils';
import { byNameOnly, sourceNames } from '#connectors/names.ts';
import { readCouncilsFile } from './councils-file.ts';
import { type Sender, standardConnections } from '#platform/mail/mailer.ts';

const url = (...protocols: string[]) =>
  z.url().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    message: `must start with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const web = url('http:', 'https:').transform((value) => value.replace(/\/+$/, ''));

const proxies = z
  .string()
  .default('loopback')
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.union(
        [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        {
          error: 'must hold addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
        },
      ),
    ),
  );

/** `Name <address>`, or the address alone; in quotes or not, which some readers of such files leave on. */
const sender = z.string().transform((value, context): Sender => {
  const text = value.trim().replace(/^"(.*)"$/, '$1');
  const [, name, address] = /^"?([^"<>\r\n]{0,80}?)"?\s*<([^<>]+)>$/.exec(text) ?? ['', '', text];
  if (!z.email().safeParse(address).success) {
    context.addIssue({ code: 'custom', message: 'must be an address, or Name <address>' });
  }
  return { ...(name ? { name: name.trim() } : {}), address };
});

/** Every variable of the environment the product reads; `.env.example` explains each. */
const Environment = z.object({
  PRODUCT_NAME: z.string().trim().min(1).max(40).default('Vizier'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: web.optional(),
  TRUSTED_PROXIES: proxies,
  ADMIN_URL: web.optional(),
  SUPPORT_EMAIL: z.email().default('support@vizier.example'),
  DATA_DIR: z.string().min(1).default('data'),
  DEMO: z.enum(['0', '1']).default('1'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  OPENSEARCH_URL: web.optional(),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens, at most 40')
    .default('policy-monitor'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(standardConnections),
  MAIL_FROM: sender.default({ address: 'vizier@vizier.example' }),
  SOURCES: z
    .string()
    .default('all')
    .transform((value) =>
      value === 'all'
        ? sourceNames.filter((name) => !byNameOnly.includes(name))
        : value === 'none'
          ? []
          : value.split(',').map((name) => name.trim().toLowerCase()),
    )
    .pipe(
      z.array(z.enum(sourceNames, { error: `must be all, none or names from: ${sourceNames.join(', ')}` })),
    ),
  COUNCILS_FILE: z.string().min(1).optional(),
  SOURCES_AT_ONCE: z.coerce.number().int().min(1).max(100).default(4),
  SIGN_ON_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((name) => name.trim().toLowerCase() || [])),
  VIDEO_HOSTS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((name) => name.trim().toLowerCase() || []))
    .pipe(
      z.array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must hold names of hosts, with commas')),
    ),
  DEBATDIRECT_PLAY: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LEASE_SECONDS: z.coerce.number().int().min(1).max(90).default(60),
  AI_BASE_URL: web.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  SUMMARY_DAYS: z.coerce.number().int().min(0).max(366).default(7),
  SUMMARY_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(2_000_000),
  SUMMARY_WORDS: z.coerce.number().int().min(300).default(60_000),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Variables = z.infer<typeof Environment>;

export interface Config extends Omit<Variables, 'BASE_URL' | 'ADMIN_URL' | 'DEMO'> {
  BASE_URL: string;
  /** Host of the admin site; undefined while the product itself holds the password page. */
  ADMIN_URL: string | undefined;
  /** Never with a part of the roles: there a demo would be made by several processes at once. */
  DEMO: boolean;
  /** Address per connector that is not the source's own, from `SOURCE_<NAME>_URL`. */
  sourceUrls: Partial<Record<string, string>>;
  /** Councils that `COUNCILS_FILE` names. */
  councils: readonly NamedCouncil[];
}

/** The environment cannot be used; `faults` holds one sentence per variable. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Exit code for a wrong configuration (sysexits EX_CONFIG). */
const exitConfig = 78;

/** Names of all variables, for the test that compares them with `.env.example`. */
export const variableNames = [
  ...Object.keys(Environment.shape),
  ...sourceNames.map((name) => sourceUrlVariable(name)),
];

function sourceUrlVariable(name: string): string {
  return `SOURCE_${name.toUpperCase().replaceAll('-', '_')}_URL`;
}

/**
 * Reads the environment once; empty values count as absent.
 * @throws ConfigError with every fault at once
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const faults: string[] = [];
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    faults.push(...parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const sourceUrls: Record<string, string> = {};
  for (const name of sourceNames) {
    const variable = sourceUrlVariable(name);
    const value = given[variable];
    if (value === undefined) continue;
    const address = web.safeParse(value);
    if (address.success) sourceUrls[name] = address.data;
    else faults.push(`${variable} ${address.error.issues[0]?.message}`);
  }
  for (const name of Object.keys(given)) {
    if (/^SOURCE_.+_URL$/.test(name) && !sourceNames.some((source) => sourceUrlVariable(source) === name)) {
      faults.push(`${name} names no connector; there are: ${sourceNames.join(', ')}`);
    }
  }
  if (parsed.success) faults.push(...faultsOfRole(parsed.data));
  const file = parsed.data?.COUNCILS_FILE;
  const named = file === undefined ? undefined : readCouncilsFile(file);
  faults.push(...(named?.faults ?? []).map((fault) => `COUNCILS_FILE ${fault}`));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const { data } = parsed;
  const host = data.HOST.includes(':') ? `[${data.HOST}]` : data.HOST;
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR),
    BASE_URL: data.BASE_URL ?? `http://${host}:${data.PORT}`,
    ADMIN_URL: data.ADMIN_URL,
    MAIL_FROM: { name: data.PRODUCT_NAME, ...data.MAIL_FROM },
    DEMO: data.DEMO === '1' && data.ROLE === 'all',
    sourceUrls,
    councils: named?.councils ?? [],
  };
}

/** Embedded stores belong to one process, so that several need both servers. */
function faultsOfRole({ ROLE, DATABASE_URL, OPENSEARCH_URL }: Variables): string[] {
  if (ROLE === 'all' || (DATABASE_URL && OPENSEARCH_URL)) return [];
  const missing = [DATABASE_URL ? [] : ['DATABASE_URL'], OPENSEARCH_URL ? [] : ['OPENSEARCH_URL']].flat();
  return [
    `ROLE ${ROLE} needs ${missing.join(' and ')}: embedded stores belong to one process, which has the role all`,
  ];
}

/**
 * Reads `.env` beside the program, if there is one, and then the environment, which wins. A wrong
 * configuration prints every fault and ends the process before anything is started.
 */
export function processConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The configuration is wrong, nothing was started:\n`);
    for (const fault of error.faults) process.stderr.write(`  ${fault}\n`);
    process.exit(exitConfig);
  }
}

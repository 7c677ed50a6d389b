import type { ParseArgsOptionsConfig } from 'node:util';
import type { SettingsParts } from '#domains/sign-on/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { Config } from '../../config.ts';

/** What the command works on and where it writes its lines. */
export interface AdminNeeds {
  db: PeopleStore;
  clock: Clock;
  mailer: Mailer;
  log: Pick<Log, 'warn'>;
  leases: Pick<Leases, 'list'>;
  /** Sources that this installation reads. */
  sources: Config['SOURCES'];
  config: {
    BASE_URL: string;
    ADMIN_URL: string | undefined;
    PRODUCT_NAME: string;
    SUPPORT_EMAIL: string;
    VIDEO_HOSTS: readonly string[];
  };
  out: (line: string) => void;
  /** What identity providers are set with, and the address of the product. */
  signOn: Pick<SettingsParts, 'sealer' | 'privateHosts'> & { site: string };
}

/** The command line was understood but cannot be done; the message says why. */
export class Refusal extends Error {}
/** The command line is not one of ours. */
export class Misuse extends Error {}

/** What was done or is the case: for people as lines, for programs as one JSON document. */
export interface Outcome {
  lines: readonly string[];
  data: unknown;
}

/** The options of a command line, by name. */
export type Given = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** What can be done with a subject: `user create`. */
export interface Verb {
  /** What follows the verb, for people: words and options. */
  usage: string;
  /** How many words follow, at least and at most. */
  words: readonly [number, number];
  /** Names of the subject's options that belong to it. */
  options?: readonly string[];
  run(needs: AdminNeeds, words: readonly string[], given: Given): Promise<Outcome>;
}

/** What the command line looks after. Another one is a file and a line in `subjects.ts`. */
export interface Subject {
  name: string;
  /** Options of its verbs; one of the same name in another subject is of the same type. */
  options?: ParseArgsOptionsConfig;
  verbs: Readonly<Record<string, Verb>>;
  /** What its usage needs to say besides, such as what a word can be. */
  remarks?: string;
}

/** An option that is a text; undefined when it was not given. */
export function textOf(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option that can be given several times. */
export function textsOf(given: Given, name: string): string[] {
  const value = given[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

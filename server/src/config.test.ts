import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, variableNames } from './config.ts';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('starts with an empty environment', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PRODUCT_NAME: 'Vizier', PORT: 3000, HOST: '127.0.0.1', DEMO: true });
    expect(config.BASE_URL).toBe('http://127.0.0.1:3000');
    expect(config.SOURCES).toContain('tweedekamer');
  });

  it('names every fault at once', () => {
    const faults = faultsOf({
      PORT: 'many',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://localhost/x',
      SOURCES: 'tweedekamer,atlantis',
      SOURCE_ATLANTIS_URL: 'http://localhost',
      SOURCE_TWEEDEKAMER_URL: 'not an address',
    });
    for (const name of [
      'PORT',
      'DEMO',
      'DATABASE_URL',
      'SOURCES',
      'SOURCE_ATLANTIS_URL',
      'SOURCE_TWEEDEKAMER_URL',
    ]) {
      expect(faults.some((fault) => fault.startsWith(name))).toBe(true);
    }
  });

  it('reads the councils of a file, and says which of them is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const path = join(folder, 'councils.json');
    const faultsOfFile = (text: string) => {
      writeFileSync(path, text);
      return faultsOf({ COUNCILS_FILE: path });
    };
    const soest = { system: 'ibabs', key: 'soest', name: 'Soest', kind: 'gemeente' };
    expect(faultsOfFile(JSON.stringify([soest]))).toEqual([]);
    expect(readConfig({ COUNCILS_FILE: path }).councils).toEqual([soest]);
    expect(readConfig({}).councils).toEqual([]);
    expect(faultsOfFile(JSON.stringify([soest, { ...soest, system: 'notubiz' }]))).toEqual([
      'COUNCILS_FILE council 2, key: must be the number of the organisation at NotuBiz',
    ]);
    expect(faultsOfFile(JSON.stringify([soest, soest]))).toEqual([
      'COUNCILS_FILE council 2: Soest stands there twice',
    ]);
    expect(faultsOfFile('[')[0]).toMatch(/^COUNCILS_FILE is no JSON: /);
    rmSync(folder, { recursive: true });
    expect(faultsOf({ COUNCILS_FILE: path })[0]).toMatch(/^COUNCILS_FILE cannot be read: /);
  });

  it('gives a part of the roles only to a process whose stores are on servers', () => {
    const servers = { DATABASE_URL: 'postgres://u:p@database/x', OPENSEARCH_URL: 'http://engine:9200/' };
    expect(readConfig({ ROLE: 'worker', ...servers })).toMatchObject({
      ROLE: 'worker',
      DEMO: false,
      OPENSEARCH_URL: 'http://engine:9200',
      OPENSEARCH_PREFIX: 'policy-monitor',
    });
    expect(faultsOf({ ROLE: 'web', DATABASE_URL: servers.DATABASE_URL })).toEqual([
      'ROLE web needs OPENSEARCH_URL: embedded stores belong to one process, which has the role all',
    ]);
    expect(faultsOf({ ROLE: 'worker' })[0]).toMatch(/^ROLE worker needs DATABASE_URL and OPENSEARCH_URL: /);
    expect(faultsOf({ ROLE: 'both' })[0]).toMatch(/^ROLE /);
  });

  it('takes proxies as names, addresses and ranges', () => {
    const names = 'loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.1';
    expect(readConfig({ TRUSTED_PROXIES: names }).TRUSTED_PROXIES).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::/32',
      '192.0.2.1',
    ]);
    for (const wrong of ['all', '*', 'loopback,', '10.0.0.0/99', 'proxy.example']) {
      expect(faultsOf({ TRUSTED_PROXIES: wrong })[0], wrong).toMatch(/^TRUSTED_PROXIES must hold/);
    }
  });

  it('refuses what would weaken or break the rest', () => {
    for (const [name, value] of [
      ['METRICS_TOKEN', 'short'],
      ['OPENSEARCH_URL', 'ftp://engine'],
      ['OPENSEARCH_PREFIX', 'Policy*'],
      ['LEASE_SECONDS', '0'],
      ['LEASE_SECONDS', '91'],
    ] as const) {
      expect(faultsOf({ [name]: value })[0], `${name}=${value}`).toMatch(new RegExp(`^${name} `));
    }
  });

  it('counts empty values as absent and strips final slashes', () => {
    const config = readConfig({ PORT: '', BASE_URL: 'https://monitor.example/', SOURCES: 'none' });
    expect(config).toMatchObject({ PORT: 3000, BASE_URL: 'https://monitor.example', SOURCES: [] });
  });

  it('is documented, variable by variable, in .env.example', () => {
    const documented = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(variableNames.toSorted());
  });

  it('documents values that are valid and equal the defaults', () => {
    const values = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(readConfig(values)).toEqual(readConfig({}));
  });

  it.each([
    ['post@vizier.example', { name: 'Vizier', address: 'post@vizier.example' }],
    ['Monitor van ons <post@vizier.example>', { name: 'Monitor van ons', address: 'post@vizier.example' }],
    [
      '"Monitor, van ons" <post@vizier.example>',
      { name: 'Monitor, van ons', address: 'post@vizier.example' },
    ],
    ['"Monitor <post@vizier.example>"', { name: 'Monitor', address: 'post@vizier.example' }],
  ])('takes %s as the sender of mails', (MAIL_FROM, sender) => {
    expect(readConfig({ MAIL_FROM }).MAIL_FROM).toEqual(sender);
  });

  it.each(['Monitor', 'Monitor <post>', '<a@vizier.example> <b@vizier.example>'])(
    'takes no mails from %s',
    (MAIL_FROM) => {
      expect(faultsOf({ MAIL_FROM })).toEqual(['MAIL_FROM must be an address, or Name <address>']);
    },
  );
});

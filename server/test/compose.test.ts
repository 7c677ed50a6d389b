import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, variableNames } from '#src/config.ts';

interface Service {
  build?: string;
  environment?: Record<string, string>;
  env_file?: string[];
  networks?: string[];
  volumes?: string[];
  depends_on?: Record<string, object>;
  healthcheck?: { test: string[] };
  deploy?: { replicas?: number; resources?: { limits?: { memory?: string } } };
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, object>;
  volumes: Record<string, object>;
}

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const compose = parse(text('compose.yaml'), { merge: true }) as Compose;
const product = Object.entries(compose.services).filter(([, service]) => service.build !== undefined);
const variablesOf = (path: string) =>
  Object.fromEntries(
    [...text(path).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );

test('compose: two web processes, one worker, both stores and a proxy stand in compose.yaml', () => {
  const replicas = product.map(([name, { deploy }]) => [name, deploy?.replicas]);
  expect(replicas).toEqual([
    ['web', 2],
    ['worker', 1],
  ]);
  expect(Object.keys(compose.services)).toEqual(['web', 'worker', 'proxy', 'database', 'engine']);
});

test('compose: whatever a service names is declared', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect(Object.keys(compose.networks), name).toEqual(expect.arrayContaining(service.networks!));
    expect(Object.keys(compose.services), name).toEqual(
      expect.arrayContaining(Object.keys(service.depends_on ?? {})),
    );
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('./'))
        expect(existsSync(new URL(`../../${from}`, import.meta.url)), from).toBe(true);
      else expect(Object.keys(compose.volumes), name).toContain(from);
    }
    for (const file of service.env_file ?? []) {
      expect(existsSync(new URL(`../../${file}.example`, import.meta.url)), file).toBe(true);
    }
    expect(service.deploy?.resources?.limits?.memory, name).toMatch(/^\d+[gm]$/);
  }
});

test('compose: every product service has a configuration the product accepts, and the role it is named after', () => {
  const secrets = variablesOf('compose/product.env.example');
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(secrets)));
  for (const [name, service] of product) {
    expect(variableNames, name).toEqual(expect.arrayContaining(Object.keys(service.environment!)));
    const config = readConfig({ ...secrets, ...service.environment });
    expect(config).toMatchObject({ ROLE: name, DEMO: false, HOST: '0.0.0.0', PORT: 3000 });
    expect(config.OPENSEARCH_URL).toBe('http://engine:9200');
    expect(compose.services).toHaveProperty(new URL(config.DATABASE_URL!).hostname);
    expect(service.volumes).toContain(`files:${service.environment!['DATA_DIR']}`);
    expect(service.healthcheck!.test.join(' ')).toContain(`http://127.0.0.1:${config.PORT}/readyz`);
  }
});

test('compose: the stores are reached only from inside, by an account that exists', () => {
  const { database, engine } = compose.services as { database: Service; engine: Service };
  expect(compose.networks['inside']).toEqual({ internal: true });
  for (const store of [database, engine]) {
    expect(store.networks).toEqual(['inside']);
    expect(store).not.toHaveProperty('ports');
    expect(store.healthcheck).toBeDefined();
  }
  const url = new URL(variablesOf('compose/product.env.example')['DATABASE_URL']!);
  expect(database.environment).toMatchObject({
    POSTGRES_USER: url.username,
    POSTGRES_DB: url.pathname.slice(1),
  });
  expect(Object.keys(variablesOf('compose/database.env.example'))).toEqual(['POSTGRES_PASSWORD']);
  expect(engine.environment).toMatchObject({ 'plugins.security.disabled': 'true' });
});

test('compose: the proxy asks the web processes and keeps figures inside', () => {
  const caddyfile = text('compose/Caddyfile');
  expect(caddyfile).toMatch(/name web\n\s+port 3000\n/);
  expect(caddyfile).toContain('@inside path /metrics /readyz /healthz\n\trespond @inside 404');
  expect(product.map(([, { environment }]) => environment!['TRUSTED_PROXIES'])).toEqual([
    'loopback,uniquelocal',
    'loopback,uniquelocal',
  ]);
});

test('compose: no real secrets file is kept, and the image starts the product itself as another user than root', () => {
  expect(text('.gitignore').split('\n')).toContain('/compose/*.env');
  expect(text('.dockerignore').split('\n')).toContain('compose/*.env');
  const dockerfile = text('Dockerfile');
  expect(dockerfile).toMatch(/^FROM node:24-slim$/m);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^CMD \["node", "server\/src\/main\.ts"\]$/m);
  for (const [, from] of dockerfile.matchAll(/^COPY --from=build \S+ \/product\/(\S+)/gm)) {
    if (from !== 'web/dist') expect(existsSync(new URL(`../../${from}`, import.meta.url)), from).toBe(true);
  }
});

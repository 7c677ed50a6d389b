import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveInstall } from './install.ts';

test('install: the manifest and the page without a network have the name of the product, whatever is in it', async () => {
  const app = fastify();
  serveInstall(app, { PRODUCT_NAME: 'Kijk & <Zie>' });
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.json()).toMatchObject({
    name: 'Kijk & <Zie>',
    start_url: '/',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
    shortcuts: [{ url: '/' }, { url: '/agenda' }, { url: '/list-manager' }],
  });
  const page = await app.inject('/offline.html');
  expect(page.body).toContain('<title>Kijk &#38; &#60;Zie&#62;</title>');
  expect(page.body).toContain('Geen verbinding');
  expect(page.body).toContain('No connection');
  expect(page.headers['cache-control']).toBe('no-cache');
  await app.close();
});

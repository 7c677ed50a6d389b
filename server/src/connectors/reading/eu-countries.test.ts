import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samples } from '#test/samples.ts';
import { euCountry } from './eu-countries.ts';

test('EU countries: codes of the institutions are those of ISO, and anything else is none', () => {
  expect(['NL', 'nl', 'NLD', 'EL', 'GRC', 'UK', 'GBR'].map(euCountry)).toEqual([
    'NL',
    'NL',
    'NL',
    'GR',
    'GR',
    'GB',
    'GB',
  ]);
  expect([undefined, '', 'US', 'Netherlands'].map(euCountry)).toEqual(Array(4).fill(undefined));
});

const recorded = samples('eu/ep-open-data-api-v2');

test.skipIf(!recorded)(
  'EU countries: every code that the service of the Parliament says it gives is known',
  () => {
    const { components } = JSON.parse(readFileSync(`${recorded}/ep-openapi-spec.json`, 'utf8')) as {
      components: { parameters: Record<string, { schema: { items: { enum: string[] } } }> };
    };
    const given = components.parameters['country-of-representation']!.schema.items.enum;
    const read = given.map(euCountry);
    expect(given).toHaveLength(28);
    expect(new Set(read).size).toBe(28);
    expect(read).not.toContain(undefined);
  },
);

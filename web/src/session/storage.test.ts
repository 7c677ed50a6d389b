import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isNumber, isObjectOf } from '#api/shapes.ts';
import { useBrowserStorage } from '../../test/browser-storage.ts';
import { forget, recall, remember, storagePrefix, sweepStorage } from './storage.ts';

useBrowserStorage();

const isPanel = isObjectOf({ width: isNumber });

describe('the stored values', () => {
  test('come back as they were, per area, until they are forgotten', () => {
    remember('panel', { width: 300 });
    remember('panel', { width: 200 }, 'tab');
    expect(recall('panel', isPanel)).toEqual({ width: 300 });
    expect(recall('panel', isPanel, 'tab')).toEqual({ width: 200 });
    forget('panel');
    expect(recall('panel', isPanel)).toBeUndefined();
    expect(recall('panel', isPanel, 'tab')).toEqual({ width: 200 });
  });

  test('are ignored when they are damaged or have another shape', () => {
    localStorage.setItem(`${storagePrefix}panel`, '{"width":');
    expect(recall('panel', isPanel)).toBeUndefined();
    remember('panel', { width: 'breed' });
    expect(recall('panel', isPanel)).toBeUndefined();
  });

  test('of older versions are swept away, those of others are left alone', () => {
    localStorage.setItem('policy-monitor:0:panel', '{"width":1}');
    localStorage.setItem('elders', 'x');
    remember('panel', { width: 300 });
    sweepStorage();
    expect(Object.keys(localStorage).sort()).toEqual(['elders', `${storagePrefix}panel`]);
  });

  test('fail silently when the storage is full', () => {
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => remember('panel', { width: 300 })).not.toThrow();
  });
});

test('storage: the script of the first paint reads the entries this file writes', () => {
  const script = readFileSync(new URL('../../public/first-paint.js', import.meta.url), 'utf8');
  for (const entry of ['device', 'session']) expect(script).toContain(`'${storagePrefix}${entry}'`);
});

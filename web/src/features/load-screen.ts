import { lazyRouteComponent } from '@tanstack/react-router';
import { limits } from 'contract/limits';
import type { ComponentType } from 'react';
import { isNumber } from '#api/shapes.ts';
import { recall, remember } from '#session/storage.ts';

/** A part of the application did not arrive, in time or at all (specification §8). */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
}

const entry = 'reloadedForScreen';

/**
 * A screen that is fetched when it is first opened. After a new release its file has another name: the
 * page then reloads once by itself, and a second failure is shown (decision 8.7).
 */
export function loadScreen<Name extends string>(
  fetchScreen: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    try {
      return await Promise.race([fetchScreen(), tooLate()]);
    } catch (cause) {
      const reloadedAt = recall(entry, isNumber, 'tab') ?? 0;
      if (navigator.onLine && Date.now() - reloadedAt > limits.chunkTimeout) {
        remember(entry, Date.now(), 'tab');
        location.reload();
      }
      throw new ScreenLoadError(name, { cause });
    }
  }, name);
}

/** Fails when a part of the application has not arrived in time. */
export function tooLate(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new ScreenLoadError('too late')), limits.chunkTimeout),
  );
}

import type { AddressOptions, Service } from '../connector.ts';
import { eersteKamerUrl } from './read-vote.ts';

/** The chamber's site as all connectors of it ask it: once a second. */
export function serviceOf(options: AddressOptions): (signal: AbortSignal) => Service {
  const baseUrl = (options.baseUrl ?? eersteKamerUrl).replace(/\/*$/, '/');
  return (signal) => ({ baseUrl, request: { interval: 1_000, ...options.request, signal } });
}

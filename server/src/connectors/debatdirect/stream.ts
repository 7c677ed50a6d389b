import type { AddressOptions } from '../connector.ts';
import { streamOf } from './master-list.ts';
import { debateOf } from './poll.ts';
import { serviceAt, whileSomebodyWaits } from './service.ts';

/**
 * Where a debate plays now: asked of the service each time, because addresses of streams move and none is kept. Undefined
 * where it has no footage.
 */
export function debatDirectStreams({ baseUrl, request }: AddressOptions) {
  const service = serviceAt({
    ...(baseUrl === undefined ? {} : { baseUrl }),
    request: { ...whileSomebodyWaits, ...request },
  });
  /** @throws SourceFault */
  return async ({ key }: { key: string }): Promise<{ sound?: string; picture: string } | undefined> => {
    const stream = await streamOf(service, await debateOf(service, key));
    if (!stream) return undefined;
    const [sound] = stream.sound;
    return { ...(sound ? { sound: sound.href } : {}), picture: stream.address.href };
  };
}

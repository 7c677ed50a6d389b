import { basename } from 'node:path';
import { unzipSync } from 'fflate';
import type { Recordings } from '#test/recordings/recordings.ts';
import { readWithin } from '#test/recordings/within.ts';
import { GivenFile } from '../../recognition/given-file.ts';
import type { PublicationRaw } from '../forms.ts';
import type { Level } from '../read-publication.ts';
import { recogniseOf } from '../recognise.ts';

/** Recorded searches, metadata files and publications in all their forms, each for the connector of its level. */
export function recordingsOf(level: Level): Recordings<PublicationRaw> {
  return {
    folders: ['nl/ob_sru', 'nl/ob_documents'],
    async rawsOf(path, bytes) {
      if (path.endsWith('.json')) return { leftOut: 'counts by kind, turned into JSON by a client' };
      const within = path.endsWith('.txt')
        ? new GivenFile(path, withoutNotes(bytes))
        : path.endsWith('.zip')
          ? pageIn(bytes)
          : undefined;
      return within && readWithin(recogniseOf(level), within);
    },
  };
}

/** A recorder's notes stand before the answer, and it took the answer's UTF-8 for Latin-1. */
function withoutNotes(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('utf-8').decode(bytes);
  return Buffer.from(text.slice(text.indexOf('<?xml')), 'latin1');
}

/** The page of a package. */
function pageIn(bytes: Uint8Array): GivenFile | undefined {
  const page = Object.entries(unzipSync(bytes)).find(([name]) => name.endsWith('.html'));
  return page && new GivenFile(basename(page[0]), page[1]);
}

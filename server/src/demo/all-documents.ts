import type { DemoDocument } from './demo-document.ts';
import { dutchDocuments } from './documents.ts';
import { europeanDocuments } from './europe/index.ts';
import { federalDocuments } from './federal/index.ts';
import { flemishDocuments } from './flemish/index.ts';
import { localDocuments } from './local/index.ts';

/** The demo of all domains: the same instant gives the same documents; ids stay the same from day to day. */
export function demoDocuments(now: Date): DemoDocument[] {
  return [
    ...dutchDocuments(now),
    ...localDocuments(now),
    ...europeanDocuments(now),
    ...federalDocuments(now),
    ...flemishDocuments(now),
  ];
}

import { useEffect, useMemo, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import type { DocumentDetail } from 'contract/documents';
import { marksInFile, partsSearched } from './file-marks.ts';
import { itemMarks, pageText, type ItemMark, type PdfItem } from './pdf-text.ts';

/** A PDF that is open. */
export type OpenPdf = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>;

/** The hits of one page. */
export interface PdfPageContent {
  /** Changes with the hits. */
  key: string;
  /** Number of its first hit within the file. */
  firstMark: number;
  /** Parts of hits by text item. */
  parts: ReadonlyMap<number, ItemMark[]>;
}

/** The hits of a query in a PDF. */
interface PdfHits {
  total: number;
  /** Pages, from the first, that were searched whole; the rest of a very long file is not. */
  searched: number;
  /** The text of the file is still being read. */
  searching: boolean;
  /** There is no text in the file at all, as in a scan. */
  empty: boolean;
  pages: readonly PdfPageContent[];
  /** The page of a hit, from 1. */
  pageOf: (hit: number) => number;
}

/** Pages whose text is read; a longer file is shown but searched as far as here. */
const maximumPages = 600;

/** Reads the text of every page and finds the hits in it, by the rules of the document's own text. */
export function usePdfHits(pdf: OpenPdf | undefined, document: DocumentDetail, highlight: string): PdfHits {
  const texts = useTexts(highlight.trim() === '' ? undefined : pdf);
  return useMemo(() => {
    if (!texts) {
      const searching = highlight.trim() !== '';
      return { total: 0, searched: 0, searching, empty: false, pages: [], pageOf: () => 1 };
    }
    const read = texts.map(pageText);
    const parts = read.map(({ text }) => text);
    const marks = marksInFile(document, highlight, parts);
    let firstMark = 0;
    const pages: PdfPageContent[] = [];
    for (const [index, page] of read.entries()) {
      const own = marks[index] ?? [];
      pages.push({
        key: `${highlight} ${own.length}`,
        firstMark,
        parts: Map.groupBy(itemMarks(page, texts[index] ?? [], own), ({ item }) => item),
      });
      firstMark += own.length;
    }
    return {
      total: firstMark,
      searched: partsSearched(parts),
      searching: false,
      empty: read.every(({ text }) => text.trim() === ''),
      pages,
      pageOf: (hit) => pages.findLastIndex((page) => page.firstMark <= hit && page.parts.size > 0) + 1,
    };
  }, [texts, document, highlight]);
}

/** The pieces of text of every page, once all have been read; a page that cannot be read has none. */
function useTexts(pdf: OpenPdf | undefined): PdfItem[][] | undefined {
  const [read, setRead] = useState<{ pdf: OpenPdf; texts: PdfItem[][] }>();
  useEffect(() => {
    if (!pdf) return;
    let left = false;
    const readAll = async () => {
      const texts: PdfItem[][] = [];
      for (let page = 1; page <= Math.min(pdf.numPages, maximumPages) && !left; page += 1) {
        texts.push(await itemsOf(pdf, page));
      }
      if (!left) setRead({ pdf, texts });
    };
    void readAll();
    return () => {
      left = true;
    };
  }, [pdf]);
  return read && read.pdf === pdf ? read.texts : undefined;
}

async function itemsOf(pdf: OpenPdf, number: number): Promise<PdfItem[]> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    // Marks of structure keep their place, so that items are counted as the text layer counts them.
    return items.map((item) =>
      'str' in item ? { str: item.str, hasEOL: item.hasEOL } : { str: '', hasEOL: false },
    );
  } catch {
    return [];
  }
}

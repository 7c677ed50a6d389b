import { basename, dirname } from 'node:path';
import { readXmlTree, type XmlElement } from '../reading/xml-tree.ts';

/** A file somebody kept of a source's answers; what it holds is parsed once, when it is first asked for. */
export class GivenFile {
  /** Below the folder that was given. */
  readonly path: string;
  readonly bytes: Uint8Array;
  #text?: string;
  #json?: { value: unknown };
  #xml?: { root: XmlElement | undefined };

  constructor(path: string, bytes: Uint8Array) {
    this.path = path;
    this.bytes = bytes;
  }

  get name(): string {
    return basename(this.path);
  }

  get folder(): string {
    return dirname(this.path);
  }

  /** As UTF-8, with `�` for what is none. */
  get text(): string {
    return (this.#text ??= new TextDecoder('utf-8').decode(this.bytes));
  }

  /** What it is in JSON; undefined for anything else. */
  get json(): unknown {
    this.#json ??= { value: this.#parsed() };
    return this.#json.value;
  }

  /** The root of its XML; undefined for anything else, pages among them. */
  get xml(): XmlElement | undefined {
    this.#xml ??= { root: this.isPage || !this.#begins('<') ? undefined : this.#tree() };
    return this.#xml.root;
  }

  /** True for HTML, or a part of a page; XML may have a `body` of its own. */
  get isPage(): boolean {
    const sign = this.#begins('<?xml')
      ? /<(!doctype html|html)[\s>]/i
      : /<(!doctype html|html|body|main)[\s>]/i;
    return this.#begins('<') && sign.test(this.text.slice(0, 4_000));
  }

  #begins(sign: string): boolean {
    const start = new TextDecoder('utf-8').decode(this.bytes.subarray(0, 64));
    return start
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith(sign);
  }

  #parsed(): unknown {
    if (!this.#begins('{') && !this.#begins('[')) return undefined;
    try {
      return JSON.parse(this.text.replace(/^\uFEFF/, ''));
    } catch {
      return undefined;
    }
  }

  #tree(): XmlElement | undefined {
    try {
      return readXmlTree(this.bytes);
    } catch {
      return undefined;
    }
  }
}

/** Other files that were given with one: what belongs to it may lie beside it. */
export interface Beside {
  /** The file of a name, in the same folder before others. */
  named(name: string): Promise<GivenFile | undefined>;
  /** The file at a path from its own folder, such as `../metadata/metadata.xml`. */
  at(path: string): Promise<GivenFile | undefined>;
  /** The first other file of the same folder that is so. */
  which(isSo: (file: GivenFile) => boolean): Promise<GivenFile | undefined>;
}

/** What a source makes of a file: what its poll would have made, or why that is nothing; undefined when it is none of it. */
export type Recognised<Raw> = readonly Raw[] | { leftOut: string } | undefined;

/** Tells by its content, and its name where that is all there is, whether a file is an answer of a source. */
export type Recognise<Raw = unknown> = (
  file: GivenFile,
  beside: Beside,
) => Recognised<Raw> | Promise<Recognised<Raw>>;

import { captured } from '../reading/text-parts.ts';
/** A number of the Council's register (SOURCES.md §9). */
export interface Reference {
  /** As people write it: `ST 15875/25 INIT`. */
  written: string;
  /** As addresses write it: `ST-15875-2025-INIT`. */
  key: string;
}

const inAddress =
  /\/doc\/document\/((ST|CM|WK|SN|PE|RE|DS)-(\d{1,5})-(\d{4})-((?:INIT|REV-?\d+|COR-?\d+|ADD-?\d+|DCL-?\d+)(?:-(?:REV|COR|ADD|DCL)-?\d+)*))\/([a-z]{2})\/pdf/i;

/** The number in an address of a file, with its language; undefined in any other address. */
export function readAddress(address: string): (Reference & { language: string }) | undefined {
  const [key, type, number, year, suffix, language] = captured(inAddress, address);
  if (!key) return undefined;
  const rest = suffix
    .toUpperCase()
    .replace(/-?(\d+)/g, ' $1')
    .replace(/-/g, ' ');
  return {
    key: key.toUpperCase(),
    written: `${type.toUpperCase()} ${number}/${year.slice(2)} ${rest}`,
    language: language.toLowerCase(),
  };
}

/** Stands for the third word of a phrase that has two. */
export const noWord = -1;

const smallestTable = 256;

/**
 * Counts phrases of two and three words, each word given by its number, in lists of numbers: most phrases of a text are
 * met once and not worth an object. A phrase is known by its place in the lists, which are in the order in which phrases
 * were met first.
 */
export class PhraseCounts {
  readonly #ones: number[] = [];
  readonly #twos: number[] = [];
  readonly #threes: number[] = [];
  readonly counts: number[] = [];
  /** Where each was met first. */
  readonly firsts: number[] = [];
  /** Places in the lists plus one, 0 where there is none; a phrase is looked for from its hash on. */
  #table = new Int32Array(smallestTable);

  /** Counts a phrase that begins at this place of the text once more. */
  count(one: number, two: number, three: number, place: number): void {
    const slot = this.#slotOf(one, two, three);
    const known = this.#table[slot]!;
    if (known > 0) {
      this.counts[known - 1]! += 1;
      return;
    }
    this.#ones.push(one);
    this.#twos.push(two);
    this.#threes.push(three);
    this.counts.push(1);
    this.firsts.push(place);
    this.#table[slot] = this.#ones.length;
    if (this.#ones.length * 2 > this.#table.length) this.#grow();
  }

  /** The words of the phrase at a place of the lists. */
  wordsOf(at: number): number[] {
    const words = [this.#ones[at]!, this.#twos[at]!, this.#threes[at]!];
    return words[2] === noWord ? words.slice(0, 2) : words;
  }

  /** Place of a phrase in the lists; -1 for one that was not met. */
  find(one: number, two: number, three: number): number {
    return this.#table[this.#slotOf(one, two, three)]! - 1;
  }

  /** The slot of a phrase, or the free one that it would have. */
  #slotOf(one: number, two: number, three: number): number {
    const last = this.#table.length - 1;
    let hash = Math.imul(Math.imul(Math.imul(one, 31) + two, 0x9e37_79b1) + three, 0x85eb_ca6b);
    hash ^= hash >>> 15;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const at = this.#table[slot]! - 1;
      if (at < 0) return slot;
      if (this.#ones[at] === one && this.#twos[at] === two && this.#threes[at] === three) return slot;
    }
  }

  #grow(): void {
    this.#table = new Int32Array(this.#table.length * 2);
    for (let at = 0; at < this.#ones.length; at += 1) {
      this.#table[this.#slotOf(this.#ones[at]!, this.#twos[at]!, this.#threes[at]!)] = at + 1;
    }
  }
}

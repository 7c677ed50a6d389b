import { useEffect, useState, type RefObject } from 'react';

/** Where the caret stands in a field with this text; undefined while something is selected, or not known yet. */
export function useCaret(input: RefObject<HTMLInputElement | null>, text: string): number | undefined {
  const [place, setPlace] = useState(() => placeIn(input.current));
  useEffect(() => {
    const look = () => setPlace(placeIn(input.current));
    // Once what was typed is the text, and no earlier: whoever draws the field anew before would take the letter away.
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
    // oxlint-disable-next-line react/exhaustive-deps -- each text has a caret of its own, also one that we wrote
  }, [text]);
  // A text and the caret of another would be a piece that nobody types.
  return place?.text === text ? place.caret : undefined;
}

function placeIn(field: HTMLInputElement | null) {
  const caret = field?.selectionStart;
  return field && typeof caret === 'number' && caret === field.selectionEnd
    ? { text: field.value, caret }
    : undefined;
}

import { useEffect, useState, type RefObject } from 'react';

/** Where the caret stands in a field with this text; undefined while something is selected, or not known yet. */
export function useCaret(input: RefObject<HTMLInputElement | null>, text: string): number | undefined {
  const [place, setPlace] = useState(() => placeIn(input.current));
  useEffect(() => {
    const field = input.current;
    const look = () => setPlace(placeIn(field));
    look();
    field?.addEventListener('input', look);
    document.addEventListener('selectionchange', look);
    return () => {
      field?.removeEventListener('input', look);
      document.removeEventListener('selectionchange', look);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a text that was written by us has its caret told by nobody
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

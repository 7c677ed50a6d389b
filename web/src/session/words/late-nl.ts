import palette from 'contract/nl/palette.json';
import shortcuts from 'contract/nl/shortcuts.json';
import support from 'contract/nl/support.json';

/** The words of palette, shortcuts and support, which are fetched when one of them first opens. */
export const words = { palette, shortcuts, support };

import palette from 'contract/en-gb/palette.json';
import shortcuts from 'contract/en-gb/shortcuts.json';
import support from 'contract/en-gb/support.json';

/** The words of palette, shortcuts and support, which are fetched when one of them first opens. */
export const words = { palette, shortcuts, support };

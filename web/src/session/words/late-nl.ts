/** The words of what explains, which are fetched when one of them first opens. */
export { default as palette } from 'contract/nl/palette.json';
export { default as shortcuts } from 'contract/nl/shortcuts.json';
export { default as support } from 'contract/nl/support.json';
export { default as tips } from 'contract/nl/tips.json';
export { default as aboutContexts } from 'contract/nl/aboutContexts.json';
export { default as contextReasons } from 'contract/nl/contextReasons.json';

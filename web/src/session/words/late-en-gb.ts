/** The words of what explains, which are fetched when one of them first opens. */
export { default as palette } from 'contract/en-gb/palette.json';
export { default as shortcuts } from 'contract/en-gb/shortcuts.json';
export { default as support } from 'contract/en-gb/support.json';
export { default as tips } from 'contract/en-gb/tips.json';
export { default as aboutContexts } from 'contract/en-gb/aboutContexts.json';
export { default as contextReasons } from 'contract/en-gb/contextReasons.json';

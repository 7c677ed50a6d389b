/** The words of adding to lists, which are fetched when somebody does. */
export { default as listPicker } from 'contract/nl/listPicker.json';
export { default as modules } from 'contract/nl/modules.json';

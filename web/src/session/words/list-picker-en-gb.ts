/** The words of adding to lists, which are fetched when somebody does. */
export { default as listPicker } from 'contract/en-gb/listPicker.json';
export { default as modules } from 'contract/en-gb/modules.json';

/** The words of the list manager, which are fetched with it. */
export { default as listManager } from 'contract/en-gb/listManager.json';
export { default as richText } from 'contract/en-gb/richText.json';
export { default as modules } from 'contract/en-gb/modules.json';

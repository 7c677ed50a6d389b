/** The words of the list manager, which are fetched with it. */
export { default as listManager } from 'contract/nl/listManager.json';
export { default as richText } from 'contract/nl/richText.json';
export { default as modules } from 'contract/nl/modules.json';

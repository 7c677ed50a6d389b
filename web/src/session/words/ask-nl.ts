export { default as ask } from 'contract/nl/ask.json';

export { default as ask } from 'contract/en-gb/ask.json';

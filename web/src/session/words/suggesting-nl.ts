export { default as suggesting } from 'contract/nl/suggesting.json';

export { default as suggesting } from 'contract/en-gb/suggesting.json';

export { readableDocument } from './readable.ts';

export { missingModule } from './files.ts';

export { keptMailer } from './kept-mailer.ts';

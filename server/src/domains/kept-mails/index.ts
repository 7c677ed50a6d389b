export { keptMailer } from './kept-mailer.ts';
export { forgetMailsTo } from './forget-mails.ts';

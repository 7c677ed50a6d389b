export { documentPage, dossierPage } from './address.ts';
export { linksTo, linkTo } from './links.ts';
export { idsIn, meetingDetail } from './meeting.ts';
export { readableDocument } from './readable.ts';
export { transcriptOf } from './transcript.ts';
export { everything, joined, numbersOf, sharedBy, type SharedNumber, sharingIn } from './shared-numbers.ts';

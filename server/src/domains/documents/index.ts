export { linksTo } from './links.ts';
export { idsIn, meetingDetail } from './meeting.ts';
export { readableDocument } from './readable.ts';

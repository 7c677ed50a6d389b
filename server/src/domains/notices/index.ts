export { addAnnouncement, announcements, changeAnnouncement, removeAnnouncement } from './announcements.ts';

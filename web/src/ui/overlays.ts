/** What opens over the page, in a file of its own that is fetched when something first opens. */
export { Menu, Modal, Popover } from '@mantine/core';
export { MessageList } from './message-list.tsx';

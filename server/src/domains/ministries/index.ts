export { ministriesCalled } from './called.ts';

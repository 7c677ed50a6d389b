export { nameOfTopic } from './topic-name.ts';

import { expect, test } from 'vitest';
import { askedQuestions } from './ask-questions.ts';

test('asked questions: sixty, numbered in order, none twice', () => {
  const questions = askedQuestions();
  expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  expect(new Set(questions.map(({ question }) => question)).size).toBe(60);
});

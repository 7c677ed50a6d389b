import { describe, expect, it } from 'vitest';
import { readDeadline } from './deadline.ts';

const act = (...lines: string[]) =>
  [
    '(41) Member States should transpose this Directive by 1 May 2024.',
    'Article 1',
    'Subject matter',
    ...lines,
  ].join('\n');

describe('deadline', () => {
  it('is the day that the article on transposition names, with the article and its words', () => {
    const text =
      '1.   Member States shall adopt and publish, by 12 December 2027, the laws, regulations and administrative provisions necessary to comply with this Directive. They shall inform the Commission by 1 March 2028.';
    expect(readDeadline(act('Article 31', 'Transposition', text))).toEqual({
      day: '2027-12-12',
      article: '31',
      paragraph: '1',
      text: text.replace(/ {3}/, ' '),
      others: 0,
    });
  });

  it.each([
    [
      'De lidstaten doen de nodige wettelijke en bestuursrechtelijke bepalingen in werking treden om uiterlijk op 12 december 2027 aan deze richtlijn te voldoen.',
      'Artikel 31',
    ],
    [
      'De lidstaten stellen uiterlijk 12 december 2027 de nodige bepalingen vast om aan artikel 4 van deze richtlijn te voldoen.',
      'Artikel 31',
    ],
    [
      'Les États membres mettent en vigueur les dispositions nécessaires pour se conformer à la présente directive au plus tard le 12 décembre 2027.',
      'Article 31',
    ],
  ])('is read in other languages: %s', (text, heading) => {
    expect(readDeadline(act(heading, text))).toMatchObject({ day: '2027-12-12', article: '31', text });
  });

  it('of several days is the first, and says how many others there are', () => {
    expect(
      readDeadline(
        act(
          'Article 31',
          '1. Member States shall bring into force the provisions necessary to comply with Article 5 by 12 December 2027.',
          '2. Member States shall bring into force the provisions necessary to comply with Article 9 no later than 12 December 2029.',
        ),
      ),
    ).toMatchObject({ day: '2027-12-12', paragraph: '1', others: 1 });
  });

  it.each([
    'Member States shall bring into force the provisions necessary to comply with this Directive within 18 months of its entry into force.',
    'Member States shall bring into force the provisions necessary to comply with this Directive with effect from 1 January 2006.',
    'Member States shall adopt the provisions necessary to comply with this Directive by 31 February 2027.',
    'Member States shall adopt the provisions necessary to comply with this Directive by the date of accession.',
    'The Commission shall review this Directive by 12 December 2030.',
    'Member States shall report on the network by 12 December 2030.',
  ])('is none where the text names none: %s', (text) => {
    expect(readDeadline(act('Article 31', text))).toBeUndefined();
  });

  it('is none of a text without articles, whatever a recital says', () => {
    expect(readDeadline('Member States shall transpose this Directive by 12 December 2027.')).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { referenceCodesIn } from './reference-codes.ts';

describe('reference codes', () => {
  test.each([
    ['procedure 2021/0106(COD) en 2021/0106 (COD)', ['2021/0106(COD)', '2021/0106(COD)']],
    ['COM(2023) 123 final', ['COM(2023) 123']],
    ['COM(2023)0123', ['COM(2023) 123']],
    ['COM/2023/0123', ['COM(2023) 123']],
    ['SWD(2024)45, JOIN(2022) 7', ['SWD(2024) 45', 'JOIN(2022) 7']],
    ['PE731.563', ['PE731.563']],
    ['PE 731.563v02-00', ['PE731.563']],
    ['PE-CONS 024/24', ['PE-CONS 24/24']],
    ['A9-0123/2024', ['A9-0123/2024']],
    ['RC-B9-0123/2024', ['RC-B9-0123/2024']],
    ['P9_TA(2024)0138', ['P9_TA(2024)0138']],
    ['verslag A9-0123/2024 over COM(2023) 123', ['A9-0123/2024', 'COM(2023) 123']],
  ])('%s', (text, codes) => expect(referenceCodesIn(text)).toEqual(codes));

  test.each([
    '12021/0106(COD)',
    'TELECOM(2023) 123',
    'PE731.5634',
    'XA9-0123/2024',
    'COM(2023) 12345',
    '2021/0106',
  ])('none in %s', (text) => expect(referenceCodesIn(text)).toEqual([]));
});

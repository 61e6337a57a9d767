// Which passwords say too little.
import { isMonotonous, isPersonal } from './password.js';

describe('a password', () => {
  it.each([
    '        ',
    'aaaaaaaa',
    'AaAaAaAa',
    'abababab',
    '1111 1111',
    '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0',
  ])('of the same characters again and again is monotonous: "%s"', (password) =>
    expect(isMonotonous(password)).toBe(true),
  );

  it.each(['abcabcab', 'four copies of a card', 'playset-demo', 'пароль от дома'])(
    'of more is not: "%s"',
    (password) => expect(isMonotonous(password)).toBe(false),
  );

  const owner = { name: 'Zoë Alvarez', email: 'zoe.alv77@example.com' };

  it.each([
    'zoe alvarez',
    'Alvarez1990!',
    'Zoë-Alvarez-2024',
    'zoe.alv77@example.com',
    'zoealv77',
    'alvarezalvarez',
    'playset1',
    'xxAlvarez',
  ])('that is its owner’s name or address with a little more is personal: "%s"', (password) =>
    expect(isPersonal(password, owner)).toBe(true),
  );

  it.each([
    'alvarez sells no lotus',
    'four copies of a card',
    'playset-demo',
    'zoe in the sky',
    '12345678901',
  ])('that says more than that is not: "%s"', (password) => expect(isPersonal(password, owner)).toBe(false));
});

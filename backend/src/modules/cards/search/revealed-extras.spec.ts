// The rules of which searches show hidden cards.
import { revealsExtras } from './revealed-extras.js';
import { asked } from './test/asked.js';

const reveals = (text: string): boolean => {
  const query = asked(text);
  return query !== undefined && revealsExtras(query);
};

describe('hidden cards', () => {
  it.each([
    'e:brm',
    'lantern e:brm',
    'lantern or (wisp e:brm)',
    'block:zen',
    't:token',
    't:"token creature"',
    't:emblem',
    'is:token',
    'layout:planar',
    'st:memorabilia',
    'scryfallid:5187db92-c0ce-505a-85da-2bdb9e166acf',
  ])('are shown by %s', (text) => {
    expect(reveals(text)).toBe(true);
  });

  it.each([
    'lantern',
    '-e:brm',
    't:creature',
    't:planeswalker',
    'o:token',
    'st:core',
    'in:brm',
    'layout:saga',
    'is:foil',
  ])('are not shown by %s', (text) => {
    expect(reveals(text)).toBe(false);
  });
});

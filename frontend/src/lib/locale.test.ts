/** Whose English the page is written in. */
import { readersEnglish } from './locale';

test.each([
  [['en-US', 'en'], 'en-US'],
  [['de-DE', 'de', 'en-GB', 'en'], 'en-GB'],
  [['EN-au'], 'EN-au'],
  [['en'], 'en'],
  [['de-DE', 'enm'], 'en-US'],
  [['en_US.UTF-8', 'en-CA'], 'en-CA'],
  [[], 'en-US'],
])('of %j it is %s', (languages, english) => {
  expect(readersEnglish(languages)).toBe(english);
});

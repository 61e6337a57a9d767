// What counts as a way to be reached elsewhere in a note.
import { hasContact } from './first-note.js';

it.each([
  'see https://example.com/cards',
  'WWW.EXAMPLE.ORG has more',
  'find me at mycards.shop',
  'robin@example.com',
  'robin (at) example',
  'robin[at]example dot com',
  'call +1 312 555 0103',
  'call 312-555-0103',
  '(312) 555.0103',
  '3\u200b1\u200b2\u200b5\u200b5\u200b5\u200b0\u200b1',
  'h\u200bttps://example.com',
  '３１２５５５０１０３',
  '٣١٢٥٥٥٠١٠٣',
  'all photos at bit.ly/x',
  'write to t.me/robin',
  'see tinyurl.co.za/robin9',
  'call 312,555,0103',
  'call 312:555:0103',
  '31,25,55,01,03',
  '12:34:56:78',
])('is in %j', (note) => {
  expect(hasContact(note)).toBe(true);
});

it.each([
  'I’m at the store on Friday at 18:30.',
  'Would you take 12.50 for both?',
  '4 copies for 20, or 2 for 11?',
  'On 2027-03-12?',
  'Set 12/280, near mint.',
  'From 18:30-19:30, or 20:00-21:00?',
  'Tomorrow 9:15, 10:30 or 11:45',
  'Numbers 12, 14, 15, 17 and 280 of the set',
  '1,250.50 for all, 900 for half',
  'On 12.03.2027 18:30',
  'N.M./L.P., foil or not',
  'Thanks... see you',
  '¿Te va bien el viernes?',
])('is not in %j', (note) => {
  expect(hasContact(note)).toBe(false);
});

// What a mail shows of addresses that somebody else wrote.
import { withoutLinks } from './without-links.js';

it.each([
  ['https://evil.example/win', 'https[:]//evil[.]example/win'],
  ['see www.evil.EXAMPLE now', 'see www[.]evil[.]EXAMPLE now'],
  ['https://playset.example@evil.example', 'https[:]//playset[.]example@evil[.]example'],
  ['www.evil.example/?by=you@home', 'www[.]evil[.]example/?by=you@home'],
  ['www.evil.Example', 'www[.]evil[.]Example'],
  ['write to me: dana@playset.example', 'write to me: dana@playset.example'],
  [
    '(Dana.Voss@playset.example, mail:me@playset.example?)',
    '(Dana.Voss@playset.example, mail:me@playset.example?)',
  ],
  ['$2.50 for it? It is NM. Thanks', '$2.50 for it? It is NM. Thanks'],
  ['one\n\ntwo', 'one\n\ntwo'],
])('a mail says %j as %j', (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});

// The codes of what the card routes say.

import * as warnings from '../search/warnings.js';
import { quoted } from '../search/warnings.js';
import { noticeOf, noticesOf } from './notice.dto.js';

describe('a notice', () => {
  it('has the code of its sentence and the values in it', () => {
    expect(noticeOf(warnings.tooLong(1000))).toEqual({
      code: 'cards.search-too-long',
      message: 'Your search may be at most 1000 characters long.',
      params: { max: '1000' },
    });
  });

  it('has why a term was ignored as a notice of its own', () => {
    const message = warnings.ignoredTerm('shine:5', warnings.unknownKeyword('shine'));
    expect(noticeOf(message)).toEqual({
      code: 'cards.term-ignored',
      message,
      params: { expression: quoted('shine:5') },
      reason: {
        code: 'cards.unknown-keyword',
        message: 'Unknown keyword “shine”.',
        params: { keyword: '“shine”' },
      },
    });
  });

  it('has the code of other sentences where the live card database says something new', () => {
    expect(noticeOf('Something new.')).toEqual({ code: 'cards.other', message: 'Something new.' });
  });

  it('has a code of its own for every sentence that a search can say', () => {
    const sentences = Object.entries(warnings).flatMap(([name, said]) => {
      if (name === 'UnreadableSearch' || name === 'quoted') return [];
      return typeof said === 'function' ? (said as (...values: string[]) => string)('a', 'b', 'c') : said;
    });
    expect(sentences.length).toBeGreaterThan(30);
    expect(sentences.filter((said) => noticeOf(String(said)).code === 'cards.other')).toEqual([]);
  });

  it('stands beside each warning in their order, and nowhere without one', () => {
    expect(noticesOf([])).toEqual({});
    expect(noticesOf(['Value out of range', 'Something new.']).notices?.map(({ code }) => code)).toEqual([
      'cards.out-of-range',
      'cards.other',
    ]);
  });
});

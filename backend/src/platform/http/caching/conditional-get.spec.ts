// Which tags a caller knows, by the header that names them.
import { matchesETag } from './conditional-get.js';

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b" ,\t"a"', true],
    ['"b"', false],
    ['', false],
    [undefined, false],
  ])('%j names the tag: %s', (known, isNamed) => {
    expect(matchesETag(known, 'W/"a"')).toBe(isNamed);
  });

  it('of nothing but blanks is read at once', () => {
    const begun = process.cpuUsage();
    matchesETag(`"${' '.repeat(100_000)}"`, '"a"');
    expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
  });
});

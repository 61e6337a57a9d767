// How the versions in an If-Match header are read.
import { seenIn } from './version.js';

describe('If-Match', () => {
  it('names versions in quotes', () => {
    expect(seenIn('"3"')).toEqual(new Set([3]));
    expect(seenIn('"1", "2" ,"17"')).toEqual(new Set([1, 2, 17]));
  });

  it('takes any version when it is left out or a star', () => {
    expect(seenIn(undefined)).toBeUndefined();
    expect(seenIn('*')).toBeUndefined();
  });

  it('never matches a weak tag or the tag of something else', () => {
    for (const tag of ['W/"3"', '"abc"', '""', '"3.0"', '"-3"']) expect(seenIn(tag)).toEqual(new Set());
  });

  it.each(['3', '', '"3', "'3'", '"3" "4"', '"3",', '*, "3"', '"a"b"'])('is refused as %s', (header) => {
    expect(() => seenIn(header)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
  });
});

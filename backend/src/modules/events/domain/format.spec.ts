// The rules of naming a format.
import { formatsNamed } from './format.js';

const offered = [
  { id: 1, value: 'STANDARD', tcg: { value: 'MAGIC_THE_GATHERING' } },
  { id: 2, value: 'OTHER', tcg: { value: 'MAGIC_THE_GATHERING' } },
  { id: 3, value: 'OTHER', tcg: { value: 'LANTERN_MASTERS' } },
];

describe('a format', () => {
  it('is named by its game and its own word', () => {
    expect(formatsNamed(offered, { tcg: 'LANTERN_MASTERS', format: 'OTHER' })).toEqual([3]);
  });

  it('may be one of several when only a part is named', () => {
    expect(formatsNamed(offered, { format: 'OTHER' })).toEqual([2, 3]);
    expect(formatsNamed(offered, { tcg: 'MAGIC_THE_GATHERING' })).toEqual([1, 2]);
  });

  it('is refused when the game is not on offer, or has no such format', () => {
    expect(() => formatsNamed(offered, { tcg: 'CHESS', format: 'OTHER' })).toThrow(
      'This game isn’t supported.',
    );
    expect(() => formatsNamed(offered, { tcg: 'LANTERN_MASTERS', format: 'STANDARD' })).toThrow(
      'This format isn’t available for this game.',
    );
  });
});

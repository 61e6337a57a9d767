// The story of the catalogue: what games and formats there are.

import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

describe('the catalogue', () => {
  const market = story();

  const member = async () => (await signedUp(market)).client;

  // @spec rule-one-game, field-catalog, call-tcg-types, const-one-game
  it('offers only Magic: The Gathering', async () => {
    const { body } = await (await member()).get('/api/catalogs/tcg-types');
    expect(body).toEqual([{ id: 1, value: 'MAGIC_THE_GATHERING', name: 'Magic: The Gathering' }]);
  });

  // @spec field-catalog, call-tcg-formats
  it('names twelve formats, each with its game', async () => {
    const { body, headers } = await (await member()).get<{ value: string; tcg: { value: string } }[]>(
      '/api/catalogs/tcg-formats',
    );
    expect(body.map(({ value }) => value)).toEqual(
      'STANDARD PIONEER MODERN LEGACY VINTAGE COMMANDER PAUPER DRAFT SEALED CUBE TWO_HEADED_GIANT OTHER'.split(
        ' ',
      ),
    );
    expect(new Set(body.map(({ tcg }) => tcg.value))).toEqual(new Set(['MAGIC_THE_GATHERING']));
    expect(headers.get('x-total-count')).toBe('12');
  });

  it('is for people who are logged in', async () => {
    expect((await market.someone().get('/api/catalogs/tcg-types')).status).toBe(401);
  });
});

// The story of addresses in answers: they lead to where people reach the product, wherever it listens.
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { loadSample } from './sample-catalogue.js';

const PUBLIC_URL = 'https://cards.playset.example';

describe('an address in an answer', () => {
  const market = story({ PUBLIC_URL });

  it('begins with the public address of the product', async () => {
    await loadSample(market);
    const player = (await signedUp(market)).client;
    const body = async (path: string) => (await player.get<Record<string, unknown>>(path)).body;
    const begun = (path: string) => expect.stringMatching(new RegExp(`^${PUBLIC_URL}/api/cards/${path}`));
    expect(await body('/api/cards/search?q=-x&unique=prints&include_extras=1')).toMatchObject({
      next_page: begun('search\\?'),
    });
    expect(await body('/api/cards/autocomplete?q=lantern')).toMatchObject({ uri: begun('autocomplete\\?') });
    const set = { uri: begun('sets/brm'), search_uri: begun('search\\?') };
    expect(await body('/api/cards/sets/brm')).toMatchObject(set);
    expect((await body('/api/cards/sets')).data).toContainEqual(expect.objectContaining(set));
    const symbols = (await body('/api/cards/symbology')).data;
    expect(symbols).toContainEqual(expect.objectContaining({ svg_uri: begun('symbology/WU.svg') }));
  });
});

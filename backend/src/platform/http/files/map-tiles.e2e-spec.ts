// Browsers load tiles of maps from the address that the operator has set, and nothing from anybody else.
import { story } from '../../../../test/story.js';

const MAP_ATTRIBUTION = '© A survey';

/** Every source of the policy that is not the product itself, by its directive. */
async function others(origin: string): Promise<Record<string, string[]>> {
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  return Object.fromEntries(
    directives
      .map(([name = '', ...sources]) => [name, sources.filter((source) => /[.:]/.test(source))] as const)
      .map(([name, sources]) => [name, sources.filter((source) => source !== 'data:')] as const)
      .filter(([, sources]) => sources.length > 0),
  );
}
const mapOf = async (origin: string) =>
  ((await (await fetch(`${origin}/api/client-config`)).json()) as { map: unknown }).map;

describe('without tiles', () => {
  const market = story({}, { alone: true });

  // @spec rule-map-policy
  it('pages may load nothing from any other origin', async () => {
    expect(await others(market.origin)).toEqual({});
    expect(await mapOf(market.origin)).toBeNull();
  });
});

describe('with tiles of an address', () => {
  const url = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=k';
  const market = story({ MAP_TILES_URL: url, MAP_ATTRIBUTION, MAP_MAX_ZOOM: '16' }, { alone: true });

  // @spec rule-map-policy
  it('pages may show images of that origin, and nothing else', async () => {
    expect(await others(market.origin)).toEqual({ 'img-src': ['https://tiles.example:8443'] });
    expect(await mapOf(market.origin)).toEqual({
      url,
      attribution: MAP_ATTRIBUTION,
      attributionUrl: null,
      maxZoom: 16,
    });
  });
});

describe('with a file of tiles', () => {
  const url = 'https://files.example/maps/city.pmtiles';
  const MAP_ATTRIBUTION_URL = 'https://survey.example/licence';
  const market = story({ MAP_TILES_URL: url, MAP_ATTRIBUTION, MAP_ATTRIBUTION_URL }, { alone: true });

  // @spec rule-map-policy
  it('pages may read from that origin, and nothing else', async () => {
    expect(await others(market.origin)).toEqual({ 'connect-src': ['https://files.example'] });
    expect(await mapOf(market.origin)).toMatchObject({ url, attributionUrl: MAP_ATTRIBUTION_URL });
  });
});

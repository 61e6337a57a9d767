// The story of a crawler: what it may read, and where that is.
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';

const PUBLIC_URL = 'http://localhost:3000';
const ID = '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10';
const PICTURES = [
  ...[`/api/cards/${ID}/image/front/normal`, `/api/cards/${ID}/preview.jpg`],
  ...[`/api/storefronts/${ID}/preview.jpg`, '/api/storefronts/pictures/one/full'],
  ...['/api/events/pictures/one/preview.jpg', '/api/events/pictures/one/full'],
];
const OF_MEMBERS = ['/api/events', `/api/storefronts/${ID}/singles`, '/api/listings/photos/one/full'];

/** As RFC 9309 says: the longest rule that fits decides. */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, pattern = '']) => ({
    kind,
    pattern,
    fits: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}`).test(path),
  }));
  const [longest] = rules
    .filter(({ fits }) => fits)
    .toSorted((a, b) => b.pattern.length - a.pattern.length || (a.kind === 'Allow' ? -1 : 1));
  return longest?.kind !== 'Disallow';
}

describe('a crawler', () => {
  const market = story({ PUBLIC_URL }, { sample: true, alone: true });
  const read = async (path: string) => {
    const reply = await fetch(`${market.origin}${path}`);
    return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
  };
  const urlsIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

  // @spec added-sitemap
  it('finds every store, event to come and listed card, and nothing of people', async () => {
    const robots = await read('/robots.txt');
    expect([robots.status, robots.type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.text).toContain('Disallow: /api/');
    expect(robots.text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    const [store, closed] = [
      await signedUp(market, { role: 'STORE' }),
      await signedUp(market, { role: 'STORE' }),
    ];
    const player = await signedUp(market);
    const event = await scheduled(store);
    for (const { client } of [store, player])
      await client.post('/api/listings', [{ cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 1 }]);
    await closed.client.put(`/api/users/${closed.user.uuid}/disable`, { password: PASSWORD });
    const index = await read('/sitemap.xml');
    expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
    const parts = urlsIn(index.text).map((url) => url?.replace(PUBLIC_URL, '') ?? '');
    const urls = (await Promise.all(parts.map(read))).flatMap(({ text }) => urlsIn(text));
    expect(urls).toEqual(
      ['', `s/${store.user.uuid}`, `e/${event.uuid}`, `c/${aSampleCard(1).id}`].map(
        (path) => `${PUBLIC_URL}/${path}`,
      ),
    );
    expect(urls.join()).not.toContain(player.user.uuid);
  });

  // @spec added-picture-of-link
  it('may read what public pages show in previews of links and in search results, and nothing else of the API', async () => {
    const { text } = await read('/robots.txt');
    expect([...PICTURES, ...OF_MEMBERS].filter((path) => isAllowed(text, path))).toEqual(PICTURES);
  });

  it.each(['/sitemaps/people.xml', '/sitemaps/stores', '/sitemaps/constructor.xml'])(
    'finds no %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});

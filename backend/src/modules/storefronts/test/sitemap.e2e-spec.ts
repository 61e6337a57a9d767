// The story of a crawler: what it may read, and where that is.
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';

const PUBLIC_URL = 'http://localhost:3000';

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

  it.each(['/sitemaps/people.xml', '/sitemaps/stores', '/sitemaps/constructor.xml'])(
    'finds no %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});

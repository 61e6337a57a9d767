// The story of a store that shows its events and singles on its own site.
import { createContext, runInContext } from 'node:vm';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { uploadPicture } from '../../events/test/picture.js';
import { scheduled } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { SinglesFeed } from '../embed/singles-feed.dto.js';

const PUBLIC_URL = 'https://playset.example';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const market = story({ PUBLIC_URL }, { sample: true });

const open = (path: string, headers: Record<string, string> = {}) => fetch(market.origin + path, { headers });
const aStore = async () => {
  const store = await signedUp(market, { role: 'STORE', name: `Robin’s <Cards> ${Math.random()}` });
  await store.client.post('/api/listings', [
    { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5.99 },
  ]);
  return store;
};

describe('the page for a frame', () => {
  // @spec added-embed
  it('shows the next events and the newest singles of a store, and leads to them', async () => {
    const store = await aStore();
    const { body: picture } = await uploadPicture(store.client);
    const said = { name: 'Draft & <b>Sealed</b>', timeZone: 'America/Chicago', picture: picture.uuid };
    const event = await scheduled(store, said);
    const reply = await open(`/embed/s/${store.user.uuid}`);
    const html = await reply.text();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('Robin’s &lt;Cards&gt;');
    expect(html).toContain('Draft &amp; &lt;b&gt;Sealed&lt;/b&gt;');
    expect(html).toContain(`href="${PUBLIC_URL}/e/${event.uuid}" target="_blank"`);
    expect(html).toContain(`<img src="${picture.thumbnailUrl}" alt=""`);
    expect(html).toContain(`href="${PUBLIC_URL}/c/${aSampleCard(1).id}"`);
    expect(html).toContain('Near Mint · $5.99');
  });

  it('may be framed by any site, sets no cookies and takes nothing but its own style and script', async () => {
    const { user } = await aStore();
    const { headers } = await open(`/embed/s/${user.uuid}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("img-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const other = await open(`/api/storefronts/${user.uuid}`);
    expect(other.headers.get('x-frame-options')).toBe('DENY');
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is in the language of the visitor, and says where there is no store', async () => {
    const { user } = await aStore();
    const spanish = await open(`/embed/s/${user.uuid}`, { 'accept-language': 'es' });
    expect(spanish.headers.get('vary')).toContain('accept-language');
    expect(await spanish.text()).toContain('Próximos eventos');
    const nobody = await open(`/embed/s/${NOBODY}`);
    expect([nobody.status, (await nobody.text()).includes('There’s no store here.')]).toEqual([404, true]);
  });
});

describe('the script of another site', () => {
  /** Runs it as a browser would, in a page with this script element. */
  const run = async (store: string) => {
    const reply = await open('/embed.js');
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const added: { src: string; style: Record<string, string>; contentWindow: object }[] = [];
    const listeners: ((message: { source: unknown; data: unknown }) => void)[] = [];
    const page = {
      URL,
      document: {
        currentScript: {
          src: `${PUBLIC_URL}/embed.js`,
          dataset: { store },
          after: (frame: (typeof added)[number]) => added.push(frame),
        },
        createElement: () => ({ style: {}, contentWindow: {}, setAttribute: () => undefined }),
      },
      addEventListener: (_kind: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    };
    runInContext(await reply.text(), createContext(page));
    return {
      added,
      tell: (source: unknown, data: unknown) => {
        for (const each of listeners) each({ source, data });
      },
    };
  };

  it('adds a frame, which becomes as high as its page says', async () => {
    const { added, tell } = await run(NOBODY);
    const [frame] = added;
    expect(frame?.src).toBe(`${PUBLIC_URL}/embed/s/${NOBODY}`);
    tell({}, { type: 'playset-height', height: 9 });
    tell(frame?.contentWindow, { type: 'another', height: 9 });
    expect(frame?.style.height).toBe('24rem');
    tell(frame?.contentWindow, { type: 'playset-height', height: 512 });
    expect(frame?.style.height).toBe('512px');
    tell(frame?.contentWindow, { type: 'playset-height', height: 1e9 });
    expect(frame?.style.height).toBe('5000px');
  });

  it('adds nothing without the ID of a store', async () => {
    expect((await run('"><script>')).added).toEqual([]);
  });
});

describe('the feed of singles', () => {
  // @spec call-singles-feed
  it('has what a store has listed last, for the scripts of any site', async () => {
    const { user } = await aStore();
    const { status, headers, body } = await market
      .someone()
      .get<SinglesFeed>(`/api/storefronts/${user.uuid}/singles.json`);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(body).toMatchObject({
      title: user.name,
      items: [{ url: `${PUBLIC_URL}/c/${aSampleCard(1).id}`, _single: { price: 5.99 } }],
    });
    expect((await market.someone().get(`/api/storefronts/${NOBODY}/singles.json`)).status).toBe(404);
  });
});

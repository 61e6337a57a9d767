// The story of card pictures: drawn for everybody, kept by browsers, absent where a card has no such face.
import { story } from '../../../../test/story.js';
import { inlineHash } from '../../../platform/http/files/inline-hash.js';
import { ShownPictures } from '../pictures/shown-pictures.js';
import { idOf } from './bulk-card.js';
import { loadSample, sampleCard, sampleCards } from './sample-catalogue.js';

describe('the picture of a card', () => {
  const market = story();

  beforeAll(async () => void (await loadSample(market)));

  const picture = (id: string, face: string, size: string, headers: Record<string, string> = {}) =>
    market.someone().call<string>('GET', `/api/cards/${id}/image/${face}/${size}`, undefined, headers);
  const { id: front } = sampleCard('brm', '1');

  // @spec added-card-picture
  it('is shown to anybody, for every card', async () => {
    for (const { id } of sampleCards) {
      const { status, body } = await picture(id, 'front', 'normal');
      expect(status).toBe(200);
      expect(body).toMatch(/^<svg[\s>]/);
    }
  });

  it.each(['small', 'normal', 'large', 'png', 'art_crop', 'border_crop'])('has the size %s', async (size) => {
    const { status, headers } = await picture(front, 'front', size);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  it('is kept, and only asked after', async () => {
    const { headers } = await picture(front, 'front', 'normal');
    const tag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toMatch(/public, max-age=\d+/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await picture(front, 'front', 'normal', { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, body: undefined });
      expect(again.headers.get('etag')).toBe(tag);
    }
    expect((await picture(front, 'front', 'normal', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has a tag of its own for each card, face and size', async () => {
    const twoSided = sampleCards.find(({ layout }) => layout === 'transform')?.id ?? '';
    const looks = [
      [front, 'front', 'normal'],
      [front, 'front', 'large'],
      [twoSided, 'front', 'normal'],
      [twoSided, 'back', 'normal'],
    ] as const;
    const tags: unknown[] = [];
    for (const [id, face, size] of looks) tags.push((await picture(id, face, size)).headers.get('etag'));
    expect(new Set(tags).size).toBe(looks.length);
  });

  it('is not drawn again for somebody who has it', async () => {
    const tag = (await picture(front, 'front', 'normal')).headers.get('etag') ?? '';
    const pictures = market.app.get(ShownPictures);
    const { picture: shown } = pictures;
    const drawn = jest.fn();
    const counted = jest.spyOn(pictures, 'picture').mockImplementation(async (...asked) => {
      const found = await shown.apply(pictures, asked);
      if (found?.body) drawn.mockImplementation(found.body);
      return found && { ...found, body: drawn };
    });
    expect((await picture(front, 'front', 'normal', { 'if-none-match': tag })).status).toBe(304);
    expect(drawn).not.toHaveBeenCalled();
    await picture(front, 'front', 'normal');
    expect(drawn).toHaveBeenCalledTimes(1);
    counted.mockRestore();
  });

  it('can do nothing but show, opened by itself', async () => {
    const { headers, body } = await picture(front, 'front', 'normal');
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => inlineHash(css));
    expect(styles).toHaveLength(1);
    expect(body).not.toMatch(/ style=/);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src ${styles}; frame-ancestors 'none'; sandbox`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  // @spec added-card-picture
  it('has a back where the card has one', async () => {
    const twoSided = sampleCards.find(({ layout }) => layout === 'transform');
    const back = await picture(twoSided?.id ?? '', 'back', 'normal');
    expect(back.status).toBe(200);
    expect(back.body).not.toBe((await picture(twoSided?.id ?? '', 'front', 'normal')).body);
  });

  it('is not there for a card, face or size that is not', async () => {
    expect((await picture(front, 'back', 'normal')).status).toBe(404);
    expect((await picture(front, 'side', 'normal')).status).toBe(404);
    expect((await picture(front, 'front', 'huge')).status).toBe(404);
    expect((await picture(idOf(404), 'front', 'normal')).status).toBe(404);
    expect((await picture('x', 'front', 'toString')).status).toBe(404);
  });
});

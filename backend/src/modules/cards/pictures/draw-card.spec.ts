// What a drawn card picture promises: sound XML, one look per card, no foreign reference, no trust in stored text.
import { createHash } from 'node:crypto';
import { pictureOf } from './card-picture.js';
import { DRAWING_VERSION, drawCard, type PictureSize, pictureSizes } from './draw-card.js';
import { sampleCard, sampleCards } from './test/sample-cards.js';
import { xmlFault } from './test/well-formed.js';

const sizes = Object.keys(pictureSizes) as PictureSize[];
const layouts =
  'normal split flip transform modal_dfc meld leveler class case saga adventure prepare mutate prototype battle planar ' +
  'scheme vanguard token double_faced_token emblem augment host art_series reversible_card front_card tomorrow';

function draw(raw: unknown, side: 'front' | 'back' = 'front', size: PictureSize = 'normal'): string {
  const picture = pictureOf(raw, side);
  if (!picture) throw new Error('the card has no such side');
  return drawCard(picture, size);
}

describe('a drawn card picture', () => {
  it('is well-formed and under 25 KB for every face of every sample card', () => {
    const faults = sampleCards().flatMap((card) =>
      (['front', 'back'] as const).flatMap((side) => {
        const picture = pictureOf(card, side);
        if (!picture) return side === 'front' ? [`${card.name} has no front`] : [];
        const svg = drawCard(picture, 'normal');
        const fault = xmlFault(svg) ?? (Buffer.byteLength(svg) > 25_000 ? 'too large' : undefined);
        return fault ? [`${card.name} ${side}: ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(sizes)('has the pixels of the size %s', (size) => {
    const svg = draw(sampleCard('Skerry Drake'), 'front', size);
    const { width, height } = pictureSizes[size];
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(xmlFault(svg)).toBeUndefined();
  });

  it('comes out as its version says: a change needs another version', () => {
    const hash = createHash('sha256');
    for (const card of sampleCards()) {
      for (const side of ['front', 'back'] as const) {
        const picture = pictureOf(card, side);
        for (const size of picture ? sizes : []) hash.update(draw(card, side, size));
      }
    }
    expect({ version: DRAWING_VERSION, pictures: hash.digest('hex').slice(0, 16) }).toEqual({
      version: 1,
      pictures: '52e13a483c381786',
    });
  });

  it('is the same every time for the same card', () => {
    const card = sampleCard('Dragon of the Brass Tide');
    expect(draw(card)).toBe(draw(structuredClone(card)));
  });

  it('is painted alike for two printings of one illustration, and unlike for another artist', () => {
    const prints = sampleCards().filter((card) => card.name === 'Dragon of the Brass Tide');
    const [first, , again, other] = [0, 1, 2, 3].map((i) => prints[i]);
    expect(first?.illustration_id).toBe(again?.illustration_id);
    expect(draw(first, 'front', 'art_crop')).toBe(
      draw({ ...again, collector_number: first?.collector_number }, 'front', 'art_crop'),
    );
    expect(other?.illustration_id).not.toBe(first?.illustration_id);
    expect(draw(other, 'front', 'art_crop')).not.toBe(draw(first, 'front', 'art_crop'));
  });

  it('shows different sides for every two-sided card', () => {
    const sided = sampleCards().filter((card) => pictureOf(card, 'back'));
    expect(sided.length).toBeGreaterThan(8);
    for (const card of sided) expect(draw(card, 'back')).not.toBe(draw(card, 'front'));
  });

  it('writes the name, the type, the numbers, the set code and the artist on the card', () => {
    const svg = draw(sampleCard('Skerry Drake'));
    for (const words of ['Skerry Drake', 'Creature — Drake', '2/2', 'BRM • 17 • C', 'Bram Okonkwo']) {
      expect(svg).toContain(`>${words}`.replace('>Bram', 'Artist: Bram'));
    }
  });

  it('shows the text of both halves of cards with two halves', () => {
    for (const name of ['Ebb // Flow', 'Wayward Seedling // Put Down Roots']) {
      for (const half of name.split(' // ')) expect(draw(sampleCard(name))).toContain(`>${half}<`);
    }
  });

  it('never lets stored text become markup', () => {
    const hostile = `</text><script>alert("1")</script>&amp;'\u0000\u001b\u202e\ud800 ]]>`;
    const fields = [
      'name',
      'type_line',
      'oracle_text',
      'flavor_text',
      'artist',
      'set',
      'collector_number',
      'power',
    ];
    const looks = [
      'layout',
      'rarity',
      'border_color',
      'mana_cost',
      'illustration_id',
      'toughness',
      'loyalty',
    ];
    const raw = Object.fromEntries([...fields, ...looks].map((key) => [key, hostile]));
    const svg = draw({
      ...raw,
      mana_cost: `{${hostile.slice(0, 9)}}{"}{<}`,
      frame_effects: [hostile],
      colors: [hostile],
    });
    expect(xmlFault(svg)).toBeUndefined();
    expect(svg).not.toContain('<script');
    expect(svg).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
  });

  it('refers to nothing outside itself', () => {
    for (const card of sampleCards()) {
      const svg = draw(card).replace('http://www.w3.org/2000/svg', '');
      expect(svg).not.toMatch(/https?:|href|@import|url\((?!#)/);
    }
  });

  it.each(layouts.split(' '))('draws the layout %s from little or much', (layout) => {
    const face = { name: 'Half', mana_cost: '{W}', type_line: 'Instant', oracle_text: 'Do it.\nI — Twice.' };
    for (const raw of [
      { name: 'Bare', layout },
      { name: 'Two', layout, card_faces: [face, face] },
      { name: 'One face', layout, card_faces: [face] },
      {
        name: 'Long',
        layout,
        oracle_text: 'Whenever the tide turns, draw a card. '.repeat(60),
        power: '∞',
        toughness: '*²',
      },
    ]) {
      expect(xmlFault(draw(raw))).toBeUndefined();
    }
  });

  it.each([
    { rarity: 'constructor', border_color: '__proto__', layout: 'toString' },
    { mana_cost: 17, oracle_text: { a: 1 }, colors: 'W', card_faces: [null, 3], frame_effects: {}, power: 3 },
    { mana_cost: '{∞}{1000000}{W/U/P}{2/G}{HW}{CHAOS}{}{{}}{'.repeat(9), type_line: 'Land', cmc: Number.NaN },
    {
      oracle_text: `${'x'.repeat(3000)} {T}${'水'.repeat(400)}`,
      flavor_text: '\n\n\n',
      name: 'W'.repeat(500),
    },
  ])('survives strange data: %j', (odd) => {
    const svg = draw({ name: 'Odd', ...odd });
    expect(xmlFault(svg)).toBeUndefined();
    expect(svg).not.toMatch(/NaN|undefined|\[object|function/);
  });
});

// The rules of reading out of a card what a search asks.
import { cardReading } from './card-reading.js';
import { colourRankOf, colourSetsOf, identityOf, producedOf } from './colours.js';
import { costsOf, manaCost } from './mana.js';
import { manaValueOf, parseStat, statsOf } from './power-toughness.js';
import { printingFacts } from './printing.js';
import { type Raw, rawCard } from './raw-card.js';
import { rulesOf, sourceOfRules } from './rules.js';

const card = (raw: Raw) => rawCard({ name: 'Gate', type_line: 'Creature — Wall', oracle_text: '', ...raw });
const faces = (...card_faces: Raw[]) => card({ type_line: undefined, oracle_text: undefined, card_faces });
const bits = (...sets: number[]) => sets.reduce((all, each) => all | (1 << each), 0);

describe('a figure', () => {
  it.each([
    ['2', '2'],
    ['*', '0'],
    ['1+*', '1'],
    ['7-*', '7'],
    ['*+1', '1'],
    ['*²', '0'],
    ['+4', '4'],
    ['-1', '-1'],
    ['-0', '0'],
    ['.5', '0.5'],
    ['3.5', '3.5'],
    ['1½', '1.5'],
    ['½', '0.5'],
    ['?', '0'],
    ['X', '0'],
    ['1d4+1', '1'],
    ['∞', 'Infinity'],
    ['99', '99'],
    [4, '4'],
    ['', null],
    [null, null],
    [{}, null],
    ['9'.repeat(50), null],
  ])('%j is %j', (printed, value) => {
    expect(parseStat(printed)).toBe(value);
  });

  it('is of each face, and none of a card without any', () => {
    expect(statsOf(faces({ power: '2' }, {}), 'power')).toEqual(['2', null]);
    expect(statsOf(rawCard({ power: '3', card_faces: [{}, {}] }), 'power')).toEqual(['3']);
    expect(statsOf(card({}), 'power')).toEqual([]);
  });

  it('is the front face’s mana value where the card has none', () => {
    expect(manaValueOf(card({ cmc: 1_000_000 }))).toBe('1000000');
    expect(manaValueOf(card({ cmc: 0.5 }))).toBe('0.5');
    expect(manaValueOf(faces({ cmc: 3 }, { cmc: 4 }))).toBe('3');
    expect(manaValueOf(card({ cmc: '3' }))).toBeNull();
  });
});

describe('a mana cost', () => {
  it.each([
    ['{2}{G}{G}', ['G1', 'G2'], 2],
    ['{X}{X}{w/u}{G/P}', ['G/P1', 'W/U1', 'X1', 'X2'], 0],
    ['{1000000}', [], 1_000_000],
    ['{HW}{S}{½}{2/B}', ['2/B1', 'HW1', 'S1', '½1'], 0],
    ['{0}', [], 0],
    ['', [], 0],
    ['{999999999}{999999999}{999999999}', [], 2_147_483_647],
  ])('%s has numbered symbols', (printed, symbols, generic) => {
    expect(manaCost(printed)).toEqual({ cost: printed.toUpperCase(), symbols, generic });
  });

  it('is of each face that has one', () => {
    expect(costsOf(card({ mana_cost: '{X}{G} // {R}' }))).toEqual(['{X}{G}', '{R}']);
    expect(costsOf(faces({ mana_cost: '{1}{w}' }, { mana_cost: '' }))).toEqual(['{1}{W}']);
    expect(costsOf(card({ mana_cost: '' }))).toEqual([]);
  });
});

describe('colours', () => {
  it('are a set for each face', () => {
    expect(colourSetsOf(card({ colors: ['U', 'W'] }))).toBe(bits(3));
    expect(colourSetsOf(card({ colors: [] }))).toBe(bits(0));
    expect(colourSetsOf(faces({ colors: ['R'] }, { colors: [] }))).toBe(bits(8, 0));
    expect(colourSetsOf(card({ colors: ['W', 'U', 'B', 'R', 'G'] }))).toBe(-2_147_483_648);
  });

  it('are said once for a card whose faces do not say them', () => {
    const split = { colors: ['R', 'G'], card_faces: [{ mana_cost: '{R}' }, { mana_cost: '{G}' }] };
    expect(colourSetsOf(rawCard(split))).toBe(bits(24));
  });

  it('are those of the cost and the indicator where nothing else says them', () => {
    expect(colourSetsOf(faces({ mana_cost: '{2}{W/U}' }, { color_indicator: ['B'] }))).toBe(bits(3, 4));
    expect(colourSetsOf(card({}))).toBe(bits(0));
  });

  it('have an identity, and mana that is made', () => {
    expect(identityOf(card({ color_identity: ['G', 'C', 7] }))).toBe(16);
    expect(identityOf(card({ mana_cost: '{W}', oracle_text: '{T}: Add {R}. (Not {U}.)' }))).toBe(9);
    expect(producedOf(card({ produced_mana: ['C', 'G', 'T'] }))).toBe(48);
    expect(producedOf(faces({ produced_mana: ['W'] }, { produced_mana: ['U'] }))).toBe(3);
    expect(producedOf(card({}))).toBeNull();
  });

  it('stand in order: one, several, none, and lands', () => {
    const ranks = [['W'], ['G'], ['G', 'R'], ['W', 'U', 'B'], []].map((colors) =>
      colourRankOf(card({ colors })),
    );
    ranks.push(colourRankOf(card({ colors: [], type_line: 'Land' })));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(6);
  });
});

describe('texts', () => {
  it('leave reminder text out, and the lines that were nothing else', () => {
    const { fullText, oracleText } = cardReading(card({ oracle_text: 'Flying (High.)\n(Low.)\nReach' }));
    expect([fullText, oracleText]).toEqual(['flying (high.)\n(low.)\nreach', 'flying\nreach']);
    const nested = cardReading(card({ oracle_text: 'Reach (Far. (It’s further (by far).))' }));
    expect(nested.oracleText).toBe('reach');
  });

  it('call the card by `~`, a legend by its short name too, and only as a word of its own', () => {
    const own = (raw: Raw) => cardReading(card(raw)).ownText;
    expect(own({ oracle_text: 'Gate, a gatekeeper, is Gate’s.' })).toBe("~, a gatekeeper, is ~'s.");
    const legend = { name: 'Ada, of the Gate', oracle_text: 'Ada meets Ada, of the Gate.' };
    expect(own({ ...legend, type_line: 'Legendary Creature' })).toBe('~ meets ~.');
    expect(own(legend)).toBe('ada meets ~.');
    expect(own({ name: 'A-Gate', oracle_text: 'Tap Gate.' })).toBe('tap ~.');
    expect(own({ name: '_____', oracle_text: 'Choose _____ (once).' })).toBe('choose ~.');
  });

  it('are of all faces, and types have words', () => {
    const reading = cardReading(
      faces(
        { name: 'A', type_line: 'Land — Gate', oracle_text: 'A.' },
        { type_line: 'Instant', oracle_text: 'B.' },
      ),
    );
    expect(reading.typeLine).toBe('land — gate // instant');
    expect([...reading.words]).toEqual(['land', 'gate', 'instant']);
    expect(reading.fullText).toBe('a.\nb.');
  });

  it('count once where both sides of a reversible card say the same', () => {
    const side = {
      name: 'Gate',
      type_line: 'Creature — Wall',
      oracle_text: 'Reach',
      colors: ['W'],
      cmc: 2,
      power: '0',
    };
    const reversible = rawCard({ name: 'Gate // Gate', layout: 'reversible_card', card_faces: [side, side] });
    expect(rulesOf(reversible)).toMatchObject({
      type_line: 'creature — wall',
      oracle_text: 'reach',
      cmc: '2',
      power: ['0'],
    });
  });
});

describe('rules', () => {
  it('say where a card is legal, restricted cards among them', () => {
    const legalities = {
      vintage: 'restricted',
      legacy: 'banned',
      modern: 'legal',
      pauper: 'not_legal',
      'a b': 'legal',
    };
    expect(rulesOf(card({ legalities }))).toMatchObject({
      legal: ['modern', 'vintage'],
      banned: ['legacy'],
      restricted: ['vintage'],
    });
  });

  it('are the same for all printings of a card, and others where anything that is read differs', () => {
    const one = sourceOfRules(card({ id: '1', set: 'a', artist: 'A' }));
    expect(sourceOfRules(card({ id: '2', set: 'b', artist: 'B' }))).toBe(one);
    for (const other of [
      { oracle_text: 'x' },
      { card_faces: [{}] },
      { keywords: ['x'] },
      { reserved: true },
    ]) {
      expect(sourceOfRules(card(other))).not.toBe(one);
    }
  });

  it('survive every key being anything', () => {
    const keys = Object.keys(rulesOf(card({})));
    for (const value of [null, {}, [], 'text', 7, true, [null], [{}], '('.repeat(5000), '{'.repeat(5000)]) {
      const odd = Object.fromEntries(
        `name layout type_line oracle_text mana_cost cmc colors color_indicator color_identity produced_mana power
        loyalty keywords legalities all_parts prices finishes promo_types multiverse_ids edhrec_rank artist`
          .split(/\s+/)
          .map((key) => [key, value]),
      );
      for (const raw of [odd, { card_faces: [odd, odd] }, { card_faces: value }]) {
        expect(Object.keys(rulesOf(rawCard(raw)))).toEqual(keys);
        expect(printingFacts(rawCard(raw))).toBeDefined();
      }
    }
  });
});

describe('a printing', () => {
  it('has ids of others, each kind by its name', () => {
    const ids = {
      multiverse_ids: [1, 2, 'x'],
      mtgo_id: 3,
      mtgo_foil_id: 4,
      tcgplayer_id: 5,
      tcgplayer_etched_id: 6,
      arena_id: -1,
    };
    expect(printingFacts(card(ids)).outer_ids).toEqual([
      'multiverse:1',
      'multiverse:2',
      'mtgo:3',
      'mtgo:4',
      'tcgplayer:5',
      'tcgplayer:6',
    ]);
  });

  it('has the artists, flavor texts and watermarks of all its faces', () => {
    const sides = faces(
      { artist: 'A', flavor_text: 'One', watermark: 'Gate' },
      { artist: 'B', flavor_text: 'Two' },
    );
    expect(printingFacts(sides)).toMatchObject({ artist: 'A & B', flavor: 'one\ntwo', watermarks: ['gate'] });
  });

  it.each([
    ['common', 0],
    ['Mythic', 3],
    ['bonus', 5],
    ['gold', null],
    [undefined, null],
  ])('of rarity %s has rank %s', (rarity, rank) => {
    expect(printingFacts(card({ rarity })).rarity_rank).toBe(rank);
  });
});

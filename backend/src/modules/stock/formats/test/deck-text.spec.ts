// Decks and lists as text and as XML.
import { fileOf, rowsOf } from './reading.js';

const briefly = async (text: string) =>
  (await rowsOf(text)).map(({ quantity, name, setCode, number, finish }) =>
    [quantity, name, setCode, number, finish].filter((each) => each !== undefined).join(' | '),
  );

describe('a line of a deck', () => {
  it.each([
    ['4 Lightning Bolt', '4 | Lightning Bolt'],
    ['\t4X  Lightning   Bolt', '4 | Lightning Bolt'],
    ['Lightning Bolt', '1 | Lightning Bolt'],
    ['1 Aragorn, the Uniter (LTR) 741z *F*', '1 | Aragorn, the Uniter | ltr | 741z | FOIL'],
    ['1x Sol Ring (cmm) 400 *E* [Ramp,Rocks]', '1 | Sol Ring | cmm | 400 | ETCHED'],
    ['1x Sol Ring [Ramp]', '1 | Sol Ring'],
    ['1x Sol Ring (cmm) 400 [Commander{top}]', '1 | Sol Ring | cmm | 400'],
    ['1x Sol Ring (CMM:400) *F*', '1 | Sol Ring | cmm | 400 | FOIL'],
    ['1 [CMM#400] Sol Ring # !Commander', '1 | Sol Ring | cmm | 400'],
    ['1 Sol Ring (Foil Etched)', '1 | Sol Ring | ETCHED'],
    ['1 Sol Ring [C20]', '1 | Sol Ring | c20'],
    ['2 Fire/Ice', '2 | Fire // Ice'],
    ['2 Fire /// Ice (DAR) 290', '2 | Fire // Ice | dom | 290'],
    ['1 Lightning Bolt (PLST) DDC-49 #burn', '1 | Lightning Bolt | plst | DDC-49'],
    ['1 Arcane Signet (SLD) 51★ #!ramp', '1 | Arcane Signet | sld | 51★'],
    ['SB:  1 [DGM] Wear/Tear', '1 | Wear // Tear | dgm'],
    ['1 [WAR:2*] Ugin, the Ineffable', '1 | Ugin, the Ineffable | war | 2★'],
    ["1 Erase (Not the Urza's Legacy One)", "1 | Erase (Not the Urza's Legacy One)"],
  ])('%s', async (line, said) => {
    expect(await briefly(line)).toEqual([said]);
  });

  it('says which count is none', async () => {
    const rows = await rowsOf('-3 Forest\n1.5 Forest\n10000 Forest');
    expect(rows.map(({ problem }) => problem?.code)).toEqual([
      'negative-quantity',
      'fractional-quantity',
      'quantity-too-large',
    ]);
  });
});

it('reads sections, comments and windows as what they are', async () => {
  const text =
    '# my list\nAbout\nName Forest of Doom\n\nDeck\n2 Forest\nCreatures (12)\nDeck of Cards But Animated\n\n\nSideboard\n1 Swamp\n// Maybeboard\n3 Island\nLAYOUT MAIN:(1,2)\n';
  const { rows, format } = await fileOf(text);
  expect(format).toBe('text');
  expect(rows.map(({ line, name, section }) => [line, name, section])).toEqual([
    [6, 'Forest', 'stock'],
    [8, 'Deck of Cards But Animated', 'stock'],
    [12, 'Swamp', 'stock'],
    [14, 'Island', 'wish'],
  ]);
});

it('takes a list of names with commas for no table', async () => {
  expect(await briefly('1 Krark, the Thumbless\n2 Aragorn, the Uniter\nForest')).toHaveLength(3);
});

describe('a deck in XML', () => {
  it('of Magic Online has catalog ids, in any order of attributes', async () => {
    const text =
      '\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<Deck>\r\n<Cards Sideboard="true" Quantity="2" CatID="26517" Name="Dead/Gone" />\r\n<Cards CatID="1" Quantity="5" Name="Event Ticket"/>\r\n</Deck>';
    expect(await fileOf(text)).toMatchObject({
      format: 'mtgo-dek',
      rows: [{ line: 3, quantity: 2, ids: { mtgo: 26517 }, name: 'Dead // Gone' }, { skipped: 'not-a-card' }],
    });
  });

  it('of Cockatrice may lack the number, which then is one', async () => {
    const text =
      '<?xml version="1.0"?><cockatrice_deck version="1"><zone name="main"><card number="12" name="Forest"/><card name="Fire // Ice"/><card number="1" name="Sol Ring" setShortName="CMM" collectorNumber="400" uuid="e98d5321-ec09-456c-a9ea-c8ca2cfc6205"/></zone></cockatrice_deck>';
    expect(await fileOf(text)).toMatchObject({
      format: 'cockatrice',
      rows: [
        { quantity: 12 },
        { quantity: 1, name: 'Fire // Ice' },
        { setCode: 'cmm', number: '400', ids: { scryfall: 'e98d5321-ec09-456c-a9ea-c8ca2cfc6205' } },
      ],
    });
  });

  it('of OCTGN has the name inside', async () => {
    const text = '<deck><section name="Main"><card qty="3">Forest</card></section></deck>';
    expect(await fileOf(text)).toMatchObject({ format: 'octgn', rows: [{ quantity: 3, name: 'Forest' }] });
  });
});

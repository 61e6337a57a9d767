// What rows say: counts, words that are not known, rows that are no stock, columns of one's own.
import { fileOf, rowsOf } from './reading.js';

describe('Cardmarket', () => {
  it('numbers everything in the articles of an order, and counts a playset as four', async () => {
    const rows = await rowsOf(
      'idProduct;groupCount;price;idLanguage;condition;isFoil;isPlayset\n2;2;1.50;7;3;1;\n2;1;4.00;11;5;;1',
    );
    expect(rows).toMatchObject([
      {
        ids: { cardmarket: 2 },
        quantity: 2,
        paid: 150,
        currency: 'EUR',
        language: 'ja',
        condition: 'LIGHTLY_PLAYED',
        finish: 'FOIL',
      },
      { quantity: 4, language: 'zht', condition: 'MODERATELY_PLAYED', finish: 'NONFOIL' },
    ]);
  });

  it('does not leak a foil flag into the next row (cardmarket-bulk-import#22)', async () => {
    const rows = await rowsOf('idProduct;groupCount;idLanguage;condition;isFoil\n2;1;1;2;1\n3;1;1;2;');
    expect(rows.map(({ finish }) => finish)).toEqual(['FOIL', 'NONFOIL']);
  });
});

describe('rows that are no stock', () => {
  it('are the lists of ManaBox, and its decks are told apart', async () => {
    const text =
      'Binder Name,Binder Type,Name,Set code,ManaBox ID,Quantity\nA,binder,Forest,M11,1,1\nB,deck,Forest,M11,1,1\nC,list,Forest,M11,1,1\nD,shoebox,Forest,M11,1,1';
    const { rows, sections } = await fileOf(text);
    expect(rows.map(({ section, shelf, problem }) => [section, shelf, problem?.code])).toEqual([
      ['stock', 'A', undefined],
      ['deck', undefined, undefined],
      ['wish', undefined, undefined],
      ['stock', 'D', 'unknown-section'],
    ]);
    expect(sections).toEqual({ stock: 2, deck: 1, wish: 1 });
  });

  it('are other games, sealed products and the last line of a pull sheet', async () => {
    const rows = await rowsOf(
      'Product Line,Product Name,Condition,Set,Quantity,SkuId,Order Quantity\nPokemon,Pikachu,Near Mint,Base,1,1,A:1\nMagic,Booster,Unopened,M11,1,2,A:1\nOrders Contained in Pull Sheet:,A,,,,,',
    );
    expect(rows.map(({ skipped }) => skipped)).toEqual(['other-game', 'sealed-product', 'not-a-card']);
  });

  it('are proxies, which are held back', async () => {
    const rows = await rowsOf(
      'Count,Tradelist Count,Name,Edition,Last Modified,Proxy\n1,0,Forest,m11,,True\n1,0,Forest,m11,,False',
    );
    expect(rows.map(({ problem }) => problem?.code)).toEqual(['is-proxy', undefined]);
  });

  it('are second faces, where a program writes each as a row (MtgCsvHelper#7)', async () => {
    const rows = await rowsOf(
      'Quantity, Name, CardNumber, Expansion Code, PurchasePrice, Condition\n1, Delver of Secrets, 51, ISD, 0.10, NearMint\n1, Insectile Aberration, 51, ISD, 0.10, NearMint\n1, "Insectile Aberration", 51, ISD, 0.10, NearMint\n1, "Gavony, Township", 264, ISD, 0.10, NearMint',
    );
    expect(rows.map(({ skipped }) => skipped)).toEqual([undefined, 'other-face', 'other-face', undefined]);
    expect(rows[3]).toMatchObject({ name: 'Gavony, Township', number: '264', condition: 'NEAR_MINT' });
  });
});

describe('words that are not known', () => {
  it('hold their row back to the letter, and are never a default (MtgCsvHelper#114)', async () => {
    const rows = await rowsOf(
      'Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Last Modified\n1,0,Forest,m11,Plaied,English,,\n1,0,Forest,m11,Near Mint,Klingon,,\n1,0,Forest,m11,Near Mint,English,glossy,',
    );
    expect(rows.map(({ problem }) => problem)).toEqual([
      { code: 'unknown-condition', column: 'Condition', value: 'Plaied' },
      { code: 'unknown-language', column: 'Language', value: 'Klingon' },
      { code: 'unknown-finish', column: 'Foil', value: 'glossy' },
    ]);
  });

  it('are not blanks, which are counted for one question', async () => {
    const { blanks } = await fileOf(
      'Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil\n1,0,Forest,Magic 2011,1,,,\n1,0,Forest,Magic 2011,1,Near Mint,English,',
    );
    expect(blanks).toEqual({ condition: 1, finish: 0, language: 1 });
  });
});

it('keeps what columns flag as special in the note', async () => {
  const rows = await rowsOf(
    'Count,Tradelist Count,Name,Edition,Card Number,Signed,Artist Proof,Altered Art,Misprint\n1,0,Forest,Magic 2011,1,signed,proof,,\n1,0,Forest,Magic 2011,1,,,altered,misprint\n1,0,Forest,Magic 2011,1,,,,',
  );
  expect(rows.map(({ isSigned, isAltered, note }) => [isSigned, isAltered, note])).toEqual([
    [true, false, 'Artist Proof'],
    [false, true, 'Misprint'],
    [false, false, undefined],
  ]);
});

it('takes the mark that a program has for a blank as one', async () => {
  const file = await fileOf(
    'Qty,Name,Set,Set Number,Foil,Alter,Signed,Condition,Languange\n1,Forest,M11,-,-,-,-,-,-',
  );
  expect(file.blanks).toEqual({ condition: 1, finish: 0, language: 1 });
  expect(file.rows[0]?.number).toBeUndefined();
});

it('reads both finishes of one row as two rows', async () => {
  const rows = await rowsOf(
    'Reg Qty,Foil Qty,Name,Set,Acquired\n2,1,Island,Theros Beyond Death,"€ 1,77"\n0,0,Forest,Theros Beyond Death,"€ 0,25"',
  );
  expect(rows.map(({ quantity, finish, paid, currency }) => [quantity, finish, paid, currency])).toEqual([
    [2, 'NONFOIL', 177, 'EUR'],
    [1, 'FOIL', 177, 'EUR'],
    [0, 'NONFOIL', 25, 'EUR'],
  ]);
});

it('holds back columns that are separated by blanks in one cell', async () => {
  const rows = await rowsOf(
    "Reg Qty,Foil Qty,Name,Set,Acquired\n1 1 Lich's Mirror Shards of Alara $8.16 ,,,,",
  );
  expect(rows[0]?.problem?.code).toBe('cells-in-one');
});

it('knows the currency of what was paid by the price beside it', async () => {
  const rows = await rowsOf(
    'QUANTITY,NAME,SETCODE,SETNAME,PRICE,ACQUIRED PRICE\n1,Forest,m11,Magic 2011,€0.10,12.5',
  );
  expect(rows).toMatchObject([{ paid: 1250, currency: 'EUR' }]);
});

it('holds back amounts that no listing can have, unless they are in another currency', async () => {
  const rows = await rowsOf(
    'Name,Quantity,Price,Price Paid\nForest,1,30000000,\nIsland,1,,1000000\nSwamp,1,IDR 30000000,\nPlains,1,999999.99,0',
  );
  expect(rows.map(({ problem, price, paid }) => [problem?.column, problem?.code, price, paid])).toEqual([
    ['Price', 'price-out-of-range', undefined, undefined],
    ['Price Paid', 'price-out-of-range', undefined, undefined],
    [undefined, undefined, 3_000_000_000, undefined],
    [undefined, undefined, 99_999_999, 0],
  ]);
});

it('holds back counts from before there were computers and from days of no calendar, which are no dates', async () => {
  const days = [
    '0000-01-01',
    '0001-01-01',
    '2026-02-30',
    '2026-02-30 10:00',
    '1993-08-05',
    '2028-02-29T23:30',
  ];
  const rows = await rowsOf(`Name,Quantity,Counted At\n${days.map((day) => `Forest,1,${day}`).join('\n')}`);
  const wrong = Array(4).fill('unreadable-date');
  expect(rows.map(({ problem }) => problem?.code)).toEqual([...wrong, undefined, undefined]);
});

it('makes one line of texts, without what changes their direction', async () => {
  const rows = await rowsOf(
    'Name,Quantity,Shelf,Note,SKU\nForest,1,"A\n2","a\u202eb\u0007\u2028c","00 1"\nIsland,1,\u202e,\u0007,\n',
  );
  expect(rows[0]).toMatchObject({ shelf: 'A 2', note: 'a b c', externalId: '00 1' });
  expect(rows[1]).not.toHaveProperty('shelf');
  expect(rows[1]).not.toHaveProperty('note');
});

it('keeps a SKU to the letter, and a row that has nothing else', async () => {
  const rows = await rowsOf(
    'Handle,Option1 Value,SKU,Location,On hand (current),On hand (new)\nx,,00012E5,Main,3,0\nx,,,Main,3,1\nx,Near Mint,2.68E+17,Main,3,1',
  );
  expect(rows).toMatchObject([
    { externalId: '00012E5', quantity: 0 },
    { problem: { code: 'no-name' } },
    { problem: { code: 'unreadable-id' } },
  ]);
});

describe('columns that no format has', () => {
  const TEXT = 'Karte;Menge;Zustand;Ort\nForest;3;LP;A-1\n';
  it('are read as the person maps them, with the scale that the person chose', async () => {
    const mapping = { fields: ['name', 'quantity', 'condition', 'shelf'], hasHeader: true } as const;
    expect((await rowsOf(TEXT, { mapping }))[0]?.problem?.code).toBe('unknown-condition');
    const read = await fileOf(TEXT, { mapping: { ...mapping, scale: 'european' } });
    expect(read).toMatchObject({
      format: 'custom',
      confidence: 1,
      rows: [{ quantity: 3, condition: 'MODERATELY_PLAYED', shelf: 'A-1' }],
    });
  });

  it('are guessed from their contents where there is no header, to be confirmed', async () => {
    const read = await fileOf(
      'Castle,Seventh Edition,1,,English,PO,a note\nFog,Seventh Edition,2,foil,English\n',
    );
    expect(read).toMatchObject({ format: 'custom', confidence: 0 });
    expect(read.mapping).toEqual({
      fields: ['name', 'setName', 'quantity', 'finish', 'language', 'condition', 'note'],
      hasHeader: false,
    });
  });
});

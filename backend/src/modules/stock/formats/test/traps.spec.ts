// What others got wrong when they read such files, each named after the report: small files of the same shapes.
import { fileOf, reading, rowsOf } from './reading.js';

const ID = 'e98d5321-ec09-456c-a9ea-c8ca2cfc6205';

describe('a file', () => {
  it('is read as what its columns say, not as what was chosen for the last one (moxfield-public#59)', async () => {
    const deckbox =
      'Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil\n1,0,Forest,Magic 2011,246,Near Mint,English,';
    const moxfield =
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Last Modified","Collector Number"\n"1","0","Forest","m11","Near Mint","English","","","246"';
    expect([(await fileOf(deckbox)).format, (await fileOf(moxfield)).format]).toEqual([
      'deckbox',
      'moxfield',
    ]);
    const forced = await reading(deckbox, { format: 'mtgo' });
    const rows = forced.kind === 'refused' ? [] : forced.rows;
    expect(rows.filter(({ problem, skipped }) => !problem && !skipped)).toEqual([]);
  });

  it('of MTGGoldfish needs no collector number (MtgCsvHelper#3)', async () => {
    const rows = await rowsOf(
      'Card,Set ID,Set Name,Quantity,Foil,Variation\nForest,7E,Seventh Edition,3,regular,\nForest,7E,Seventh Edition,1,foil_etched,',
    );
    expect(rows.map(({ name, setCode, quantity, finish }) => [name, setCode, quantity, finish])).toEqual([
      ['Forest', '7ed', 3, 'NONFOIL'],
      ['Forest', '7ed', 1, 'ETCHED'],
    ]);
  });

  it('of Delver Lens has whichever columns were picked, in any order (MtgDesktopCompanion#172)', async () => {
    const custom =
      '"Name","Acquired Price","Language","Set Code","TCGPlayer Product ID","Number","Foil","Quantity"\n"Forest","$13.94","","M11","3","246","Foil","2"';
    const preset =
      'QuantityX,Name,Edition code,List name,Foil,Scryfall ID,Language\n2x,Forest,M11,Box A,Foil,,German';
    expect(await rowsOf(custom)).toMatchObject([
      { name: 'Forest', setCode: 'm11', number: '246', finish: 'FOIL', quantity: 2, paid: 1394 },
    ]);
    expect(await rowsOf(preset)).toMatchObject([
      { name: 'Forest', setCode: 'm11', finish: 'FOIL', quantity: 2, language: 'de' },
    ]);
  });

  it('of Archidekt is one whichever columns were picked, so that its words mean what they mean there', async () => {
    const { format, rows, blanks } = await fileOf('Quantity,Name,Edition Code,Condition\n2,Forest,m11,LP');
    expect([format, rows[0]?.condition, blanks.finish]).toEqual(['archidekt', 'LIGHTLY_PLAYED', 1]);
  });

  it('without a single row is refused, and never ends well with nothing (MtgDesktopCompanion#153)', async () => {
    const header = 'Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil\n';
    expect(await reading(header)).toMatchObject({ kind: 'refused', code: 'no-rows' });
  });

  it.each([
    [';', 'a stock file of Cardmarket (pymkm#3)'],
    [',', 'one that a spreadsheet has saved again (MKMTool#30)'],
    ['\t', 'one that was pasted from a table'],
  ])('is cut at %p: %s', async (delimiter) => {
    const lines = [
      ['idArticle', 'idProduct', 'English Name', 'Exp.', 'Price', 'Language', 'Condition', 'Foil?', 'Amount'],
      ['1', '2', 'Krark, the Thumbless', 'CMR', '1.50', '1', 'NM', '', '3'],
    ];
    const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join('\n');
    expect(await fileOf(text)).toMatchObject({
      format: 'cardmarket-stock',
      rows: [{ name: 'Krark, the Thumbless', quantity: 3, condition: 'NEAR_MINT' }],
    });
  });
});

describe('a row', () => {
  it('keeps its foil, in whatever word its program has for it (MtgDesktopCompanion#289)', async () => {
    const words = ['foil', 'Foil', 'FOIL', ''];
    const rows = await rowsOf(
      `Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Last Modified\n${words.map((word) => `1,0,Forest,m11,Near Mint,English,${word},`).join('\n')}`,
    );
    expect(rows.map(({ finish }) => finish)).toEqual(['FOIL', 'FOIL', 'FOIL', 'NONFOIL']);
  });

  it('of Decked Builder has an ID that only that program knows: it is no ID of a card (MtgDesktopCompanion#91)', async () => {
    const rows = await rowsOf('Total Qty,Reg Qty,Foil Qty,Card,Set,Mvid\n1,1,0,Forest,Magic 2011,219589');
    expect(rows).toMatchObject([{ name: 'Forest', setName: 'Magic 2011' }]);
    expect(rows[0]?.ids).toEqual({});
  });

  it('of a list by Cardmarket has its condition read, not assumed (cardmarket-bulk-import#27)', async () => {
    const grades = ['MT', 'NM', 'EX', 'GD', 'LP', 'PL', 'PO'];
    const rows = await rowsOf(
      `"idArticle";"idProduct";"English Name";"Exp.";"Price";"Language";"Condition";"Foil?";"Amount"\n${grades.map((grade) => `"1";"2";"Forest";"M11";"0.10";"1";"${grade}";"";"1"`).join('\n')}`,
    );
    expect(rows.map(({ condition }) => condition)).toEqual([
      'NEAR_MINT',
      'NEAR_MINT',
      'LIGHTLY_PLAYED',
      'MODERATELY_PLAYED',
      'MODERATELY_PLAYED',
      'HEAVILY_PLAYED',
      'DAMAGED',
    ]);
  });

  it('has no terms of the row before it, whatever that one said (cardmarket-bulk-import#20)', async () => {
    const rows = await rowsOf(
      'Name,Set code,Foil,Quantity,ManaBox ID,Condition,Language,Altered\nForest,M11,foil,1,1,poor,ja,true\nIsland,M11,normal,1,2,mint,en,false',
    );
    expect(rows).toMatchObject([
      { finish: 'FOIL', condition: 'DAMAGED', language: 'ja', isAltered: true },
      { finish: 'NONFOIL', condition: 'NEAR_MINT', language: 'en', isAltered: false },
    ]);
  });

  it('that is not English keeps its language with its place and its ID (moxfield-public#144)', async () => {
    const rows = await rowsOf(
      `Name,Set code,Collector number,Foil,Quantity,ManaBox ID,Scryfall ID,Condition,Language\nForest,M11,246,normal,1,1,${ID},near_mint,zh_CN`,
    );
    expect(rows).toMatchObject([{ ids: { scryfall: ID }, setCode: 'm11', number: '246', language: 'zhs' }]);
  });

  it('of a seller has the bare name beside the decorated one (MtgCsvHelper#23)', async () => {
    const rows = await rowsOf(
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Product ID,SKU\n1,Forest (Borderless) (0246),Forest,Magic 2011,246,M11,Normal,Near Mint,English,3,4',
    );
    expect(rows).toMatchObject([{ name: 'Forest', number: '246' }]);
  });

  it('has commas, quotation marks and line breaks within its cells (YGOPRODeck#537)', async () => {
    const rows = await rowsOf(
      'External ID,Quantity,Held,Name,Set Code,Condition,Finish,Language,Type,Price,Shelf,Note,Counted At\n"A,1",1,0,"Krark, the ""Thumbless""",cmr,Near Mint,Nonfoil,en,Sell,1.50,"Box 1, left","says ""hi"", twice",',
    );
    expect(rows).toMatchObject([
      {
        ...{ externalId: 'A,1', name: 'Krark, the "Thumbless"', shelf: 'Box 1, left' },
        note: 'says "hi", twice',
      },
    ]);
  });
});

describe('a finish that only the name has', () => {
  const app = (name: string, printing: string) =>
    rowsOf(
      `Quantity,Name,Set,Card Number,Printing,Condition,Language,Product ID,SKU\n1,${name},Magic 2011,246,${printing},Near Mint,English,3,4`,
    );
  const product = (name: string, condition: string) =>
    rowsOf(
      `Product Name,Add Qty,Condition,Category,OLDSKU,Language\n${name},2,${condition},Magic Singles: Magic 2011,0012,English`,
    );

  it.each([
    ['an etched card, whose printing TCGplayer calls foil', app('Forest (Foil Etched)', 'Foil'), 'ETCHED'],
    ['a foil of a kind of its own', app('Forest (Surge Foil)', 'Foil'), 'FOIL'],
    ['a foil of a shop that sells it as a product of its own', product('Forest - Foil', 'NM'), 'FOIL'],
    ['an etched card of that shop', product('Forest (Etched)', 'NM Foil'), 'ETCHED'],
  ])('is that of %s', async (_, rows, finish) => {
    expect((await rows).map((row) => [row.finish, row.problem])).toEqual([[finish, undefined]]);
  });

  it('holds the row back where its column says the contrary', async () => {
    expect((await app('Forest (Foil)', 'Normal'))[0]?.problem).toEqual({
      code: 'unknown-finish',
      column: 'Name',
      value: 'Forest (Foil)',
    });
  });
});

describe('a file without a column for quantities', () => {
  it('holds its rows back where its program counts copies, and counts one a row where each is a copy', async () => {
    const square = await rowsOf('Item Name,Variation Name,SKU\nForest [Magic 2011],Near Mint,1');
    const castle = await rowsOf('Card Name,Set Name,Foil,JSON ID,Price USD\nForest,Magic 2011,false,x,1');
    expect(square.map(({ problem }) => problem?.code)).toEqual(['no-quantity']);
    expect(castle.map(({ quantity, problem }) => [quantity, problem])).toEqual([[1, undefined]]);
  });

  it('says nothing of the copy where a till calls its only variation “Regular”', async () => {
    const { blanks } = await fileOf(
      'Item Name,Variation Name,SKU,Current Quantity Main\nForest [Magic 2011],Regular,1,2',
    );
    expect(blanks).toEqual({ condition: 1, finish: 1, language: 1 });
  });
});

describe('a deck', () => {
  it('of Arena is read with its sections and its codes of sets (mage#7001)', async () => {
    const { rows } = await fileOf(
      'Commander\n1 Ugin (DAR) 1\n\nDeck\n4 Forest (DAR) 266\n\nSideboard\n1 Swamp (DAR) 258\n',
    );
    expect(rows.map(({ name, setCode, quantity }) => [name, setCode, quantity])).toEqual([
      ['Ugin', 'dom', 1],
      ['Forest', 'dom', 4],
      ['Swamp', 'dom', 1],
    ]);
  });

  it('has split cards with any number of slashes, and none at an “and” (mage#5518)', async () => {
    const rows = await rowsOf('1 Wear/Tear\n1 Wear // Tear\n1 Wear///Tear\n1 Minsc & Boo, Timeless Heroes');
    expect(rows.map(({ name }) => name)).toEqual([
      'Wear // Tear',
      'Wear // Tear',
      'Wear // Tear',
      'Minsc & Boo, Timeless Heroes',
    ]);
  });

  it('has sets in either kind of brackets (moxfield-public#38)', async () => {
    const rows = await rowsOf('1 Sol Ring [C20] 252\n1 Sol Ring (C20) 252');
    expect(rows.map(({ setCode, number }) => [setCode, number])).toEqual([
      ['c20', '252'],
      ['c20', '252'],
    ]);
  });
});

// What each format makes of a row, to the letter: other programs reject less than a wrong comma.
import { CHANNEL_WRITERS, COLLECTION_FORMATS, COLLECTION_WRITERS, type CollectionFormat } from './formats.js';
import { aChannelRow, aFullRow, aRow } from './test/rows.js';
import type { FileWriter } from './writers/writer.js';

const file = <Row>({ begin, write, end }: FileWriter<Row>, ...rows: readonly Row[]) =>
  begin + rows.map(write).join('') + end;
const lines = (text: string) => text.split('\r\n').slice(0, -1);
const collection = (format: CollectionFormat) => lines(file(COLLECTION_WRITERS[format], aRow(), aFullRow()));

describe('an exported file', () => {
  it('ends each line with CRLF, and has no row for a card that it has no number for', () => {
    for (const format of COLLECTION_FORMATS) {
      const text = file(COLLECTION_WRITERS[format], aFullRow());
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
    expect(COLLECTION_WRITERS.cardmarket.write(aRow())).toBe('');
    expect(COLLECTION_WRITERS['mtgo-dek'].write(aRow())).toBe('');
  });

  it('has all that is kept in our own format, the external ID first', () => {
    expect(collection('playset')).toEqual([
      'External ID,Quantity,Held,Name,Set Code,Set Name,Collector Number,Condition,Finish,Language,Type,Price,Price Paid,Shelf,Note,Private Note,Signed,Altered,Counted At,Scryfall ID',
      ',4,0,Lantern Warden,brm,Bramblemere,44★,Near Mint,Nonfoil,en,Sell,5.99,,,,,,,2026-03-01T10:00:00.000Z,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
      '0007,2,1,"Ebb // Flow, ""Twice""",brm,Bramblemere,44★,Lightly Played,Foil,ja,Sell,5.99,0.50,A2,"=Crease, ""small""",+1 to Robin,Yes,Yes,2026-03-01T10:00:00.000Z,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
    ]);
  });

  it('quotes every field for Moxfield', () => {
    expect(collection('moxfield')).toEqual([
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
      '"4","0","Lantern Warden","brm","Near Mint","English","","","2026-02-01 09:30:15.250000","44★","False","False",""',
      '"2","1","Ebb // Flow, ""Twice""","brm","Good (Lightly Played)","Japanese","foil","","2026-02-01 09:30:15.250000","44★","True","False","0.50"',
    ]);
  });

  it('has the columns of ManaBox, of Archidekt, of Deckbox and of Dragon Shield', () => {
    expect(collection('manabox')).toEqual([
      'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency',
      'Lantern Warden,BRM,Bramblemere,44★,normal,mythic,4,,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10,,false,false,near_mint,en,USD',
      '"Ebb // Flow, ""Twice""",BRM,Bramblemere,44★,foil,mythic,2,,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10,0.50,false,true,excellent,ja,USD',
    ]);
    expect(collection('archidekt')).toEqual([
      'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,Collector Number',
      '4,Lantern Warden,Normal,NM,2026-02-01,EN,,,Bramblemere,brm,0,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10,44★',
      '2,"Ebb // Flow, ""Twice""",Foil,LP,2026-02-01,JP,0.50,,Bramblemere,brm,617022,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10,44★',
    ]);
    expect(collection('deckbox')).toEqual([
      'Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,Printing Id,Printing Note,Tags,My Price,TcgPlayer ID,Scryfall ID',
      '4,0,Lantern Warden,Bramblemere,brm,44★,Near Mint,English,,,,,,,,,,,$5.99,,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
      '2,1,"Ebb // Flow, ""Twice""",Bramblemere,brm,44★,Good (Lightly Played),Japanese,foil,signed,,altered,,,,,,,$5.99,498298,5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
    ]);
    expect(collection('dragon-shield')).toEqual([
      '"sep=,"',
      'Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET',
      ',4,0,Lantern Warden,BRM,Bramblemere,44★,NearMint,Normal,English,0.00,2026-02-01,,,',
      'A2,2,1,"Ebb // Flow, ""Twice""",BRM,Bramblemere,44★,Excellent,Foil,Japanese,0.50,2026-02-01,,,59.99',
    ]);
  });

  it('calls an etched card foil for Deckbox, which rejects the word', () => {
    expect(COLLECTION_WRITERS.deckbox.write(aRow({ finish: 'ETCHED' }))).toContain(',foil,');
    expect(COLLECTION_WRITERS.moxfield.write(aRow({ finish: 'ETCHED' }))).toContain('"etched"');
  });

  it('has letters, numbers and flags for Cardmarket, and no price in dollars', () => {
    expect(collection('cardmarket')).toEqual([
      '"idArticle";"idProduct";"English Name";"Local Name";"Exp.";"Exp. Name";"Price";"Language";"Condition";"Foil?";"Signed?";"Playset?";"Altered?";"Comments";"Amount";"onSale"',
      '"";"743311";"Ebb // Flow, ""Twice""";"Ebb // Flow, ""Twice""";"BRM";"Bramblemere";"";"7";"EX";"X";"X";"";"X";"=Crease, ""small""";"2";"1"',
    ]);
  });

  it('names cards as text, Arena and Magic Online write them', () => {
    expect(collection('text')).toEqual([
      '4 Lantern Warden (BRM) 44★',
      '2 Ebb // Flow, "Twice" (BRM) 44★ *F*',
    ]);
    expect(collection('arena')).toEqual([
      'Deck',
      '4 Lantern Warden (BRM) 44★',
      '2 Ebb /// Flow, "Twice" (BRM) 44★',
    ]);
    const twoFaced = aRow({ name: 'Low Tide // High Tide', layout: 'transform', setCode: 'dom', mtgoId: 1 });
    expect(COLLECTION_WRITERS.arena.write(twoFaced)).toBe('4 Low Tide (DAR) 44★\r\n');
    expect(collection('mtgo-dek').slice(4)).toEqual([
      '  <Cards CatID="21214" Quantity="2" Sideboard="false" Name="Ebb/Flow, &quot;Twice&quot;" Annotation="0" />',
      '</Deck>',
    ]);
    expect(COLLECTION_WRITERS['mtgo-dek'].write(twoFaced)).toContain(
      'CatID="1" Quantity="4" Sideboard="false" Name="Low Tide"',
    );
  });

  it('has no formula on the pull sheet, which people read', () => {
    expect(collection('pull-sheet')[2]).toBe(
      `A2,1,"Ebb // Flow, ""Twice""",Bramblemere,BRM 44★,Lightly Played,Foil,Japanese,5.99,0007,"'=Crease, ""small""",'+1 to Robin`,
    );
  });

  it('has a bare header and quoted values for TCGplayer, and adds', () => {
    const rows = [
      aChannelRow({ added: -2, before: 5 }),
      aChannelRow({
        condition: 'HEAVILY_PLAYED',
        finish: 'ETCHED',
        language: 'zhs',
        rarity: null,
        marketPrice: null,
      }),
    ];
    expect(lines(file(CHANNEL_WRITERS.tcgplayer(), ...rows))).toEqual([
      'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL',
      '"7543277","Magic","Bramblemere","Lantern Warden","","44★","M","Near Mint","4.21","","","","3","-2","4.99",""',
      '"7543277","Magic","Bramblemere","Lantern Warden","","44★","","Heavily Played Foil - Chinese (S)","","","","","3","0","4.99",""',
    ]);
  });

  it('replaces the quantity of a location of Square, and of Shopify with what it was', () => {
    const row = aChannelRow({ before: 5, externalId: '0042' });
    expect(lines(file(CHANNEL_WRITERS.square('Main Street, Oak Park'), row))).toEqual([
      'Token,Item Name,Variation Name,SKU,"Enabled Main Street, Oak Park","Current Quantity Main Street, Oak Park","New Quantity Main Street, Oak Park"',
      ',Lantern Warden [Bramblemere] 44★,Near Mint,0042,Y,5,3',
    ]);
    expect(lines(file(CHANNEL_WRITERS.shopify('Main Street'), row))).toEqual([
      'Handle,Title,Option1 Value,Option2 Value,Option3 Value,SKU,Location,Incoming (not editable),Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)',
      'lantern-warden-bramblemere-44,Lantern Warden [Bramblemere] 44★,Near Mint,,,0042,Main Street,,,1,2,5,3',
    ]);
  });
});

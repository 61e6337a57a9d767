// Small files of the shapes that programs write, and what each of them says.
import { fileOf } from './reading.js';

const BOLT = {
  quantity: 2,
  name: 'Lightning Bolt',
  condition: 'LIGHTLY_PLAYED',
  finish: 'FOIL',
  language: 'ja',
};
const ID = 'e98d5321-ec09-456c-a9ea-c8ca2cfc6205';

describe('a format is found by the names of its columns', () => {
  it.each([
    [
      'moxfield',
      'Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,Collector Number,Alter,Proxy,Purchase Price\n2,0,Lightning Bolt,m11,Good (Lightly Played),Japanese,foil,,,149,False,False,1.50',
    ],
    [
      'archidekt',
      `Quantity,Name,Finish,Condition,Language,Edition Code,Scryfall ID,Collector Number\n2,Lightning Bolt,Foil,LP,JP,m11,${ID},149`,
    ],
    [
      'deckbox',
      'Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist Proof\n2,0,Lightning Bolt,Magic 2011,149,Good (Lightly Played),Japanese,foil,,proof',
    ],
    [
      'manabox',
      `Name,Set code,Collector number,Foil,Quantity,ManaBox ID,Scryfall ID,Condition,Language\nLightning Bolt,M11,149,foil,2,1,${ID},excellent,ja`,
    ],
    [
      'dragon-shield',
      '"sep=,"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought\nTrade,2,0,Lightning Bolt,M11,Magic 2011,149,Excellent,Rainbow Foil,Japanese,0.00',
    ],
    [
      'dragon-shield',
      'FolderName,Quantity,TradeQuantity,CardName,SetCode,Condition,Printing,Language\nTrade,2,0,Lightning Bolt,M11,Excellent,Foil,Japanese',
    ],
    [
      'sorted',
      'List Type,List Name,Quantity,Card Name,Set Code,Condition,Printing,Language\nCollection,Trade,2,Lightning Bolt,M11,Excellent,Foil,jp',
    ],
    [
      'tcgplayer-app',
      'Quantity,Name,Simple Name,Set,Set Code,Printing,Condition,Language,Product ID,SKU\n2,Lightning Bolt (Borderless),Lightning Bolt,Magic 2011,M11,Foil,Lightly Played,Japanese,3,4',
    ],
    [
      'tcgplayer-seller',
      'TCGplayer Id,Product Line,Set Name,Product Name,Number,Condition,Total Quantity,Add to Quantity,TCG Marketplace Price\n"4","Magic","Magic 2011","Lightning Bolt","149","Lightly Played Foil - Japanese","2","0","1.5000"',
    ],
    [
      'tcgplayer-pull-sheet',
      'Product Line,Product Name,Condition,Number,Set,Quantity,SkuId,Order Quantity\n"Magic","Lightning Bolt","Lightly Played Foil - Japanese","149","Magic 2011","2","4","A:1 | B:1"',
    ],
    [
      'cardmarket-stock',
      '"idArticle";"idProduct";"English Name";"Exp.";"Price";"Language";"Condition";"Foil?";"Signed?";"Playset?";"Amount"\n"1";"2";"Lightning Bolt";"M11";"1.50";"7";"EX";"X";"";"";"2"',
    ],
    [
      'cardtrader',
      'expansion_code,name,quantity,language,condition,mtg_foil,price_cents\nm11,Lightning Bolt,2,jp,Slightly Played,true,150',
    ],
    [
      'cardtrader',
      'mkm_id,name,quantity,price_cents,condition,language,foil\n3,Lightning Bolt,2,100,Slightly Played,jp,1',
    ],
    [
      'manapool',
      'product_type,product_id,name,set,number,language,finish,condition,price,market_price_foil,quantity\nmtg_single,x,Lightning Bolt,M11,149,JA,FO,LP,1.50,1,2',
    ],
    [
      'cardsphere',
      `Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Scryfall ID,Last Modified\n2,0,Lightning Bolt,Magic 2011,Slightly Played,Japanese,foil,,${ID},`,
    ],
    [
      'deckstats',
      'amount,card_name,is_foil,is_signed,set_code,language,condition\n2,Lightning Bolt,1,,M11,ja,Lightly Played',
    ],
    [
      'tappedout',
      'Qty,Name,Set,Set Number,Foil,Alter,Signed,Condition,Languange\n2,Lightning Bolt,M11,149,f,-,-,LP,JA',
    ],
    [
      'topdecked',
      `QUANTITY,"NAME",SETCODE,"SETNAME",FINISH,ID,LANG,CONDITION,NOTES\n2,"Lightning Bolt",m11,"Magic 2011",foil,${ID},ja,slightly played`,
    ],
    [
      'urzas-gatherer',
      '"sep=,"\nName,Count,Foil count,Special foil count,Set code,Condition,Languages\nLightning Bolt,0,2,0,M11,2xExcellent,Japanese',
    ],
    [
      'playset',
      `External ID,Quantity,Held,Name,Set Code,Condition,Finish,Language,Type,Price,Shelf,Counted At\n0012,2,1,Lightning Bolt,m11,Lightly Played,Foil,ja,Sell,1.50,A-1,2026-11-24T10:00:00.000Z`,
    ],
    [
      'square',
      'Token,Item Name,Variation Name,SKU,Enabled Main,Current Quantity Main,New Quantity Main\nx,Lightning Bolt [Magic 2011] 149,Lightly Played Foil - Japanese,0012,Y,4,2',
    ],
    [
      'shopify',
      'Handle,Title,Option1 Value,SKU,Location,On hand (current),On hand (new)\nlb,Lightning Bolt [Magic 2011] 149,Lightly Played Foil - Japanese,0012,Main,2,',
    ],
    [
      'crystal-commerce',
      'Product Name,Add Qty,Condition,Category,OLDSKU,Language\nLightning Bolt,2,Lightly Played Foil,Magic Singles: Magic 2011,0012,Japanese',
    ],
  ])('%s', async (format, text) => {
    const read = await fileOf(text);
    expect(read.format).toBe(format);
    expect(read.rows).toMatchObject([BOLT]);
    expect(read.rows[0]?.problem).toBeUndefined();
  });

  it.each([
    ['card-kingdom', 'title,edition,foil,quantity\nLightning Bolt,Magic 2011,TRUE,2'],
    ['card-castle', 'Count,Card Name,Set Name,Collector Number,Foil\n2,Lightning Bolt,Magic 2011,149,true'],
    [
      'delver-lens',
      '"Name","Edition code","Foil","List name","QuantityX"\n"Lightning Bolt","M11","Foil","Trade","2x"',
    ],
    [
      'echo-mtg',
      'Reg Qty\tFoil Qty\tName\tSet\tAcquired\tLanguage\n0\t2\tLightning Bolt\tMagic 2011\t$0.48\t',
    ],
    ['mtggoldfish', 'Card,Set ID,Set Name,Quantity,Foil\nLightning Bolt,M11,Magic 2011,2,foil'],
    ['helvault', `extras,language,name,quantity,scryfall_id\n"foil","en","Lightning Bolt","2","${ID}"`],
    [
      'aetherhub',
      'AetherHub Card Id,Name,Set Code,Count,Foil,Tradelist Count,Wishlist Count\n1,Lightning Bolt,M11,2,true,0,0',
    ],
    ['decked-builder', 'Total Qty,Reg Qty,Foil Qty,Card,Set,Mvid\n2,0,2,Lightning Bolt,Magic 2011,999'],
    ['tcg-home', `amount,name,finish,set,scryfall_id,purchase_price\n2,Lightning Bolt,foil,m11,${ID},1.50`],
    [
      'mtgo',
      'Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n"Lightning Bolt",2,6893,Common,M11,149/249,Yes,No,0',
    ],
  ])('%s, which has no condition', async (format, text) => {
    const read = await fileOf(text);
    expect(read).toMatchObject({
      format,
      blanks: { condition: 1, finish: 0 },
      rows: [{ quantity: 2, name: 'Lightning Bolt', finish: 'FOIL' }],
    });
  });

  it('by case before anything else: Name, NAME and name are three programs', async () => {
    expect((await fileOf('name,Collector Number,status,maybeboard\nForest,1,Owned,false')).format).toBe(
      'cubecobra',
    );
    expect((await fileOf('COUNT,TRADELIST COUNT,NAME,EDITION,LAST MODIFIED\n1,0,Forest,m11,')).format).toBe(
      'moxfield',
    );
  });
});

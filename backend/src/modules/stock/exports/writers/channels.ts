// The files for tills and other shops: TCGplayer's seller portal, Square, Shopify.
import type { ChannelRow } from '../channel-row.js';
import { amount, CONDITION_WORDS, LANGUAGE_WORDS } from '../vocabulary.js';
import { type FileWriter, PLAIN_CSV, tableWriter } from './writer.js';

/** `Near Mint Foil - Japanese`. An etched card is a product of its own there, in foil. */
const variation = ({ condition, finish, language }: ChannelRow): string => {
  const grade = CONDITION_WORDS.playset[condition] + (finish === 'NONFOIL' ? '' : ' Foil');
  return language === 'en' ? grade : `${grade} - ${LANGUAGE_WORDS.tcgplayer(language)}`;
};

const RARITIES: Readonly<Record<string, string>> = {
  common: 'C',
  uncommon: 'U',
  rare: 'R',
  mythic: 'M',
  special: 'S',
  bonus: 'S',
};

/**
 * The uploader rejects a header that differs in one character. The quantity can't be set there: `Add to Quantity` adds, and a
 * file that is uploaded twice is added twice.
 */
export const TCGPLAYER: FileWriter<ChannelRow> = tableWriter<ChannelRow>({
  delimiter: ',',
  quoting: 'values',
  columns: {
    'TCGplayer Id': ({ externalId }) => externalId,
    'Product Line': () => 'Magic',
    'Set Name': ({ setName }) => setName,
    'Product Name': ({ name }) => name,
    Title: () => '',
    Number: ({ number }) => number,
    Rarity: ({ rarity }) => RARITIES[rarity ?? ''] ?? '',
    Condition: variation,
    'TCG Market Price': ({ marketPrice }) => amount(marketPrice),
    'TCG Direct Low': () => '',
    'TCG Low Price With Shipping': () => '',
    'TCG Low Price': () => '',
    'Total Quantity': ({ quantity }) => String(quantity),
    'Add to Quantity': ({ added }) => String(added),
    'TCG Marketplace Price': ({ price }) => amount(price),
    'Photo URL': () => '',
  },
});

const title = ({ name, setName, number }: ChannelRow): string => `${name} [${setName}] ${number}`;
const previous = ({ before }: ChannelRow): string => String(before ?? '');

/** The columns are named after the location. The token is Square's own; without one it finds the item by its SKU. */
export const square = (location: string): FileWriter<ChannelRow> =>
  tableWriter<ChannelRow>({
    ...PLAIN_CSV,
    columns: {
      Token: () => '',
      'Item Name': title,
      'Variation Name': variation,
      SKU: ({ externalId }) => externalId,
      [`Enabled ${location}`]: () => 'Y',
      [`Current Quantity ${location}`]: previous,
      [`New Quantity ${location}`]: ({ quantity }) => String(quantity),
    },
  });

/** A product's address there, of its title. */
const handle = (row: ChannelRow): string =>
  title(row)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What is at hand replaces what Shopify has, which it compares with the current quantity first. */
export const shopify = (location: string): FileWriter<ChannelRow> =>
  tableWriter<ChannelRow>({
    ...PLAIN_CSV,
    columns: {
      Handle: handle,
      Title: title,
      'Option1 Value': variation,
      'Option2 Value': () => '',
      'Option3 Value': () => '',
      SKU: ({ externalId }) => externalId,
      Location: () => location,
      'Incoming (not editable)': () => '',
      'Unavailable (not editable)': () => '',
      'Committed (not editable)': ({ held }) => String(held),
      'Available (not editable)': ({ quantity, held }) => String(quantity - held),
      'On hand (current)': previous,
      'On hand (new)': ({ quantity }) => String(quantity),
    },
  });

// Shops and tills, and our own file.
import { AMERICAN } from '../vocabulary/conditions.js';
import type { Format } from './format.js';

/** All of a copy. `Held` are those of the quantity that are reserved. */
export const PLAYSET: Format = {
  name: 'playset',
  signatures: [
    ['External ID', 'Held'],
    ['Counted At', 'Scryfall ID'],
    ['Held', 'Shelf', 'Private Note'],
  ],
  columns: {
    'External ID': 'externalId',
    Quantity: 'quantity',
    Held: null,
    Name: 'name',
    'Set Code': 'setCode',
    'Set Name': 'setName',
    'Collector Number': 'number',
    Condition: 'condition',
    Finish: 'finish',
    Language: 'language',
    Type: 'type',
    Price: 'price',
    'Price Paid': 'paid',
    Shelf: 'shelf',
    Note: 'note',
    'Private Note': 'privateNote',
    Signed: 'isSigned',
    Altered: 'isAltered',
    'Counted At': 'countedAt',
    'Scryfall ID': 'scryfall',
  },
  conditions: AMERICAN,
  currency: 'USD',
  decimal: '.',
};

/** The quantities are named after their location; of several, all count. */
export const SQUARE: Format = {
  name: 'square',
  signatures: [
    ['Token', 'Item Name', 'Variation Name'],
    ['Item Name', 'Variation Name', 'SKU'],
    ['Item Name', 'New Quantity*'],
  ],
  columns: {
    Token: null,
    'Reference Handle': null,
    'Item Name': 'title',
    'Variation Name': 'variation',
    SKU: 'externalId',
    Description: null,
    Category: null,
    Categories: null,
    Price: 'price',
    GTIN: null,
    'Enabled*': null,
    'Current Quantity*': 'quantity',
    'New Quantity*': 'newQuantity',
  },
  sumsQuantities: true,
  currency: 'USD',
  decimal: '.',
};

/** What is at hand replaces what was there. */
export const SHOPIFY: Format = {
  name: 'shopify',
  signatures: [
    ['Option1 Value', 'On hand (new)'],
    ['Option1 Value', 'On hand (current)'],
    ['Option1 Value', 'SKU', 'Location'],
  ],
  columns: {
    Handle: null,
    Title: 'title',
    'Option1 Name': null,
    'Option1 Value': 'variation',
    'Option2 Name': null,
    'Option2 Value': null,
    'Option3 Name': null,
    'Option3 Value': null,
    SKU: 'externalId',
    'HS Code': null,
    COO: null,
    Location: null,
    'Bin name': 'shelf',
    'Incoming (not editable)': null,
    Incoming: null,
    'Unavailable (not editable)': null,
    Unavailable: null,
    'Committed (not editable)': null,
    Committed: null,
    'Available (not editable)': null,
    Available: null,
    'On hand (current)': 'quantity',
    'On hand': 'quantity',
    'On hand (new)': 'newQuantity',
  },
};

/** It adds only. Its export has HTML and line ends in cells. */
export const CRYSTAL_COMMERCE: Format = {
  name: 'crystal-commerce',
  signatures: [['OLDSKU'], ['Add Qty', 'Product Name'], ['Product Name', 'Category', 'Total Qty']],
  columns: {
    'Product Name': 'name',
    'Add Qty': 'quantity',
    'Total Qty': 'quantity',
    Qty: 'quantity',
    Condition: 'variation',
    Category: 'category',
    'Sell Price': 'price',
    Price: 'price',
    OLDPRICE: 'price',
    OLDSKU: 'externalId',
    Barcode: null,
    Description: null,
    Language: 'language',
  },
  conditions: AMERICAN,
  currency: 'USD',
  decimal: '.',
};

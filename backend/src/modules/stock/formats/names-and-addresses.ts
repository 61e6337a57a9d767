// Recognizes files about customers, which are not read: orders with names and addresses.
import { folded } from './vocabulary/words.js';

/** One of these is enough. */
const CERTAIN = new Set(
  [
    'Address',
    'Address1',
    'Address2',
    'Address Line 1',
    'Street',
    'Street Address',
    'Shipping Address',
    'Billing Address',
    'Ship To',
    'Postal Code',
    'Post Code',
    'Zip',
    'Zip Code',
    'Shipping Street',
    'Shipping Zip',
    'Shipping Address1',
    'Billing Address1',
    'Billing Street',
    'Email',
    'E-mail',
    'Customer Email',
    'Buyer Email',
    'Phone',
    'Phone Number',
    'Anschrift',
    'Straße',
    'PLZ',
    'Dirección',
    'Código postal',
    'Buyer Name',
    'Customer Name',
    'Recipient Name',
    'Shipping Name',
    'Billing Name',
  ].map(folded),
);
/** Two of these are. */
const PERSON = new Set(
  [
    'First Name',
    'Last Name',
    'Customer',
    'Buyer',
    'Recipient',
    'City',
    'State',
    'Country',
    'Username',
    'Shipping City',
    'Shipping Country',
    'Billing City',
    'Vorname',
    'Nachname',
  ].map(folded),
);

/** Whether the columns are those of a file about people. */
export function isAboutPeople(header: readonly string[]): boolean {
  const names = header.map(folded);
  return names.some((name) => CERTAIN.has(name)) || names.filter((name) => PERSON.has(name)).length > 1;
}

/** Whether a text without columns is a letter or a packing slip. */
export const isPackingSlip = (text: string): boolean =>
  /^\s*(ship(ping)? (to|address)|packing slip|bill(ing)? (to|address)|deliver to)\b/im.test(
    text.slice(0, 5_000),
  );

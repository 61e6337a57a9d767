/** The texts of exporting stock, and of the pull sheet. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');
const lineForms = { one: 'line', other: 'lines' };
const copyForms = { one: 'copy', other: 'copies' };

export const stockExport = {
  title: 'Export stock',
  lead: 'Take your stock to another program or your point-of-sale system.',
  stock: 'Stock',
  groups: {
    sales: 'Point of sale and online shops',
    collections: 'Collection apps and marketplaces',
    lists: 'Card lists',
  },
  text: 'Text list',
  about: {
    playset: 'Everything we know about each line. Import it here again and nothing is lost.',
    moxfield: 'Adds these cards to your Moxfield collection.',
    manabox: 'Adds these cards to your ManaBox collection, each in its exact printing.',
    archidekt: 'Adds these cards to your Archidekt collection.',
    deckbox: 'Adds these cards to your Deckbox inventory. Etched cards count as foil there.',
    'dragon-shield': 'Adds these cards to a Dragon Shield folder.',
    cardmarket:
      'Puts these cards up for sale as Cardmarket stock. Cards that Cardmarket has no ID for are left out.',
    text: 'A plain list of quantities and names that almost any deck builder reads.',
    arena: 'A list to paste into MTG Arena or a deck builder that reads its lists.',
    'mtgo-dek': 'A deck file for Magic Online. Cards that aren’t on Magic Online are left out.',
    tcgplayer: 'Adds or subtracts what has changed since your last upload. Only lines with a TCGplayer SKU.',
    square: 'Replaces the quantities of your Square items, matched by SKU.',
    shopify: 'Sets the on-hand quantities of your Shopify variants, matched by SKU.',
  },
  location: 'Location',
  locationAbout: {
    square: 'Exactly as the location is called in Square.',
    shopify: 'Exactly as the location is called in Shopify.',
  },
  locationNeeded: 'Enter the name of the location.',
  content: 'What’s in the file',
  contents: {
    last: 'Only what has changed since the last upload',
    all: 'Every line',
    start: (program: string) => `Everything, for a ${program} that has none of it yet`,
  },
  contentsAbout: {
    last: 'Compared with the last file that you confirmed as uploaded.',
    all: { set: 'Sets every quantity.', add: 'Updates prices and adds nothing.' },
    start: 'Counts every copy as new. Use it only once.',
  },
  deltaSince: (day: string) => `Last upload confirmed ${day}.`,
  deltaNever: 'You haven’t confirmed an upload yet, so there’s nothing to compare with.',
  download: (program: string) => `Download for ${program}`,
  failed: 'The file couldn’t be made.',
  downloaded: 'File downloaded.',
  uploadAsk: (program: string) => `Did you upload it to ${program}?`,
  uploadAbout: (day: string, lines: number) => `File from ${day}: ${countWithNoun(lines, lineForms)}.`,
  leftOut: (copies: number) =>
    `${countWithNoun(copies, copyForms)} left out: without an external ID, or with one that different cards share.`,
  uploadWhy: 'The next file then has only what changes from now on. Confirm only after the upload worked.',
  uploaded: 'I uploaded it',
  confirmed: 'Upload confirmed.',
  notConfirmed: 'The upload couldn’t be confirmed.',
  filterTitle: 'What’s included',
  all: 'Your whole stock',
  filtered: 'Only lines that match:',
  filteredBy: (words: string) => `Only lines that match “${words}”:`,
  counted: (lines: number, copies: number) =>
    `${countWithNoun(lines, lineForms)} · ${countWithNoun(copies, copyForms)}`,
  countFailed: 'We couldn’t count the lines.',
  counting: 'Counting lines…',
  changeFilter: 'Change the filter',
  noShelf: 'No shelf',
  pull: {
    title: 'Pull sheet',
    lead: 'Reserved copies, shelf by shelf.',
    print: 'Print',
    csv: 'Download as CSV',
    failed: 'The pull sheet didn’t load.',
    loading: 'Loading the pull sheet',
    none: 'Nothing to pull.',
    noneYet: 'Copies that are reserved for somebody appear here.',
    pull: 'Pull',
    card: 'Card',
    terms: 'Condition',
    sku: 'External ID',
    price: 'Price',
    done: 'Pulled',
    tick: (card: string) => `Pulled: ${card}`,
    count: (lines: number, copies: number, isMore: boolean) =>
      `${countWithNoun(lines, lineForms)} · ${isMore ? 'more than ' : ''}${countWithNoun(copies, copyForms)}`,
  },
};

/** The texts of comparing a file with the stock. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');
const copyForms = { one: 'copy', other: 'copies' };
const lineForms = { one: 'line', other: 'lines' };
const count = (copies: number) => countWithNoun(copies, copyForms);

export const stockReconcile = {
  title: 'Compare a file',
  lead: 'Upload the full list from your till or another program to see where your stock differs. Nothing is changed.',
  stock: 'Stock',
  loading: 'Loading your report',
  failed: 'Your report didn’t load.',
  gone: 'This report isn’t here anymore.',
  goneWhy: 'Your last five reports are kept for 30 days.',
  startNew: 'Compare another file',
  reading: 'Reading the file…',
  matching: (done: number, all: number) => `Matched ${formatNumber(done)} of ${formatNumber(all)} rows`,
  comparing: 'Comparing with your stock…',
  canClose: 'You can close this tab. We’ll keep going, and you’ll find the report here when you come back.',
  comparedAt: (at: string) => `Compared ${at}`,
  agree: 'Your file and your stock agree',
  agreeAbout: (lines: number, copies: number) =>
    `${countWithNoun(lines, lineForms)} compared, ${count(copies)} in both.`,
  totals: (differing: number, lines: number) =>
    `${countWithNoun(differing, lineForms)} of ${formatNumber(lines)} ${differing === 1 ? 'differs' : 'differ'}.`,
  copies: (inFile: number, inStock: number) =>
    `${count(inFile)} in the file, ${formatNumber(inStock)} in your stock.`,
  blank: (condition: string) =>
    `Rows without a condition were compared as ${condition}. Reserved copies count on both sides.`,
  fix: 'To make your stock like the file, import it with “Set these.”',
  fixLink: 'Import a file',
  kinds: {
    ALL: 'All',
    MORE: 'More here',
    FEWER: 'Fewer here',
    NOT_IN_FILE: 'Not in the file',
    NOT_IN_STOCK: 'Not in your stock',
    NOT_COMPARED: 'Not compared',
  },
  tab: (kind: string, lines: number) => `${kind} (${formatNumber(lines)})`,
  tabs: 'Differences',
  none: 'Nothing here.',
  linesFailed: 'The differences didn’t load.',
  linesLoading: 'Loading the differences',
  card: 'Card',
  inFile: 'File',
  inStock: 'Stock',
  difference: 'Difference',
  causes: 'Last changes',
  rowOf: (line: number) => `Row ${formatNumber(line)}`,
  reserved: (copies: number) => `${count(copies)} reserved`,
  noCauses: 'No change in the last 30 days',
  what: {
    ADDED: (copies: number) => `${formatNumber(copies)} added`,
    SOLD: (copies: number) => `${formatNumber(copies)} sold`,
    WITHDRAWN: (copies: number) => `${formatNumber(copies)} removed`,
    MOVED_HERE: (copies: number) => `${formatNumber(copies)} moved to this line`,
    MOVED_AWAY: (copies: number) => `${formatNumber(copies)} moved to another line`,
  },
  source: {
    IMPORT: 'import',
    EDIT: 'bulk edit',
    PRICES: 'price rules',
    TILL: 'till',
    DEAL: 'deal',
    UNDO: 'undo',
    HAND: 'by hand',
  },
  cause: (what: string, source: string, at: string) => `${what} (${source}), ${at}`,
  show: 'Show in stock',
  showLine: (name: string) => `Show in stock: ${name}`,
  download: 'Download as CSV',
  downloadName: (name: string) => `${name} - differences.csv`,
  notDownloaded: 'The file couldn’t be downloaded.',
  history: 'Earlier reports',
  noHistory: 'No reports yet.',
  historyFailed: 'Your earlier reports didn’t load.',
  differ: (lines: number) =>
    lines === 0 ? 'agrees' : `${countWithNoun(lines, lineForms)} ${lines === 1 ? 'differs' : 'differ'}`,
  states: { WORKING: 'still being compared', REFUSED: 'couldn’t be read' },
};

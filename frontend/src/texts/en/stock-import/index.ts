/** The texts of importing stock from a file. */
import { createFormatters } from '../../formatters';
import { changes } from './changes';
import { columns } from './columns';
import { file } from './file';
import { held } from './held';
import { history } from './history';
import { reasons } from './reasons';
import { settings } from './settings';

const { countWithNoun, formatNumber } = createFormatters('en');
const copyForms = { one: 'copy', other: 'copies' };
const rowForms = { one: 'row', other: 'rows' };

export const stockImport = {
  title: 'Import stock',
  lead: 'Bring in cards from another program or your point-of-sale system. You’ll see every change before it’s made.',
  stock: 'Stock',
  loading: 'Loading your import',
  failed: 'Your import didn’t load.',
  gone: 'This import isn’t here anymore.',
  goneWhy: 'Imports that were never finished are deleted after a while.',
  startNew: 'Import another file',
  canClose: 'You can close this tab. We’ll keep going, and you’ll find it here when you come back.',
  uploading: (name: string) => `Uploading ${name}`,
  uploadFailed: 'The file didn’t upload. It’s still on your device: try again.',
  uploadStopped: 'The upload was canceled.',
  unsent: 'The upload stops if you leave.',
  unread: 'The text you pasted hasn’t been read yet.',
  uploaded: (percent: number) => `${percent}%`,
  cancel: 'Cancel',
  choose: 'Choose…',
  reading: 'Reading the file…',
  matching: (done: number, all: number) => `Matched ${formatNumber(done)} of ${countWithNoun(all, rowForms)}`,
  comparing: 'Comparing with your stock…',
  committing: (done: number, all: number) =>
    `Saved ${formatNumber(done)} of ${countWithNoun(all, copyForms)}`,
  saving: 'Saving your changes…',
  progress: 'Progress',
  discard: 'Discard this import',
  discardAsk: 'Discard this import?',
  discardWhy: 'Your stock stays as it is. You can upload the file again later.',
  discardConfirm: 'Discard',
  discarded: 'Import discarded.',
  notDiscarded: 'We couldn’t discard the import.',
  notSaved: 'That wasn’t saved.',
  changed: 'This import has changed since, in another tab perhaps. Here’s how it is now.',
  failedImport: 'This file couldn’t be imported.',
  nothingChanged: 'Nothing in your stock was changed.',
  file,
  columns,
  settings,
  changes,
  held,
  history,
  reasons,
};

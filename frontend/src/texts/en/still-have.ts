/** The texts of the question whether old stock is still there. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');
const copyForms = { one: 'copy', other: 'copies' };

export const stillHave = {
  ask: (copies: number) =>
    copies === 1 ? 'Still have this one?' : `Still have these ${formatNumber(copies)}?`,
  about: (expired: number, copies: number) =>
    expired === 0
      ? 'You haven’t counted them for a while, so buyers see them last.'
      : expired === copies
        ? 'You haven’t counted them for a long time, so buyers don’t see them anymore.'
        : `You haven’t counted them for a while, so buyers see them last. ${countWithNoun(expired, { one: 'copy is', other: 'copies are' })} off the market already.`,
  yes: (copies: number) => (copies === 1 ? 'Yes, I have it' : `Yes, all ${formatNumber(copies)}`),
  counting: 'Counting…',
  undoing: 'Undoing…',
  doneOf: (done: number, total: number) => `${formatNumber(done)} of ${countWithNoun(total, copyForms)}`,
  runningAbout: 'You can leave: it’s either done completely or not at all.',
  review: 'Go through them',
  done: (copies: number) => `${countWithNoun(copies, copyForms)} counted. Thanks!`,
  undone: 'Undone. Your counts are as old as before.',
  failed: 'They couldn’t be counted.',
  notUndone: 'This couldn’t be undone.',
};

/** The texts of past imports. */
import { createFormatters } from '../../formatters';

const { countWithNoun } = createFormatters('en');

export const history = {
  title: 'Past imports',
  failed: 'Your past imports didn’t load.',
  loading: 'Loading past imports',
  none: 'No imports yet.',
  noneYet: 'The files that you import are listed here. You can undo each for 7 days.',
  copies: (copies: number) => countWithNoun(copies, { one: 'copy', other: 'copies' }),
};

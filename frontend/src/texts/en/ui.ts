/** The texts of the building blocks. */
import { type Count, createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
  loading: 'Loading',
  busy: 'Loading…',
  loadingCards: 'Loading cards',
  loadMore: 'Load more',
  shown: (shown: number, total: Count) => `Showing ${formatNumber(shown)} of ${formatNumber(total)}`,
  windowTitle: (title: string) => `${title} · Playset`,
  breadcrumbs: 'Breadcrumbs',
  skip: 'Skip to content',
  copy: 'Copy',
  copied: 'Copied',
  notListed: 'Not listed',
  noPicture: 'No picture',
  names: 'Names',
  namesOffered: (names: number) => countWithNoun(names, { one: 'suggestion', other: 'suggestions' }),
  showPassword: 'Show password',
  scheme: { dark: 'Switch to dark mode', light: 'Switch to light mode' },
  carousel: {
    role: 'carousel',
    slide: 'slide',
    place: (at: number, count: number) => `${at} of ${count}`,
    slideOf: (at: number, count: number) => `Slide ${at} of ${count}`,
    play: 'Play slides',
    pause: 'Pause slides',
    previous: 'Previous slide',
    next: 'Next slide',
  },
};

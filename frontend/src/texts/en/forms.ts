/** The words that every form shares. */

export const forms = {
  rulesMissing: 'Part of this page didn’t load, so nothing was sent. Try again, or reload the page.',
  leave: {
    title: 'Discard your changes?',
    text: 'Your changes haven’t been saved yet.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
  conflict: { load: 'Load latest', keep: 'Keep my changes', restore: 'Restore my changes' },
};

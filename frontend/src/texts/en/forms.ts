/** The words that every form shares. */

export const forms = {
  rulesMissing: 'Part of this page didn’t load, so nothing was sent. Try again, or reload the page.',
  conflict: { load: 'Load latest', keep: 'Keep my changes', restore: 'Restore my changes' },
};

/** The texts of calendars of one's own. */

export const calendars = {
  own: {
    title: 'Calendar',
    about:
      'Keep the events of the stores you follow in your own calendar. It has a secret address: whoever has it can read the calendar.',
    none: 'Your calendar has no address yet.',
    since: (date: string) => `Your calendar has had its address since ${date}.`,
    notShownAgain: 'The address isn’t shown again. If you’ve lost it, replace it.',
    create: 'Create address',
    replace: 'Replace address',
    revoke: 'Revoke address',
    address: 'The address of your calendar',
    once: 'Copy it now: it’s shown only once. In your calendar app, add a calendar by URL and paste it.',
    copy: 'Copy',
    copied: 'Copied',
    open: 'Open in calendar app',
    loading: 'Loading your calendar',
    notLoaded: 'Your calendar could not be loaded.',
    notCreated: 'The address could not be created.',
    notRevoked: 'The address could not be revoked.',
    revoked: 'The address is revoked.',
    replaceTitle: 'Replace the address?',
    replaceText: 'Calendars that have the old address will stop updating.',
    revokeTitle: 'Revoke the address?',
    revokeText: 'Calendars that have it will stop updating. You can create another one later.',
  },
};

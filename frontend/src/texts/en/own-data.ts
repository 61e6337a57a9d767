/** The texts of the dialogs of one's own data: apart from the settings, which open them. */

export const ownData = {
  devices: {
    heading: 'Your devices',
    loading: 'Loading your devices',
    failed: 'Failed to load your devices.',
    current: 'This device',
    unknown: 'Unknown device',
    used: (when: string) => `Last used ${when}`,
    end: 'Log out',
    endOf: (device: string) => `Log out ${device}`,
    endOthers: 'Log out all other devices',
    ended: 'Device logged out.',
    alone: 'You’re not logged in anywhere else.',
    askOthers: 'Log out all other devices?',
    questionOthers: 'You stay logged in here. Every other device will need to log in again.',
    othersEnded: 'Every other device is logged out.',
    othersNotEnded: 'Failed to log out the other devices.',
    notEnded: 'Failed to log out the device.',
  },
  password: {
    label: 'Your password',
    needed: 'Enter your password.',
  },
  closing: {
    ask: 'Delete account?',
    question: {
      store: (email: string) =>
        `Your store, its listings, and its events will be hidden immediately, and nobody will be able to log in as ${email} again. The account can’t be reopened.`,
      user: (email: string) =>
        `Your listings will be hidden immediately, and nobody will be able to log in as ${email} again. The account can’t be reopened.`,
    },
    stays:
      'Your name, email, and data stay on record, and so do your past sales. To remove your name and data too, choose “Erase account and data” instead.',
    confirm: 'Delete',
    closed: 'Account disabled successfully.',
    notClosed: 'Failed to disable account.',
  },
  erasing: {
    ask: 'Erase account and data?',
    question: {
      store:
        'Your account is permanently erased right away, along with your name, address, phone number, email, website, watchlist, events, and active listings.',
      user: 'Your account is permanently erased right away, along with your name, phone number, email, watchlist, and active listings.',
    },
    stays: 'Past sales stay on record, without your name.',
    confirm: 'Erase everything',
    erased: 'Your data was erased.',
    notErased: 'Failed to erase your data.',
  },
};

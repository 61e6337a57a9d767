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
    ended: 'The device is logged out.',
    alone: 'You are logged in nowhere else.',
    askOthers: 'Log out all other devices?',
    questionOthers: 'You stay logged in here. Whoever uses another device has to log in again.',
    othersEnded: 'Every other device is logged out.',
    othersNotEnded: 'Failed to log the other devices out.',
    notEnded: 'Failed to log the device out.',
  },
  erasing: {
    ask: 'Erase account and data?',
    question: {
      store:
        'Your account with its name, address, phone number, email, website, watchlist, events and active listings is erased at once and for good. Past sales stay on record without your name.',
      user: 'Your account with its name, phone number, email, watchlist and active listings is erased at once and for good. Past sales stay on record without your name.',
    },
    password: 'Your password',
    passwordNeeded: 'Enter your password.',
    confirm: 'Erase everything',
    erased: 'Your data was erased.',
    notErased: 'Failed to erase your data.',
  },
};

/** The texts of the settings. */

export const settings = {
  title: { store: 'Store Settings', user: 'User Settings' },
  loading: 'Loading your settings',
  failed: 'Failed to load your settings.',
  profile: {
    title: 'Profile',
    about: {
      store: 'How players know your store, find it and reach you.',
      user: 'How stores and other players know you and reach you.',
    },
    name: { store: 'Store name', user: 'Name' },
    email: 'Email',
    emailStays: 'Contact support to change it.',
    phone: 'Phone',
    address: 'Address',
    website: 'Website',
    websiteExample: 'https://example.com',
    visibility: 'What other people see',
    hidden: 'Hidden from other people when off.',
    showPhone: 'Show my phone number',
    showEmail: 'Show my email address',
    nameNeeded: 'Enter your name.',
    websiteWrong: 'Enter a web address, such as https://example.com.',
    save: 'Save changes',
    saved: 'User information updated successfully!',
    notSaved: 'Failed to update user.',
  },
  conflict: {
    changed:
      'Your settings were changed in another window or on another device. Nothing was saved; your edits are still here.',
    merged: 'These are the latest settings. Your edits are still here; save to keep them.',
    saved: (value: string) => `Saved elsewhere: ${value || 'nothing'}`,
  },
  place: {
    title: 'Place',
    about: {
      user: 'Others see only about how far away you are, never where you are.',
      store: 'Everybody sees exactly where your store is, and how far away.',
    },
  },
  password: {
    title: 'Password',
    about: 'You stay logged in here. All your other devices will be logged out.',
    current: 'Current password',
    new: 'New password',
    rule: 'At least 8 characters',
    confirm: 'Confirm new password',
    change: 'Change password',
    changed: 'Password updated successfully!',
    notChanged: 'Failed to update password.',
    allNeeded: 'Please fill out all password fields.',
    short: 'New password must be at least 8 characters long.',
    mismatch: 'New password and confirmation do not match.',
  },
  devices: {
    title: 'Devices',
    about: 'Devices you’re logged in on. Log out any device you don’t recognize, then change your password.',
    show: 'Show my devices',
  },
  data: {
    title: 'Your data',
    about: 'Everything Playset keeps about you: download it, or erase it for good along with your account.',
    download: 'Download my data',
    notDownloaded: 'Failed to download your data.',
    erase: 'Erase account and data',
  },
  account: {
    title: 'Account management',
    about: 'Your account closes for good. Past sales stay on record.',
    delete: 'Delete account',
  },
  unsaved: {
    profile: 'You’ve changed your profile but haven’t saved it.',
    password: 'You’ve entered a new password but haven’t saved it.',
    both: 'You’ve changed your profile and entered a new password, but haven’t saved either.',
  },
};

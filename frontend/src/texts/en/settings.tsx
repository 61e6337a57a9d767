/** The texts of the settings. */
import type { ReactNode } from 'react';

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
    emailStays: 'It cannot be changed.',
    phone: 'Phone',
    address: 'Address',
    website: 'Website',
    websiteExample: 'https://example.com',
    visibility: 'What other people see',
    hidden: (instead: string) => `When off, they see “${instead}”.`,
    showPhone: 'Show my phone number',
    showEmail: 'Show my email address',
    nameNeeded: 'Enter your name.',
    websiteWrong: 'Enter a web address, such as https://example.com.',
    save: 'Save changes',
    saved: 'User information updated successfully!',
    notSaved: 'Failed to update user.',
  },
  meanwhile: {
    changed:
      'Your settings were changed in another window or on another device. Nothing was saved here, and what you typed is still here.',
    load: 'Load the newest',
    merged: 'These are the newest settings. What you typed is still here: save to keep it.',
    saved: (value: string) => `Saved meanwhile: ${value || 'nothing'}`,
  },
  password: {
    title: 'Password',
    about: 'You stay logged in here. Every other device that is logged in to your account is logged out.',
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
    about: 'Where you are logged in. Log out what you do not know, and change your password then.',
    show: 'Show my devices',
  },
  data: {
    title: 'Your data',
    about:
      'Everything that Playset keeps about you: take it away as a file, or have it erased together with your account.',
    download: 'Download my data',
    notDownloaded: 'Failed to download your data.',
    erase: 'Erase account and data',
  },
  account: {
    title: 'Account management',
    about: {
      store: 'Deleting your account takes your store off Playset for good.',
      user: 'Deleting your account takes you off Playset for good.',
    },
    delete: 'Delete account',
    ask: 'Delete account?',
    question: (store: boolean, email: ReactNode) => (
      <>
        {store ? 'Your store, its listings and its events' : 'Your listings'} vanish from everybody’s view at
        once, and nobody can log in to {email} again. Nothing is deleted from the books: past sales stay on
        record.
      </>
    ),
    confirm: 'Delete',
    deleted: 'Account disabled successfully.',
    notDeleted: 'Failed to disable account.',
  },
  leave: {
    title: 'Discard your changes?',
    discard: 'Discard',
    stay: 'Keep editing',
    profile: 'You have changed your profile and not saved it yet.',
    password: 'You have typed a password and not changed it yet.',
    both: 'You have changed your profile and typed a password, and saved neither yet.',
  },
};

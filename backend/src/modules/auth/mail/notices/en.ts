// The notices of auth in English.
import type { NoticeMessages } from './notice-words.js';

export const en: NoticeMessages = {
  subjects: {
    'new-device': 'New login to your Playset account',
    'passkey-added': 'A passkey was added to your account',
    'passkey-removed': 'A passkey was removed from your account',
    'second-factor-on': 'Two-step verification was turned on',
    'second-factor-off': 'Two-step verification was turned off',
    'recovery-codes-renewed': 'You have new recovery codes',
    'recovery-code-used': 'A recovery code was used to log in',
  },
  lines: {
    'new-device': ({ when, device }) => [
      `There was a login to your account from a new device on ${when}${device ? `: ${device}` : ''}.`,
      'If this was you, there’s nothing to do. If it wasn’t, log that device out under Devices in your settings, then change your password.',
    ],
    'passkey-added': ({ when, name }) => [
      `A passkey${name ? ` called ${name}` : ''} was added on ${when}. It can be used to log in to your account without your password.`,
      'If this wasn’t you, remove it in your settings and change your password.',
    ],
    'passkey-removed': ({ when, name }) => [
      `A passkey${name ? ` called ${name}` : ''} was removed on ${when}. It can no longer be used to log in to your account.`,
      'If this wasn’t you, change your password and log out your other devices.',
    ],
    'second-factor-on': ({ when }) => [
      `Two-step verification was turned on for your account on ${when}. From now on, logging in with your password also requires a code from your authenticator app.`,
      'Keep your recovery codes in a safe place: without your app, they’re the only way in.',
    ],
    'second-factor-off': ({ when }) => [
      `Two-step verification was turned off for your account on ${when}. Your password alone is now enough to log in.`,
      'If this wasn’t you, change your password and turn it on again.',
    ],
    'recovery-codes-renewed': ({ when }) => [
      `New recovery codes were created for your account on ${when}. The old ones no longer work.`,
      'If this wasn’t you, change your password and create new codes.',
    ],
    'recovery-code-used': ({ when, left }) => [
      `One of your recovery codes was used to log in on ${when}. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
      'If this wasn’t you, change your password and create new codes.',
    ],
  },
  action: 'Open your settings',
  closing: 'You’re receiving this because it concerns the security of your Playset account.',
};

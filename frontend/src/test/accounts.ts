/** Invented accounts with their settings for the screens' tests. */
import type { Account } from '../api/users';
import { player, store } from './people';

const SHOWN = { website: null, phoneVisible: true, emailVisible: true, version: 3 };

/** The player's account; `facts` tell it from others. */
export const aPlayerAccount = (facts: Partial<Account> = {}): Account => ({ ...player, ...SHOWN, ...facts });

/** The store's account. */
export const aStoreAccount = (facts: Partial<Account> = {}): Account => ({
  ...store,
  ...SHOWN,
  website: 'https://gilded.example',
  ...facts,
});

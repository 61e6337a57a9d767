/** Invented accounts with their settings for the screens' tests. */
import type { Account, ProfileDto } from '../api/users';
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

/** The store, as members see it. */
export const aStoreProfile = (facts: Partial<ProfileDto> = {}): ProfileDto => {
  const { uuid, name, email, phoneNumber, address, role } = store;
  const website = 'https://gilded.example/';
  return { uuid, name, email, phoneNumber, address, role, website, ...facts };
};

/** The player, who hides the phone number, as members see them. */
export const aPlayerProfile = (facts: Partial<ProfileDto> = {}): ProfileDto => {
  const { uuid, name, email, role } = player;
  const hidden = { phoneNumber: null, address: null, website: null };
  return { uuid, name, email, role, ...hidden, ...facts };
};

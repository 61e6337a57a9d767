/** The profile as it is typed, and what is sent of it. */
import type { Account, ChangeUser } from '../../../api/users';

/** As the form holds it and as it comes out of its rules. */
export interface Profile {
  name: string;
  phoneNumber: string;
  address: string;
  website: string;
  phoneVisible: boolean;
  emailVisible: boolean;
}

/** The fields that people type into, in their order on the page. */
export const TYPED = ['name', 'phoneNumber', 'address', 'website'] as const;

/** All fields of the form. */
export const FIELDS = [...TYPED, 'phoneVisible', 'emailVisible'] as const;

/** The maximum length of each field in characters, as on the server. */
export const MAX_LENGTH = { name: 80, phoneNumber: 40, address: 300, website: 200 } as const;

export const profileOf = (account: Account): Profile => ({
  name: account.name,
  phoneNumber: account.phoneNumber,
  address: account.address,
  website: account.website ?? '',
  phoneVisible: account.phoneVisible,
  emailVisible: account.emailVisible,
});

/** Only stores have a website. */
export const changeOf = ({ website, ...profile }: Profile, role: Account['role']): ChangeUser =>
  role === 'STORE' ? { ...profile, website } : profile;

/** A website as people say it (`gilded.example`) is one of the secure web. */
export function completeWebsite(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}

/**
 * What was saved elsewhere in the fields that somebody is changing here: the newest values of `dirty` fields that differ
 * both from what the work began with and from what is typed now.
 */
export function fieldsSavedElsewhere(
  began: Profile,
  newest: Profile,
  typed: Profile,
  dirty: readonly (typeof TYPED)[number][],
): Partial<Record<(typeof TYPED)[number], string>> {
  const found = dirty.filter((field) => newest[field] !== began[field] && newest[field] !== typed[field]);
  return Object.fromEntries(found.map((field) => [field, newest[field]]));
}

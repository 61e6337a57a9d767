// The tables of auth as they are now: a test compares them with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** Sessions whose access tokens are refused before they expire. */
const ENDED_SESSION: Table = {
  name: 'auth.ended_session',
  columns: {
    session: 'uuid not null',
    ended_at: 'timestamptz not null default now()',
  },
  constraints: {
    ended_session_pkey: 'primary key (session)',
  },
  indexes: {
    ended_session_age: '(ended_at)',
  },
};

/**
 * Devices an account was logged in to on, so that a log-in on another one is mailed to its owner. `device_mark` is the same for all
 * accounts on a device.
 */
const KNOWN_DEVICE: Table = {
  name: 'auth.known_device',
  columns: {
    account: 'uuid not null',
    device_hash: 'text not null',
    seen_at: 'timestamptz not null',
    device_mark: 'text',
  },
  constraints: {
    known_device_pkey: 'primary key (account, device_hash)',
    known_device_account: 'foreign key (account) references users.account (uuid)',
  },
};

/** When a mail with a link was last asked for, by a hash of the address. */
const MAIL_REQUEST: Table = {
  name: 'auth.mail_request',
  columns: {
    address_hash: 'text not null',
    purpose: 'text not null',
    asked_at: 'timestamptz not null',
  },
  constraints: {
    mail_request_pkey: 'primary key (address_hash, purpose)',
  },
  indexes: {
    mail_request_age: '(asked_at)',
  },
};

/** Links in mails: to verify an address or to choose a new password. */
const MAIL_TOKEN: Table = {
  name: 'auth.mail_token',
  columns: {
    id: 'uuid not null',
    account: 'uuid',
    purpose: 'text not null',
    created_at: 'timestamptz not null',
    expires_at: 'timestamptz not null',
    used_at: 'timestamptz',
    sent_at: 'timestamptz',
  },
  constraints: {
    mail_token_pkey: 'primary key (id)',
    mail_token_purpose: `check (purpose in ('verify-email', 'reset-password'))`,
  },
  indexes: {
    mail_token_of_account: '(account)',
  },
};

/** Public keys of passkeys. */
const PASSKEY: Table = {
  name: 'auth.passkey',
  columns: {
    uuid: 'uuid not null',
    account: 'uuid not null',
    credential_id: 'text not null',
    public_key: 'bytea not null',
    counter: 'bigint not null',
    transports: 'text[] not null',
    backup_eligible: 'boolean not null',
    backed_up: 'boolean not null',
    name: 'text not null',
    created_at: 'timestamptz not null',
    last_used_at: 'timestamptz',
  },
  constraints: {
    passkey_pkey: 'primary key (uuid)',
    passkey_account: 'foreign key (account) references users.account (uuid)',
    passkey_credential: 'unique (credential_id)',
  },
  indexes: {
    passkey_of_account: '(account, created_at, uuid)',
  },
};

/** Hashes of the codes that replace a lost second factor, each good for one log-in. */
const RECOVERY_CODE: Table = {
  name: 'auth.recovery_code',
  columns: {
    account: 'uuid not null',
    hash: 'text not null',
    used_at: 'timestamptz',
  },
  constraints: {
    recovery_code_pkey: 'primary key (account, hash)',
    recovery_code_account: 'foreign key (account) references users.account (uuid)',
  },
};

/** Hashes of refresh tokens; a used one that comes back ends its session. */
const REFRESH_TOKEN: Table = {
  name: 'auth.refresh_token',
  columns: {
    hash: 'text not null',
    session: 'uuid not null',
    expires_at: 'timestamptz not null',
    used_at: 'timestamptz',
  },
  constraints: {
    refresh_token_pkey: 'primary key (hash)',
    refresh_token_session: 'foreign key (session) references auth.session (uuid) on delete cascade',
  },
  indexes: {
    refresh_token_of_session: '(session)',
  },
};

/** Log-ins on devices. */
const SESSION: Table = {
  name: 'auth.session',
  columns: {
    uuid: 'uuid not null',
    account: 'uuid not null',
    started_at: 'timestamptz not null',
    ended_at: 'timestamptz',
    browser: 'text',
    system: 'text',
    last_used_at: 'timestamptz not null',
  },
  constraints: {
    session_pkey: 'primary key (uuid)',
    session_account: 'foreign key (account) references users.account (uuid)',
  },
  indexes: {
    session_of_account: '(account)',
  },
};

/** Challenges that were answered, so that none is answered twice. */
const SPENT_CHALLENGE: Table = {
  name: 'auth.spent_challenge',
  columns: {
    id: 'text not null',
    expires_at: 'timestamptz not null',
  },
  constraints: {
    spent_challenge_pkey: 'primary key (id)',
  },
  indexes: {
    spent_challenge_age: '(expires_at)',
  },
};

/** Encrypted secrets of one-time codes. */
const TOTP: Table = {
  name: 'auth.totp',
  columns: {
    account: 'uuid not null',
    secret: 'bytea not null',
    key_mark: 'text not null',
    begun_at: 'timestamptz not null',
    turned_on_at: 'timestamptz',
    last_step: 'bigint',
    challenges_from: 'timestamptz',
  },
  constraints: {
    totp_pkey: 'primary key (account)',
    totp_account: 'foreign key (account) references users.account (uuid)',
  },
};

/** Sign-ups that wait for their address to be verified, so that the same browser is logged in afterwards. */
const VERIFICATION_CLAIM: Table = {
  name: 'auth.verification_claim',
  columns: {
    hash: 'text not null',
    expires_at: 'timestamptz not null',
  },
  constraints: {
    verification_claim_pkey: 'primary key (hash)',
  },
};

export const AUTH_TABLES: readonly Table[] = [
  ENDED_SESSION,
  KNOWN_DEVICE,
  MAIL_REQUEST,
  MAIL_TOKEN,
  PASSKEY,
  RECOVERY_CODE,
  REFRESH_TOKEN,
  SESSION,
  SPENT_CHALLENGE,
  TOTP,
  VERIFICATION_CLAIM,
];

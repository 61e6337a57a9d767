/** What a location is called in Square or Shopify, as the browser keeps it for each account. */
import { local, readStored, writeStored } from '../../../lib/stored';
import type { Channel } from './programs';

const keyOf = (account: string, channel: Channel): string => `stock-location:${account}:${channel}`;

export const savedLocation = (account: string, channel: Channel): string =>
  readStored(local, keyOf(account, channel)) ?? '';

export const saveLocation = (account: string, channel: Channel, location: string): void =>
  writeStored(local, keyOf(account, channel), location || null);

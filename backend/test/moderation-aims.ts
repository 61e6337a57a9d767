// How the operations of moderation are aimed at somebody.
import { randomUUID } from 'node:crypto';

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}
type Aiming = (of: { readonly owner: string; readonly listing: string }) => Aim;

/** What every member may call. */
export const MODERATION_FOR_MEMBERS: Readonly<Record<string, Aiming>> = {
  getBlocks: () => ({}),
  getBlock: ({ owner }) => ({ path: { uuid: owner } }),
  unblockAccount: ({ owner }) => ({ path: { uuid: owner } }),
};

/** What isn’t done to nobody: how it is refused. */
export const REFUSED_IN_MODERATION: Readonly<Record<string, readonly [aim: Aiming, refusal: string]>> = {
  blockAccount: [() => ({ path: { uuid: randomUUID() } }), 'listings.block-nobody'],
};

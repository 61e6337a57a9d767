// Locks the owner before anything of theirs, in the order of who erases an account: each would wait for the other.

/** $1 account: until the transaction ends nobody closes or erases it. Nothing where it is closed already. */
export const HOLD_OWNER = {
  name: 'stock.hold-owner',
  text: 'select from users.listers where uuid = $1 for share',
};

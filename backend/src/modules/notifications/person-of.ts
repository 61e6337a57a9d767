// What a notification says of somebody: nothing of whose account is closed.
import type { Person } from '../users/index.js';

/**
 * The details of a notification that name a person or store. Hold them until it is added: one who is erased in the meantime would be named
 * for as long as it is kept.
 */
export const personOf = (found: Person | undefined) =>
  found?.enabled ? { person: found.name, personId: found.uuid } : { person: '' };

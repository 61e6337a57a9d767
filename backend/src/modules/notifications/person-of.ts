// What a notification says of somebody: nothing of whose account is closed.
import type { Person } from '../users/index.js';

/** The details of a notification that name a person or store. */
export const personOf = (found: Person | undefined) =>
  found?.enabled ? { person: found.name, personId: found.uuid } : { person: '' };

/** Who is logged in during a test. */
import type { SessionUser } from '../browser/session';

/** A player. */
export const player: SessionUser = {
  uuid: '5a1d0f6e-0000-4000-8000-000000000001',
  name: 'Mira Vale',
  email: 'mira@example.com',
  phoneNumber: '+1 (312) 555-0101',
  address: '',
  role: 'USER',
};

/** A local store. */
export const store: SessionUser = {
  uuid: '5a1d0f6e-0000-4000-8000-000000000002',
  name: 'The Gilded Sleeve',
  email: 'gilded@example.com',
  phoneNumber: '+1 (312) 555-0102',
  address: '12 Elm Street, Springfield',
  role: 'STORE',
};

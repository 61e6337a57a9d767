// The accounts of the demo data: three stores and three players, all invented.
import type { Role } from '../../kernel/role.js';

/** What every demo account logs in with. */
export const DEMO_PASSWORD = 'playset-demo';

/** Somebody in the demo. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly phoneNumber: string;
  readonly address: string;
  readonly website?: string;
  /** What a player shows to others: one both, one the phone number alone, one nothing, which is how everybody starts. */
  readonly shows?: { readonly email: boolean; readonly phone: boolean };
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'The Gilded Goblet',
    email: 'store@playset.example',
    role: 'STORE',
    phoneNumber: '+1 (312) 555-0142',
    address: '1814 W Division Street, Chicago, IL 60622',
    website: 'https://gilded-goblet.example',
  },
  {
    name: 'Second Breakfast Games',
    email: 'breakfast@playset.example',
    role: 'STORE',
    phoneNumber: '+1 (312) 555-0177',
    address: '3250 N Lincoln Avenue, Chicago, IL 60657',
    website: 'https://second-breakfast.example',
  },
  {
    name: 'Mulligan’s Card House',
    email: 'mulligans@playset.example',
    role: 'STORE',
    phoneNumber: '+1 (773) 555-0119',
    address: '940 W Belmont Avenue, Chicago, IL 60657',
    website: 'https://mulligans.example',
  },
  {
    name: 'Robin Alvarez',
    email: 'player@playset.example',
    role: 'USER',
    phoneNumber: '+1 (312) 555-0103',
    address: 'Logan Square, Chicago, IL',
    shows: { email: true, phone: true },
  },
  {
    name: 'Mika Sörensen',
    email: 'mika@playset.example',
    role: 'USER',
    phoneNumber: '+1 (773) 555-0188',
    address: 'Hyde Park, Chicago, IL',
    shows: { email: false, phone: true },
  },
  {
    name: 'Dana Okafor',
    email: 'dana@playset.example',
    role: 'USER',
    phoneNumber: '+1 (312) 555-0164',
    address: 'Pilsen, Chicago, IL',
  },
];

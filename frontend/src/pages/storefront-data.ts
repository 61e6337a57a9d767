/** The data of the public pages of a store, a card and an event. */
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { EventDto } from '../api/events';
import { readSubject } from '../api/public-data';
import type { PublicCard, StorefrontDto } from '../api/storefronts';

/** Reads what the address names, below this path of the API. */
const loadFrom =
  <Data>(path: string) =>
  (args: LoaderFunctionArgs) =>
    readSubject<Data>(`/api/${path}/${encodeURIComponent(args.params.id ?? '')}`, args);

export const loadStorefront = loadFrom<StorefrontDto>('storefronts');
export const loadPublicCard = loadFrom<PublicCard>('storefronts/cards');
export const loadPublicEvent = loadFrom<EventDto>('events');

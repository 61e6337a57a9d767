/** The data of the public pages of a store, a card and an event. */
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { EventDto } from '../api/events';
import { readSubject } from '../api/public-data';
import type { PublicCard, StorefrontDto } from '../api/storefronts';

const part = (id: string | undefined): string => encodeURIComponent(id ?? '');

export const loadStorefront = (args: LoaderFunctionArgs) =>
  readSubject<StorefrontDto>(`/api/storefronts/${part(args.params.uuid)}`, args);

export const loadPublicCard = (args: LoaderFunctionArgs) =>
  readSubject<PublicCard>(`/api/storefronts/cards/${part(args.params.cardId)}`, args);

export const loadPublicEvent = (args: LoaderFunctionArgs) =>
  readSubject<EventDto>(`/api/events/${part(args.params.uuid)}`, args);

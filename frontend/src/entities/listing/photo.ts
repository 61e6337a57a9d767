/** A photo of a listing, as the API answers it. */
import type { ListingDto } from '../../api/listings';

export type Photo = ListingDto['photos'][number];

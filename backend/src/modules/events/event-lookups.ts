// What the words, the point and the picture of a plan mean: the format in the catalogue, the town that a place is in, the picture.
import { Injectable } from '@nestjs/common';
import type { PictureDto } from '../../platform/images/picture.dto.js';
import { CatalogsFacade } from '../catalogs/index.js';
import { PlacesFacade } from '../places/index.js';
import { type EventPlace, NO_PLACE } from './domain/event-details.js';
import { type FormatWords, formatsNamed } from './domain/format.js';
import type { EventPlaceBody } from './dto/event-place.dto.js';
import { EventPictureRepository } from './pictures/picture.repository.js';

@Injectable()
export class EventLookups {
  constructor(
    private readonly catalogs: CatalogsFacade,
    private readonly places: PlacesFacade,
    private readonly pictures: EventPictureRepository,
  ) {}

  /** The one format of these words; what they leave out is as in the format `was`. Throws what `formatsNamed` throws. */
  async formatOf({ tcg, format }: FormatWords, was?: number): Promise<number> {
    const offered = await this.catalogs.formats();
    const before = offered.find(({ id }) => id === was);
    const words = { tcg: tcg ?? before?.tcg.value, format: format ?? before?.value };
    return formatsNamed(offered, words)[0] as number;
  }

  /**
   * The place that is asked for: none for null, nothing where it is left out. Throws `places.no-town-near` and `places.loading`.
   */
  async placeOf(asked: EventPlaceBody | null | undefined): Promise<Partial<EventPlace>> {
    if (asked === undefined) return {};
    if (asked === null) return NO_PLACE;
    const { label, latitude, longitude } = await this.places.spot(asked);
    return { placeLabel: label, placeLatitude: latitude, placeLongitude: longitude };
  }

  /** See `PictureRepository.use`: in the unit of work that keeps the plan. */
  usePicture(store: string, asked: string | null | undefined): Promise<PictureDto | null> {
    return this.pictures.use(store, asked);
  }
}

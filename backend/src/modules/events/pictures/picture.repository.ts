// Keeps the pictures of a store's events; their bytes are in the object storage, under their name.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { StoredImage } from '../../../platform/images/image-folder.js';
import type { EventPictureDto } from '../dto/event-picture.dto.js';
import { unknownPicture } from './picture.errors.js';
import { ADD_PICTURE, COUNT_PICTURES, USE_PICTURE } from './picture.statements.js';

interface Row {
  readonly picture: EventPictureDto;
}

@Injectable()
export class PictureRepository {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** How many pictures a store has, counted as far as `max`. */
  async count(store: string, max: number): Promise<number> {
    return (await this.sql.one<{ pictures: number }>(COUNT_PICTURES, [store, max])).pictures;
  }

  async add(store: string, image: StoredImage): Promise<EventPictureDto> {
    const { uuid, name, width, height, fullBytes } = image;
    const values = [uuid, store, name, width, height, fullBytes, this.clock.now()];
    return (await this.sql.one<Row & object>(ADD_PICTURE, values)).picture;
  }

  /**
   * A store's picture is that of an event from now on, so that it stays; undefined or null chooses none. Throws
   * `events.unknown-picture`, also for the picture of another store.
   */
  async use(store: string, picture: string | null | undefined): Promise<EventPictureDto | null> {
    if (!picture) return null;
    const [row] = await this.sql.rowsForChange<Row & object>(USE_PICTURE, [picture, store, this.clock.now()]);
    if (!row) throw unknownPicture({ errors: [{ field: 'picture', message: unknownPicture.message }] });
    return row.picture;
  }
}

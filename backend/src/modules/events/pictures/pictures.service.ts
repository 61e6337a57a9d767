// The verb of pictures: a store adds one. What has it says so by its id.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { StoredImage } from '../../../platform/images/image-folder.js';
import { UsersFacade } from '../../users/index.js';
import { accountClosed } from '../domain/event.errors.js';
import type { EventPictureDto } from '../dto/event-picture.dto.js';
import { tooManyPictures } from './picture.errors.js';
import { MAX_PICTURES_OF_STORE } from './picture.js';
import { PictureRepository } from './picture.repository.js';

@Injectable()
export class PicturesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pictures: PictureRepository,
    private readonly users: UsersFacade,
  ) {}

  /** Throws `events.too-many-pictures`. */
  add({ uuid: store }: Pick<Caller, 'uuid'>, image: StoredImage): Promise<EventPictureDto> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(store))) throw accountClosed();
      const kept = await this.pictures.count(store, MAX_PICTURES_OF_STORE);
      if (kept >= MAX_PICTURES_OF_STORE) throw tooManyPictures();
      return this.pictures.add(store, image);
    });
  }
}

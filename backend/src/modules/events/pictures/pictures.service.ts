// The verb of pictures: a store adds one. What has it says so by its id.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { StoredImage } from '../../../platform/images/image-folder.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import { UsersFacade } from '../../users/index.js';
import { accountClosed } from '../domain/event.errors.js';
import { EventPictureRepository } from './picture.repository.js';

@Injectable()
export class PicturesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pictures: EventPictureRepository,
    private readonly users: UsersFacade,
  ) {}

  /** Throws `events.too-many-pictures`. */
  add({ uuid: store }: Pick<Caller, 'uuid'>, image: StoredImage): Promise<PictureDto> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(store))) throw accountClosed();
      return this.pictures.add(store, image);
    });
  }
}

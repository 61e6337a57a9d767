// The verb of pictures: a store adds one. Its page says by its id that it has it.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { StoredImage } from '../../../platform/images/image-folder.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import { accountClosed, UsersFacade } from '../../users/index.js';
import { StorePictureRepository } from './picture.repository.js';

@Injectable()
export class StorePicturesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pictures: StorePictureRepository,
    private readonly users: UsersFacade,
  ) {}

  /** Throws `storefronts.too-many-pictures` and `users.account-closed`. */
  add({ uuid: store }: Pick<Caller, 'uuid'>, image: StoredImage): Promise<PictureDto> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(store))) throw accountClosed();
      return this.pictures.add(store, image);
    });
  }
}

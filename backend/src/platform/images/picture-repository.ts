// Keeps the pictures that stores upload; their bytes are in the object storage, under their name.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql, type Statement } from '../database/sql.js';
import type { StoredImage } from './image-folder.js';
import type { PictureDto } from './picture.dto.js';
import type { PictureErrors } from './picture-errors.js';

interface Row {
  readonly picture: PictureDto;
}

/** The pictures of one module. */
@Injectable()
export abstract class PictureRepository {
  /** The statements of its `PictureRows`. */
  protected abstract readonly statements: Readonly<Record<'count' | 'add' | 'use', Statement>>;
  protected abstract readonly errors: PictureErrors;
  /** The most of one store, with those that nothing shows any more. */
  protected abstract readonly max: number;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Throws `tooMany` where the store has as many as it may. */
  async refuseIfFull(store: string): Promise<void> {
    const { pictures } = await this.sql.one<{ pictures: number }>(this.statements.count, [store, this.max]);
    if (pictures >= this.max) throw this.errors.tooMany();
  }

  /** In a unit of work that has locked the store: until it ends nobody else adds one. Throws `tooMany`. */
  async add(store: string, image: StoredImage): Promise<PictureDto> {
    await this.sql.lock('pictures', store);
    await this.refuseIfFull(store);
    const { uuid, name, width, height, fullBytes } = image;
    const values = [uuid, store, name, width, height, fullBytes, this.clock.now()];
    return (await this.sql.one<Row & object>(this.statements.add, values)).picture;
  }

  /**
   * A store's picture is shown from now on, so that it stays; undefined or null chooses none. Throws `unknown`, also for the
   * picture of another store.
   */
  async use(store: string, picture: string | null | undefined): Promise<PictureDto | null> {
    if (!picture) return null;
    const { unknown } = this.errors;
    const [row] = await this.sql.rowsForChange<Row & object>(this.statements.use, [
      picture,
      store,
      this.clock.now(),
    ]);
    if (!row) throw unknown({ errors: [{ field: 'picture', message: unknown.message }] });
    return row.picture;
  }
}

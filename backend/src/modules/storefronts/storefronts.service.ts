// The verb of storefronts: a store says what its page shows. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { refusedField } from '../../platform/http/validation/field-problems.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { UsersFacade } from '../users/index.js';
import { problemOf } from './domain/hours.js';
import { onlyStores, storePageChanged } from './domain/storefront.errors.js';
import { hoursChanged } from './domain/storefront.events.js';
import { NEVER_OPENS, OVERLAP, REPEATED_DATE } from './dto/hours.dto.js';
import type { OwnStorefrontDto, SaveStorefront } from './dto/own-storefront.dto.js';
import { StorefrontRepository } from './persistence/storefront.repository.js';
import { StorePictureRepository } from './pictures/picture.repository.js';
import { StorefrontsQueries } from './storefronts.queries.js';

const PROBLEMS = { 'never-opens': NEVER_OPENS, overlap: OVERLAP, 'repeated-date': REPEATED_DATE };

@Injectable()
export class StorefrontsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly storefronts: StorefrontRepository,
    private readonly users: UsersFacade,
    private readonly queries: StorefrontsQueries,
    private readonly clock: Clock,
    private readonly pictures: StorePictureRepository,
  ) {}

  /**
   * All that the caller's store says of itself, unless it has changed since the caller saw it. Throws `storefronts.only-stores`,
   * `request.invalid`, `storefronts.changed`, `storefronts.unknown-picture`, `users.account-closed`.
   */
  async save(
    { uuid: store, role }: Pick<Caller, 'uuid' | 'role'>,
    asked: SaveStorefront,
    seen?: IfMatch,
  ): Promise<OwnStorefrontDto> {
    if (role !== 'STORE') throw onlyStores();
    const problem = problemOf(asked);
    if (problem) throw requestInvalid({ errors: [refusedField(problem.field, PROBLEMS[problem.problem])] });
    const { weekly, exceptions, description, website, timeZone, picture } = asked;
    await this.unitOfWork.run(async () => {
      // It locks the account: nobody erases what is written here, or saves at the same time.
      await this.users.changeWebsite(store, website === undefined ? undefined : website || null);
      if (seen && !seen.has(await this.storefronts.versionOf(store))) throw storePageChanged();
      await this.pictures.use(store, picture);
      await this.storefronts.save({
        store,
        description: description || null,
        weekly: weekly.map(({ day, opens, closes }) => ({ day, opens, closes })),
        exceptions: exceptions.map(({ date, intervals }) => ({
          date,
          intervals: intervals.map(({ opens, closes }) => ({ opens, closes })),
        })),
        timeZone,
        picture,
        changedAt: this.clock.now(),
      });
      // Who compares them with what they were is no faster than who looks at what depends on them.
      this.unitOfWork.publish(hoursChanged({ store }));
    });
    return this.queries.own(store);
  }
}

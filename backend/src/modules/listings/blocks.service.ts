// The verbs of somebody who wants nothing to do with somebody else: block and unblock. Each is hidden from the other.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Page } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { ProfileAudience, UsersFacade } from '../users/index.js';
import { blockNobody, blockOneself, tooManyBlocks } from './domain/block.errors.js';
import { accountClosed } from './domain/listing.errors.js';
import { senderBlocked } from './domain/listing.events.js';
import type { BlockedAccount } from './dto/blocked-account.dto.js';
import { BlockRepository } from './persistence/block.repository.js';

/** So that what is hidden from somebody stays a short list, which every read of the market looks at. */
export const MAX_BLOCKS = 1_000;

@Injectable()
export class BlocksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blocks: BlockRepository,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
    audience: ProfileAudience,
  ) {
    audience.addFilter((viewer, accounts) => blocks.shownTo(viewer, accounts));
  }

  /**
   * Blocks an account; blocking twice is harmless. Throws `listings.block-oneself`, `listings.account-closed`,
   * `listings.block-nobody`, `listings.too-many-blocks`.
   */
  async block(blocker: string, other: string): Promise<void> {
    if (blocker === other) throw blockOneself();
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockAloneIfOpen(blocker))) throw accountClosed();
      if (!(await this.users.find(other))?.enabled) throw blockNobody();
      const count = await this.blocks.count(blocker);
      if (count >= MAX_BLOCKS && !(await this.blocks.isBlocked(blocker, other))) throw tooManyBlocks();
      await this.add(blocker, other);
    });
  }

  /**
   * Keeps that somebody has blocked somebody, in the open unit of work, which has locked their account alone: the event comes after any
   * offer that is on its way.
   */
  async add(blocker: string, other: string): Promise<void> {
    if (await this.blocks.block(blocker, other, this.clock.now()))
      this.unitOfWork.publish(senderBlocked({ recipient: blocker, sender: other }));
  }

  /** Unblocks an account; one that isn't blocked stays so. */
  async unblock(blocker: string, other: string): Promise<void> {
    await this.blocks.unblock(blocker, other);
  }

  /** Whom an account has blocked, the latest first. */
  blockedBy(blocker: string, query: PageQuery): Promise<Page<BlockedAccount>> {
    return this.blocks.blockedBy(blocker, query);
  }

  /** Whether an account has blocked another. */
  isBlocked(blocker: string, other: string): Promise<boolean> {
    return this.blocks.isBlocked(blocker, other);
  }
}

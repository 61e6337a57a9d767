// The read of what goes on between two accounts, one of which may block the other.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { ListingsFacade } from '../../listings/index.js';
import type { AccountBlock, DealWithBlocked } from './block.dto.js';

const MAX_DEALS = 50;
/** The states that a party may cancel. */
const CANCELABLE = `('AGREED', 'SCHEDULED', 'READY')`;
/** $1 caller, $2 the other account: their live deals, the latest first. */
const DEALS_BETWEEN = {
  name: 'moderation.deals-between',
  text: `select deal as uuid, state, state in ${CANCELABLE} as "mayCancel", cards, first_card as "firstCard"
    from deals.inbox where account = $1 and other = $2 and is_live
    order by changed_at desc, deal desc limit ${MAX_DEALS}`,
};

@Injectable()
export class BlocksQueries {
  constructor(
    private readonly sql: Sql,
    private readonly listings: ListingsFacade,
  ) {}

  /** Whether the caller has blocked an account, and the deals that go on between them. */
  async between(caller: string, account: string): Promise<AccountBlock> {
    const isBlocked = await this.listings.isBlocked(caller, account);
    const deals = await this.sql.rows<DealWithBlocked & object>(DEALS_BETWEEN, [caller, account]);
    return { account, isBlocked, deals };
  }
}

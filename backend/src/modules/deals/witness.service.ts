// The verbs of a store at whose counter or event two others meet: find their deal by a code, and attest what happens.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { DomainError } from '../../kernel/domain-error.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { DealSteps } from './deal-steps.js';
import { dealNotFound, linesChanged, wrongCode } from './domain/deal.errors.js';
import { type Deal, isParty } from './domain/deal.js';
import { timeOut } from './domain/endings.js';
import { afterWrongCode, stillCounted } from './domain/hand-over.js';
import { attest, codeOwnersOf, hasAttested, possibleActs } from './domain/witness.js';
import type { LookUpHandOver, WitnessedDeal, WitnessHandOver } from './dto/witness.dto.js';
import { lockedFor } from './hand-over.service.js';
import { HandOverCodes } from './hand-over-codes.js';
import { CodeAttemptRepository } from './persistence/code-attempt.repository.js';
import { type MetAt, WitnessQueries } from './witness.queries.js';

type Store = Pick<Caller, 'uuid'>;

/** Whose code of which deal somebody has shown. */
interface Found {
  readonly deal: string;
  readonly owner: string;
}

@Injectable()
export class WitnessService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly steps: DealSteps,
    private readonly queries: WitnessQueries,
    private readonly attempts: CodeAttemptRepository,
    private readonly codes: HandOverCodes,
    private readonly clock: Clock,
  ) {}

  /**
   * The deal of two others that a code belongs to, or the store's own with the one whose code it is. A wrong one is counted, which is
   * committed, and then refused. Throws `deals.wrong-code`, `deals.code-locked`.
   */
  async lookUp({ uuid: store }: Store, { code }: LookUpHandOver): Promise<WitnessedDeal> {
    const now = this.clock.now();
    const met = [...(await this.queries.metAt(store, now)), ...(await this.queries.ownAt(store, now))];
    const found = await this.checked(store, code, met, now);
    return this.witnessed(found, store);
  }

  /**
   * Attests what has happened. Repeating it changes nothing. Throws `deals.not-found`, `deals.account-closed`, `deals.wrong-code`,
   * `deals.code-locked`, `deals.lines-changed`, `deals.not-now`, `deals.not-to-leave`, `deals.code-not-open`.
   */
  async attest({ uuid: store }: Store, uuid: string, asked: WitnessHandOver): Promise<WitnessedDeal> {
    const now = this.clock.now();
    const met = await this.queries.metAt(store, now, uuid);
    if (met.length === 0) {
      const done = await this.queries.attested(store, uuid, asked.act);
      if (!done) throw dealNotFound();
      return this.witnessed({ deal: uuid, owner: done.first }, store);
    }
    const found = await this.checked(store, asked.code, met, now);
    await this.unitOfWork.run(async () => {
      const deal = await this.steps.forWitness(store, uuid);
      if (hasAttested(deal, store, asked.act)) return;
      if (timeOut(deal, now) || deal.revision !== asked.revision) throw linesChanged();
      const keepsCards = await this.queries.keepsCards(store);
      const { act, shelf = null } = asked;
      const taken = attest(deal, { store, act, keepsCards, shelf }, now);
      if (!codeOwnersOf(deal, act).includes(found.owner)) throw wrongCode(IN_CODE);
      await this.steps.carryOut(taken, now);
    });
    return this.witnessed(found, store);
  }

  /** Whose code this is; a wrong one is counted in a transaction of its own. Without a deal that may be seen there is nothing to guess. */
  private async checked(store: string, code: string, met: readonly MetAt[], now: Date): Promise<Found> {
    const outcome = await this.unitOfWork.run(async (): Promise<Found | DomainError> => {
      const attempts = stillCounted(await this.attempts.ofStore(store), now);
      if (attempts.lockedUntil && attempts.lockedUntil > now) return lockedFor(attempts.lockedUntil, now);
      const found = this.ownerOf(code, store, met);
      if (found) return found;
      const after = afterWrongCode(attempts, now, await this.queries.zoneOf(store));
      const since = after.wrong > 0 ? (attempts.since ?? now) : null;
      const lockedUntil = after.lockedUntil ?? attempts.lockedUntil;
      await this.attempts.saveOfStore(store, { ...after, lockedUntil, since });
      return after.lockedUntil ? lockedFor(after.lockedUntil, now) : wrongCode(IN_CODE);
    });
    if ('deal' in outcome) return outcome;
    throw outcome;
  }

  /** Never the store itself: it knows its own codes. */
  private ownerOf(code: string, store: string, met: readonly MetAt[]): Found | undefined {
    for (const { uuid: deal, first, second, revision } of met)
      for (const account of [first, second])
        if (account !== store && this.codes.isCodeOf({ deal, account, revision }, code))
          return { deal, owner: account };
    return undefined;
  }

  private async witnessed({ deal: uuid, owner }: Found, store: string): Promise<WitnessedDeal> {
    const deal = await this.queries.deal(uuid);
    const acts =
      deal && !isParty(deal, store) ? actsOf(deal, owner, await this.queries.keepsCards(store)) : [];
    const witnessed = await this.queries.witnessed(uuid, store, owner, acts);
    if (!witnessed) throw dealNotFound();
    return witnessed;
  }
}

const IN_CODE = { errors: [{ field: 'code', message: wrongCode.message }] };

const actsOf = (deal: Deal, owner: string, keepsCards: boolean) =>
  possibleActs(deal, keepsCards).filter((act) => codeOwnersOf(deal, act).includes(owner));

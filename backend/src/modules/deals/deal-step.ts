// What all steps of a deal have in common on the wire.
import { applyDecorators, HttpCode, Post } from '@nestjs/common';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { Conditional, Versioned } from '../../platform/http/caching/version.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { accountClosed, editConflict, notNow, OWN_DEAL } from './domain/deal.errors.js';
import { DealDto } from './dto/deal.dto.js';

/**
 * A route that takes a step of the deal `:uuid` for a party, and answers the deal as it is then. Decorators are applied in this order, those
 * above a method from below: the version comes first to see the answers of Idempotent too.
 */
export const DealStep = (path: string): MethodDecorator =>
  applyDecorators(
    Post(`:uuid/${path}`),
    HttpCode(200),
    OwnersOnly(OWN_DEAL),
    Conditional(editConflict),
    Versioned(200, DealDto),
    Idempotent(),
    Fails(accountClosed, notNow),
  );

// Marks a route that is about what somebody owns, in the document too: who else calls it reads there what they get.
import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ErrorDefinition } from '../../../kernel/domain-error.js';
import { Fails } from '../problems/fails.js';

/**
 * What a caller gets who is not the owner, and for what nobody owns because it does not exist. The two are different errors
 * only where everybody may know that the thing exists.
 */
export interface Ownership {
  readonly foreign: ErrorDefinition;
  readonly missing: ErrorDefinition;
}

/** Only its owner may call this route; becomes `x-owner` in the document. */
export function OwnersOnly({ foreign, missing }: Ownership): MethodDecorator {
  return applyDecorators(
    Fails(...new Set([foreign, missing])),
    ApiExtension('x-owner', { foreign: foreign.code, missing: missing.code }),
  );
}

// What moderators decide, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';
import type { Measure, TargetKind } from './case.js';

/** A case is decided. `until` is an ISO moment, null without a suspension that ends; `reporters` are those who have an account. */
export const caseDecided = defineEvent<{
  readonly case: string;
  readonly decision: string;
  readonly kind: TargetKind;
  readonly title: string;
  readonly affected: string;
  readonly measure: Measure;
  readonly until: string | null;
  readonly reason: string;
  readonly isComplaint: boolean;
  readonly reporters: readonly string[];
}>('moderation.case-decided', ({ case: uuid }) => `case:${uuid}`);

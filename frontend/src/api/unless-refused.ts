/** Which tags a mutation invalidates: RTK invalidates a plain array after each refusal, too, and loads every list again. */
import { isUnanswered } from '../lib/problem';

/** Deleted, or changed by somebody else: what the lists show is old. */
const PRECONDITION_FAILED: readonly unknown[] = [404, 409, 412];

interface Failure {
  status?: unknown;
}

/**
 * `tags` after a success, `outdated` (the same tags by default) after a refusal that says that the lists are old, and where the answer was
 * lost.
 */
export const unlessRefused =
  <Tag>(tags: readonly Tag[], outdated: readonly Tag[] = tags) =>
  (_done: unknown, failure: Failure | undefined): readonly Tag[] => {
    if (!failure) return tags;
    return isUnanswered(failure) || PRECONDITION_FAILED.includes(failure.status) ? outdated : [];
  };

/**
 * For a step of two people, where the other may have been first: `tags` after a success and such a refusal, `refused` (the same
 * tags by default) after any other; an answer that never came has changed nothing yet.
 */
export const unlessUnanswered =
  <Tag>(tags: readonly Tag[], refused: readonly Tag[] = tags) =>
  (_done: unknown, failure: Failure | undefined): readonly Tag[] => {
    if (!failure || PRECONDITION_FAILED.includes(failure.status)) return tags;
    return typeof failure.status === 'string' ? [] : refused;
  };

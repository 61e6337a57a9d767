/** Which tags a mutation invalidates: RTK invalidates a plain array after a refusal, too, and loads every list again. */

/** Deleted, or changed by somebody else: what the lists show is old. */
const PRECONDITION_FAILED: readonly unknown[] = [404, 409, 412];

/** `tags` after a success, `outdated` (the same tags by default) after a refusal that says that the lists are old. */
export const unlessRefused =
  <Tag>(tags: readonly Tag[], outdated: readonly Tag[] = tags) =>
  (_done: unknown, failure: { status?: unknown } | undefined): readonly Tag[] => {
    if (!failure) return tags;
    return PRECONDITION_FAILED.includes(failure.status) ? outdated : [];
  };

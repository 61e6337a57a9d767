/** Which tags a step of two people invalidates: after a refusal, too, as the other may have been first. */

/** `tags` after any answer; an answer that never came has changed nothing yet. */
export const unlessUnanswered =
  <Tag>(tags: readonly Tag[]) =>
  (_done: unknown, failure: { status?: unknown } | undefined): readonly Tag[] =>
    typeof failure?.status === 'string' ? [] : tags;

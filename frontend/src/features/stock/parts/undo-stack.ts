/** What was done in this visit and can be taken back, the latest last. */

/** One thing that somebody did: the batches that the server made of it. */
export interface Done {
  id: number;
  /** What it was, in words. */
  label: string;
  batches: readonly string[];
}

/** No more than these are remembered here; the server remembers all for a week. */
const MAX_REMEMBERED = 100;

export const pushed = (stack: readonly Done[], done: Done): readonly Done[] =>
  done.batches.length === 0 ? stack : [...stack, done].slice(-MAX_REMEMBERED);

/** Without a batch: it was undone, here or in the list of recent changes. */
export const withoutBatch = (stack: readonly Done[], batch: string): readonly Done[] =>
  stack.flatMap((done) => {
    const batches = done.batches.filter((each) => each !== batch);
    return batches.length === 0 ? [] : [batches.length === done.batches.length ? done : { ...done, batches }];
  });

// Several pieces of work side by side, but not all of them at once.

/** Calls `work` with each item in order, at most `limit` at a time; resolves when all are done. */
export async function eachAtOnce(items, limit, work) {
  const left = [...items];
  const next = async () => {
    while (left.length > 0) await work(left.shift());
  };
  await Promise.all(Array.from({ length: limit }, next));
}

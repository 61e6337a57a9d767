// What a running product says of itself: its memory, and how long its event loop kept others waiting.

const MB = 1024 * 1024;

/** Since the last look: `memory` and `heap` in MB, the `delay` of the event loop in milliseconds, of a hundred the slowest. */
export async function lookInside(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const figure = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    memory: figure('process_resident_memory_bytes') / MB,
    heap: figure('nodejs_heap_size_used_bytes') / MB,
    delay: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

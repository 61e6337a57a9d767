// What the replicas of a story count: each has figures of its own.
import type { Story } from './story.js';

/** The metrics of all replicas, one text after the other. */
export async function figuresOf(market: Story): Promise<string> {
  const texts = market.replicas.map(async () => (await fetch(`${market.origin}/metrics`)).text());
  return (await Promise.all(texts)).join('\n');
}

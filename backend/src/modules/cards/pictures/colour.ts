// Mixing of colours written as #rrggbb.

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `part` of the way (0 to 1) from `a` to `b`. */
export function mix(a: string, b: string, part: number): string {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

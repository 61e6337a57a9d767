// Small pieces for writing SVG text safely: escaping, numbers, gradients.

const forbidden = /[\p{Cs}\ufffe\uffff\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu;

/** Text without characters that XML forbids, control characters, lone surrogates or direction overrides. */
export function clean(text: string): string {
  return text.replace(forbidden, '');
}

/** Text made harmless inside element content and quoted attributes; stored text is not to be trusted. */
export function escapeXml(text: string): string {
  return clean(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** A coordinate in at most one decimal, so that pictures stay small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed path through the points. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A linear gradient through evenly spread colours; `vertical` runs from top to bottom. */
export function linearGradient(id: string, colours: readonly string[], vertical = true): string {
  const stops = colours.map((colour, i) => {
    const offset = colours.length > 1 ? i / (colours.length - 1) : 0;
    return `<stop offset="${n(offset * 100)}%" stop-color="${colour}"/>`;
  });
  const direction = vertical ? 'x2="0" y2="1"' : '';
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
}

/** A linear gradient of one colour between two opacities, from top to bottom. */
export function fade(id: string, colour: string, from: number, to: number): string {
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${from}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></linearGradient>`
  );
}

/** A round glow that fades to nothing at its rim. */
export function glow(id: string, colour: string, strength: number): string {
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

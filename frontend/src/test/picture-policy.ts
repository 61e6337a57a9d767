/** What the card database asks for its pictures, as a rule over the client's source: nothing crops, alters or covers one. */

/** A file of the client, by its path below `src`. */
export interface Source {
  path: string;
  text: string;
}

/** Ways to alter what is below them. Card pictures can be anywhere, so nobody uses them. */
const EFFECTS =
  /^(-webkit-)?(backdrop-)?filter$|^opacity$|^(mix|background)-blend-mode$|^(-webkit-)?mask(-image)?$/;
/** Ways to leave a part of a picture out, or to lay something over it, for those who draw one. */
const CUTS = /^clip(-path)?$|^object-position$/;
const BENDS = /skew|matrix|perspective|rotate|scale/;

const INLINE = /\b(opacity|filter|backdropFilter|mixBlendMode|maskImage|clipPath|objectFit)\s*[:=]\s*[{'"\d]/;
const OVERLAYS = /<(LoadingOverlay|Overlay|BackgroundImage)\b/;
const DRAWS_A_CARD = /from '[./\w-]*\/card-image'/;

/** Whether a component draws pictures of cards. */
export const drawsCards = ({ text }: Source): boolean => DRAWS_A_CARD.test(text);

/** The breaches in a component: `path: what`. */
export function breachesInComponent({ path, text }: Source): string[] {
  const found = [INLINE.exec(text)?.[0], drawsCards({ path, text }) ? OVERLAYS.exec(text)?.[0] : undefined];
  return found.flatMap((what) => (what ? [`${path}: ${what}`] : []));
}

/** The breaches in a style sheet; stricter where it is that of a component that draws cards. */
export function breachesInSheet({ path, text }: Source, drawing: boolean): string[] {
  return declarationsOf(text).flatMap(({ selector, property, value }) => {
    const said = `${path}: ${selector} { ${property}: ${value} }`;
    if (EFFECTS.test(property)) return [said];
    if (property === 'object-fit' && value !== 'contain') return [said];
    if (!drawing) return [];
    const covers = property === 'position' && /^(absolute|fixed)$/.test(value);
    const bends = /^(transform|scale|rotate)$/.test(property) && BENDS.test(value);
    return covers || bends || CUTS.test(property) ? [said] : [];
  });
}

/** The style sheets of a component that draws cards. */
export function sheetsOf({ path, text }: Source): string[] {
  const folder = path.split('/').slice(0, -1);
  return [...text.matchAll(/from '(\.[^']*\.module\.css)'/g)].map(([, found = '']) => {
    const place = [...folder];
    for (const step of found.split('/'))
      if (step === '..') place.pop();
      else if (step !== '.') place.push(step);
    return place.join('/');
  });
}

interface Declaration {
  /** The innermost rule's. */
  selector: string;
  property: string;
  value: string;
}

function declarationsOf(css: string): Declaration[] {
  const rules: string[] = [];
  const found: Declaration[] = [];
  for (const [piece, end] of pieces(css.replace(/\/\*[\s\S]*?\*\//g, ''))) {
    if (end === '{') rules.push(piece);
    const [property = '', ...value] = end === '{' ? [] : piece.split(':');
    if (value.length > 0)
      found.push({ selector: rules.at(-1) ?? '', property: property.trim(), value: value.join(':').trim() });
    if (end === '}') rules.pop();
  }
  return found;
}

/** The content before each `{`, `}` and `;`, with that sign. */
const pieces = (css: string): [string, string][] =>
  [...css.matchAll(/([^{};]*)([{};])/g)].map(([, piece = '', end = '']) => [piece.trim(), end]);

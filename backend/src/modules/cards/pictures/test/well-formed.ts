// A strict little reader that tells whether an SVG text is well-formed XML; Node has no XML parser of its own.

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const text = /[^<]+/y;
const loose = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** The first thing that is wrong with an XML text, or undefined. */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const reader = xml[at] === '<' ? tag : text;
    reader.lastIndex = at;
    const found = reader.exec(xml);
    if (!found) return `unreadable at ${at}: ${xml.slice(at, at + 60)}`;
    if (loose.test(found[0])) return `bare ampersand in ${found[0].slice(0, 60)}`;
    const fault = reader === tag ? follow(open, found) : undefined;
    if (fault) return fault;
    at = reader.lastIndex;
    if (open.length === 0 && at < xml.length) return `something after the end at ${at}`;
  }
  return open.length > 0 ? `not closed: ${open.join(' ')}` : undefined;
}

function follow(
  open: string[],
  [, closing, name, attributes = '', alone]: RegExpExecArray,
): string | undefined {
  const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1]);
  if (new Set(names).size < names.length) return `attribute twice in ${name}`;
  if (closing) return open.pop() === name ? undefined : `closed too early: ${name}`;
  if (!alone) open.push(name ?? '');
  return undefined;
}

/** Makes elements of what people wrote: as text, never as HTML. */

/** An element that style sheets know by its `data-part`; each text takes its direction from its own letters. */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.dataset.part = name;
  if (children.length === 1 && typeof children[0] === 'string') element.dir = 'auto';
  element.append(...children);
  return element;
}

/** The name of an entry, as the link of the whole entry to `href`. Guarded pages ask visitors to log in first. */
export function nameLink(href: string, name: string): HTMLElement {
  const link = part('a', 'link', name);
  link.href = href;
  return part('strong', 'name', link);
}

// The page that a store embeds in its own site: its next events and its newest singles. It has no cookies, no client and no forms.
import type { Language } from '../../../kernel/language.js';
import { inlineHash } from '../../../platform/http/files/inline-hash.js';
import type { StorefrontDto, StorefrontEvent, StoreSingle } from '../dto/storefront.dto.js';
import { EMBED_WORDS } from './embed-words.js';

/** What fits beside the rest of somebody's site. */
const MAX_SHOWN = 6;

// With a background of its own: what is behind the frame may be dark where the visitor’s device is light.
const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1f1c2b;--muted:#5d586e;--line:#d9d5e3;--link:#5b32b4}
@media (prefers-color-scheme:dark){:root{--page:#1b1826;--text:#efecf7;--muted:#b3adc6;--line:#413c54;--link:#c4adff}}
*{box-sizing:border-box}
body{margin:0;padding:.75rem;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font-size:1.15rem}
h2{margin:1rem 0 .25rem;font-size:1rem}
ul{margin:0;padding:0;list-style:none}
li{display:flex;gap:.25rem 1rem;flex-wrap:wrap;justify-content:space-between;padding:.5rem 0;border-top:1px solid var(--line)}
a{color:var(--link)}
p{margin:.5rem 0}
small{color:var(--muted);font-size:.875rem}
img{width:3rem;height:3rem;border-radius:.375rem;object-fit:cover}
.named{display:flex;gap:.75rem;align-items:center}
`;
/** Says how high the page is: it has no scroll bar of its own where the script of the other site listens. */
const SCRIPT = `(()=>{const root=document.documentElement;
const tell=()=>parent.postMessage({type:'playset-height',height:Math.ceil(root.getBoundingClientRect().height)},'*');
new ResizeObserver(tell).observe(root);tell()})()`;

/** For this page alone: any site may frame it, and nothing but its own style and script counts. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src ${inlineHash(STYLE)}`,
  `script-src ${inlineHash(SCRIPT)}`,
  // Pictures of events.
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join(';');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each);

interface Place {
  readonly language: Language;
  /** The public address of the product, without a slash at its end. */
  readonly origin: string;
}

/** The page of a store. */
export function embedPage(store: StorefrontDto, place: Place): string {
  const { uuid, name, events, singles } = store;
  const words = EMBED_WORDS[place.language];
  const list = (entries: readonly string[], none: string) =>
    entries.length > 0 ? `<ul>${entries.join('')}</ul>` : `<p><small>${none}</small></p>`;
  return documentOf(
    place.language,
    name,
    [
      `<h1 dir="auto">${escaped(name)}</h1>`,
      `<h2>${words.events}</h2>`,
      list(
        events.slice(0, MAX_SHOWN).map((event) => eventRow(event, place)),
        words.noEvents,
      ),
      `<h2>${words.singles}</h2>`,
      list(
        singles.slice(0, MAX_SHOWN).map((single) => singleRow(single, place)),
        words.noSingles,
      ),
      `<p>${link(`${place.origin}/s/${uuid}`, words.all)}</p>`,
    ].join(''),
  );
}

/** What is shown where there is no store. */
export const unknownPage = (language: Language): string =>
  documentOf(language, 'Playset', `<p>${EMBED_WORDS[language].unknown}</p>`);

const documentOf = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<style>${STYLE}</style></head><body><main>${body}</main><script>${SCRIPT}</script></body></html>`;

/** What is in a frame leads out of it. */
const link = (url: string, text: string): string =>
  `<a href="${escaped(url)}" target="_blank" rel="noopener" dir="auto">${escaped(text)}</a>`;

function eventRow(event: StorefrontEvent, { language, origin }: Place): string {
  const { uuid, name, starts, timeZone, format, picture } = event;
  const at = new Date(starts).toLocaleString(EMBED_WORDS[language].locale, {
    ...{ weekday: 'short', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' },
  });
  const time = `<time datetime="${escaped(starts)}">${escaped(at)}</time>`;
  const named = link(`${origin}/e/${uuid}`, name);
  const shown = picture
    ? `<span class="named"><img src="${escaped(picture.thumbnailUrl)}" alt="" width="48" height="48" loading="lazy">${named}</span>`
    : named;
  return `<li>${shown}<small>${time} · ${escaped(format)}</small></li>`;
}

function singleRow(single: StoreSingle, { language, origin }: Place): string {
  const { cardId, cardName, cardSet, condition, type, price } = single;
  const { locale, conditions, types } = EMBED_WORDS[language];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(price);
  const facts = [cardSet, conditions[condition], types[type], money].filter((fact) => fact !== undefined);
  return `<li>${link(`${origin}/c/${cardId}`, cardName)}<small>${escaped(facts.join(' · '))}</small></li>`;
}

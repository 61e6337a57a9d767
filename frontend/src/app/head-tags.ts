/** The tags in the head of a public page: what search engines and previews of links read. */
import type { Head } from '../pages/head';

/** For pages behind the links in mails. */
export const NOT_INDEXED = '<meta name="robots" content="noindex">';

/** Description, canonical address, Open Graph and structured data. */
export function headTags({ title, description, canonical, picture, structuredData }: Head): string {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('type', 'website'),
    property('site_name', 'Playset'),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('image', picture.url),
    property('image:type', picture.type),
    property('image:width', String(picture.width)),
    property('image:height', String(picture.height)),
    property('image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image">',
    jsonScript({ '@context': 'https://schema.org', ...structuredData }, 'type="application/ld+json"'),
  ].join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each);

/** A block of data in the page: no script runs, so the content security policy needs no hash of it. */
export const jsonScript = (data: unknown, attributes: string): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

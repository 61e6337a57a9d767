// Mails are in the product's colors, light and dark, and readable in both; nothing in them has to be loaded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_COLORS, type MailColor } from './mail-colors.js';
import { renderLetter } from './mail-layout.js';

const TOKENS = join(__dirname, '../../../../frontend/src/styles/tokens.css');
const LETTER = {
  language: 'en',
  subject: 'About your Tidewell Archivist',
  greeting: 'Hi Robin,',
  lines: ['Dana wrote to you.'],
  action: 'See the card',
  link: 'https://playset.example/cards',
  closing: 'You are receiving this because you listed the card.',
} as const;

/** [text, background] */
const PAIRS: readonly [MailColor, MailColor][] = [
  ['text', 'surface'],
  ['text-muted', 'surface'],
  ['accent-text', 'surface'],
  ['text', 'surface-sunken'],
  ['on-accent', 'accent'],
];

describe.each(['light', 'dark'] as const)('a mail in the %s scheme', (scheme) => {
  it(`has the ${scheme} colors of the product`, () => {
    const css = readFileSync(TOKENS, 'utf8');
    const block = new RegExp(`data-mantine-color-scheme="${scheme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    const tokens = new Map(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    );
    for (const [name, value] of Object.entries(MAIL_COLORS[scheme])) {
      expect([name, value]).toEqual([name, tokens.get(name)]);
    }
  });

  it.each(PAIRS)(`shows ${scheme} %s readably on %s`, (text, background) => {
    const colors = MAIL_COLORS[scheme];
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the layout of mails', () => {
  it('tells mail programs that it knows both color schemes', async () => {
    const { html } = await renderLetter(LETTER);
    expect(html).toContain('<meta content="light dark" name="color-scheme"/>');
    expect(html).toContain('<meta content="light dark" name="supported-color-schemes"/>');
    expect(html).toContain(
      `@media (prefers-color-scheme:dark){.page{background-color:${MAIL_COLORS.dark.page} !important}`,
    );
  });

  it('draws its logo and loads no picture', async () => {
    const { html } = await renderLetter(LETTER);
    expect(html).toMatch(/background-color:#f2c14e/);
    expect(html).not.toMatch(/<img|<svg|<script|url\(/i);
  });

  it('shows what somebody else wrote as text, line by line, and a second link', async () => {
    const footer = { action: 'Report this message', link: 'https://playset.example/report?token=x' };
    const { html, text } = await renderLetter({
      ...LETTER,
      quote: 'Hello <b>you</b>\n\nBye',
      footers: [footer],
    });
    expect(html).toContain('Hello &lt;b&gt;you&lt;/b&gt;</p>');
    expect(html).toContain('>Report this message</a>');
    expect(text).toContain('> Hello <b>you</b>\n> \n> Bye');
    expect(text).toContain('Report this message:\nhttps://playset.example/report?token=x');
  });
});

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

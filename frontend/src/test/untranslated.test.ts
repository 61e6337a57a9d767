/** Whatever a person reads is in the catalogues of texts, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { untranslatedIn } from './untranslated';

const SRC = join(__dirname, '..');
/** Names and languages that are the same wherever they are read. */
const SAME_EVERYWHERE = new Set([
  ...['Playset', 'Discord', 'Mastodon', 'USD', 'FDN-429'],
  ...['GeoNames', 'CC BY 4.0'],
  ...['Android', 'Windows', 'Mac', 'Linux'],
]);

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^(texts|test|features[\\/]design)[\\/]|generated/.test(file),
);

describe('what a person reads', () => {
  it('stands in the catalogues, not in the code', () => {
    const found = modules.flatMap((file) =>
      untranslatedIn(readFileSync(join(SRC, file), 'utf8'), file)
        .filter(({ text }) => !SAME_EVERYWHERE.has(text))
        // Calls name what they cache by single words.
        .filter(({ text }) => !file.startsWith('api') || text.includes(' '))
        .map(({ line, text }) => `${relative('.', file)}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['between tags', 'const a = <p>Nothing here</p>'],
    ['in a label', 'const a = <input aria-label="search" />'],
    ['in a constant', "const NONE = 'No cards yet.'"],
    ['with a value in it', ['const a = (n: number) => `Delete $', '{n} cards`'].join('')],
    ['as the other branch', "const a = ok ? 'Saved' : null"],
  ])('is found %s', (_where, source) => {
    expect(untranslatedIn(source)).toHaveLength(1);
  });

  it.each([
    ['a class name', 'const a = <p className="Big one">{texts.a}</p>'],
    ['an error for developers', "throw new Error('No root here.')"],
    ['a comparison', "if (key === 'Enter') go()"],
    ['an import', "import x from 'Some where'"],
    ['a method', "const a = { method: 'POST' }"],
  ])('is not %s', (_what, source) => {
    expect(untranslatedIn(source)).toEqual([]);
  });
});

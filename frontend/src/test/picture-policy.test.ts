/** Pictures of cards are shown whole and as they are, everywhere in the client. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesInComponent, breachesInSheet, drawsCards, type Source, sheetsOf } from './picture-policy';

const SRC = join(__dirname, '..');
const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(css|tsx)$/.test(name) && !/\.test\.tsx$|^test\//.test(name))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));
const components = sources.filter(({ path }) => path.endsWith('.tsx'));
const sheets = sources.filter(({ path }) => path.endsWith('.css'));
const drawing = new Set([
  'entities/card/card-image.module.css',
  ...components.filter(drawsCards).flatMap((component) => sheetsOf(component)),
]);

/** What looks like a breach and is none. */
const NO_BREACHES = [
  // A picture of its own, beside what was pointed at; it covers nothing of it.
  'entities/card/card-preview-picture.module.css: .preview { position: fixed }',
  // Firefox dims placeholders.
  'features/stock/prices/percent-table.module.css: .percent::placeholder { opacity: 1 }',
  // What waits for a page or a dialog appears softly.
  'ui/busy.module.css: from { opacity: 0 }',
  'ui/page-skeleton.module.css: from { opacity: 0 }',
  // Nothing of a page is shown before all above the fold has come.
  'ui/whole.module.css: .coming { opacity: 0 }',
  // The landing page's fan is drawn by us.
  'features/home/parts/card-fan.module.css: .card { filter: drop-shadow(0 6px 10px rgb(0 0 0 / 35%)) }',
  'features/home/parts/card-fan.module.css: from { opacity: 0 }',
  // A store's own picture of its event, which is whole on the event's page.
  'entities/event/event-thumbnail.module.css: .thumbnail { object-fit: cover }',
  // The fading edge of the banner's tabs.
  'app/banner.module.css: .tabs { mask-image: linear-gradient(to right, transparent, black 1rem, black calc(100% - 2rem), transparent) }',
  // The heads of the table's columns, which are read out on a phone.
  'features/listings/parts/sales-table.module.css: .head { position: absolute }',
  'features/listings/parts/sales-table.module.css: .head { clip-path: inset(50%) }',
];

// @spec rule-picture-policy
test('no picture of a card is cropped, altered or covered', () => {
  expect(drawing.size).toBeGreaterThan(8);
  const found = [
    ...components.flatMap(breachesInComponent),
    ...sheets.flatMap((sheet) => breachesInSheet(sheet, drawing.has(sheet.path))),
  ];
  expect(found.sort()).toEqual([...NO_BREACHES].sort());
});

// @spec rule-picture-policy
test('a picture has the shape of a card, and all of it is shown', () => {
  const image = sheets.find(({ path }) => path === 'entities/card/card-image.module.css');
  expect(image?.text).toMatch(/\.card \{[^}]*aspect-ratio: 488 \/ 680;[^}]*object-fit: contain;/);
});

test.each([
  'filter: grayscale(1)',
  'backdrop-filter: blur(4px)',
  'opacity: 0.5',
  'mix-blend-mode: multiply',
  'object-fit: cover',
  'object-fit: fill',
  'mask-image: linear-gradient(black, transparent)',
])('a style sheet with "%s" is found anywhere, also inside of a media query', (planted) => {
  const sheet = { path: 'x.css', text: `@media (hover: hover) {\n  .sold > * {\n    ${planted};\n  }\n}` };
  expect(breachesInSheet(sheet, false)).toEqual([`x.css: .sold > * { ${planted} }`]);
});

test.each(['position: absolute', 'clip-path: inset(4%)', 'transform: skewX(4deg)', 'object-position: top'])(
  'a style sheet with "%s" is found beside pictures',
  (planted) => {
    const sheet = { path: 'x.css', text: `.badge { ${planted}; color: red }` };
    expect(breachesInSheet(sheet, true)).toEqual([`x.css: .badge { ${planted} }`]);
    expect(breachesInSheet(sheet, false)).toEqual([]);
  },
);

test('a component that dims a picture, or lays a veil over it, is found', () => {
  const draws =
    "import { CardImage } from '../../ui/card-image';\nimport classes from './sold.module.css';\n";
  expect(breachesInComponent({ path: 'x.tsx', text: '<div style={{ opacity: 0.4 }} />' })).toHaveLength(1);
  expect(breachesInComponent({ path: 'x.tsx', text: `${draws}<LoadingOverlay visible />` })).toHaveLength(1);
  expect(breachesInComponent({ path: 'x.tsx', text: draws })).toEqual([]);
  expect(sheetsOf({ path: 'features/a/parts/x.tsx', text: draws })).toEqual([
    'features/a/parts/sold.module.css',
  ]);
});

// The lists of the client's folders: an entry for each area of texts (texts/en), each file of screens, and each feature that prefetches.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '../lib/root.mjs';

const FOLDER = 'frontend/src/texts';
const PAGES = 'frontend/src/pages';
const PREFETCHES = 'frontend/src/pages/prefetches.ts';
const nameOf = (entry) =>
  entry.replace(/\.tsx?$/, '').replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());
const fileOf = (entry) => `./${entry.replace(/\.tsx?$/, '')}`;

const catalogue = (
  language,
  areas,
) => `/** Every text in ${language === 'en' ? 'English: the ones of the product’s specification' : 'Spanish'}. Made by \`npm run generate\`. */
${language === 'en' ? '' : "import type { Texts } from '../en';\n"}${areas.map((area) => `import { ${nameOf(area)} } from '${fileOf(area)}';`).join('\n')}

export const ${language}${language === 'en' ? '' : ': Texts'} = {
${areas.map((area) => `  ${nameOf(area)},`).join('\n')}
};
${language === 'en' ? '\n/** What each language has to say. */\nexport type Texts = typeof en;\n' : ''}`;

/** An area that is a folder of texts/areas is read part by part. */
const areaExport = (area, isSplit) =>
  isSplit
    ? `export * as ${nameOf(area)} from '${fileOf(area)}';`
    : `export { ${nameOf(area)} } from '${fileOf(area)}';`;

/** The lists, as the files beside them yield them. */
export const makeLists = () => ({
  ...makeTexts(),
  [`${PAGES}/screens.ts`]: makeScreens(),
  [PREFETCHES]: makePrefetches(),
});

function makeTexts() {
  const areas = readdirSync(at(FOLDER, 'en'))
    .filter((entry) => !entry.startsWith('index.'))
    .sort();
  const split = readdirSync(at(FOLDER, 'areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return {
    [`${FOLDER}/en/index.ts`]: catalogue('en', areas),
    [`${FOLDER}/es/index.ts`]: catalogue('es', areas),
    [`${FOLDER}/areas/index.ts`]: `/**
 * Every area of texts: anyone who reads of one loads that one, and with it no other. Made by \`npm run generate\`.
 */
${areas.map((area) => areaExport(area, split.includes(area))).join('\n')}
`,
  };
}

function makeScreens() {
  const files = readdirSync(at(PAGES))
    .filter((entry) => entry.endsWith('.screens.ts'))
    .sort();
  const names = files.map((file) => /export const (\w+)/.exec(readFileSync(at(PAGES, file), 'utf8'))[1]);
  const imports = files.map((file, index) => `import { ${names[index]} } from '${fileOf(file)}';`);
  const byPath = (one, other) => (one.split(' from ')[1] < other.split(' from ')[1] ? -1 : 1);
  return `/** Every screen of the client, as the files beside this one declare them. Made by \`npm run generate\`. */
${[...imports, "import type { Screen } from './screen';"].sort(byPath).join('\n')}

export const SCREENS: readonly Screen[] = [
${names.map((name) => `  ...${name},`).join('\n')}
];
`;
}

function makePrefetches() {
  const features = readdirSync(at('frontend/src/features'))
    .filter((feature) => existsSync(at('frontend/src/features', feature, 'prefetch.ts')))
    .sort();
  return `/**
 * The first calls of every screen, by the names that screens declare. Loaded after the first page (app/prefetch-data.ts).
 * Made by \`npm run generate\`.
 */
${features.map((feature) => `import * as ${nameOf(feature)} from '../features/${feature}/prefetch';`).join('\n')}

export const PREFETCHES = {
${features.map((feature) => `  ...${nameOf(feature)},`).join('\n')}
};
`;
}

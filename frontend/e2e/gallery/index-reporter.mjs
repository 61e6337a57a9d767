// Writes the gallery's index page: every picture beside its neighbours, and what is wrong with it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { OPTIONS } from './options.mjs';

const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const address = (file) => encodeURI(file.replaceAll('\\', '/'));

export default class IndexReporter {
  #shots = [];

  onTestEnd({ annotations }, { errors, attachments }) {
    const shot = annotations.find(({ type }) => type === 'shot');
    if (!shot) return;
    // The earlier picture, the new one, and where they differ.
    const compared = attachments.filter(({ name, path }) => path && /-(actual|diff)\.png$/.test(name));
    this.#shots.push({
      ...JSON.parse(shot.description),
      wrong: errors.map(({ message = '' }) => stripVTControlCharacters(message)),
      compared: compared.map(({ path }) => relative(OPTIONS.out, path)),
    });
  }

  onEnd() {
    mkdirSync(OPTIONS.out, { recursive: true });
    writeFileSync(join(OPTIONS.out, 'index.html'), pageOf(this.#shots));
  }
}

function pageOf(shots) {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const sections = names.map((name) => {
    const figures = shots.filter(({ screen }) => screen === name).map(figureOf);
    return `<h2>${escaped(name)}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px system-ui;margin:16px}div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}
figure{margin:0;width:240px}img{width:100%;max-height:480px;object-fit:contain;object-position:top;border:1px solid #999}
pre{color:#b00020;white-space:pre-wrap}</style><h1>Gallery</h1>${sections.join('')}</html>`;
}

const pictureOf = (file) =>
  `<a href="${address(file)}"><img loading="lazy" alt="" src="${address(file)}"></a>`;

const figureOf = ({ file, state, width, look, wrong, compared }) =>
  `<figure>${[file, ...compared].map(pictureOf).join('')}
<figcaption>${state}, ${width} px, ${look}${wrong.map((line) => `<pre>${escaped(line)}</pre>`).join('')}</figcaption></figure>`;

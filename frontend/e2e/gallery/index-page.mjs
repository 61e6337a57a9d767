// The page of the gallery: every picture beside its neighbours, and what was found wrong on it.

const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The HTML of the gallery of these shots: `{ file, screen, state, width, look, wrong }` each. */
export function galleryPage(shots) {
  const screens = Map.groupBy ? Map.groupBy(shots, ({ screen }) => screen) : grouped(shots);
  const sections = [...screens].map(
    ([screen, found]) => `<h2>${escaped(screen)}</h2><div>${found.map(figure).join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px system-ui;margin:16px}div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}
figure{margin:0;width:240px}img{width:100%;max-height:480px;object-fit:contain;object-position:top;border:1px solid #999}
.wrong{color:#b00020}</style><h1>Gallery</h1>${sections.join('')}</html>`;
}

function grouped(shots) {
  const map = new Map();
  for (const shot of shots) map.set(shot.screen, [...(map.get(shot.screen) ?? []), shot]);
  return map;
}

const figure = ({
  file,
  state,
  width,
  look,
  wrong,
}) => `<figure><a href="${file}"><img loading="lazy" alt="" src="${file}"></a>
<figcaption>${state}, ${width} px, ${look}${wrong.map((line) => `<br><span class="wrong">${escaped(line)}</span>`).join('')}</figcaption></figure>`;

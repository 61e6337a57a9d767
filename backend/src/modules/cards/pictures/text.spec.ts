// Text on a card stays inside its box, whatever its length.
import { type Box, drawHeading, drawText, paragraphsOf } from './text.js';

const box: Box = { x: 40, y: 100, width: 400, height: 200 };

interface Run {
  x: number;
  y: number;
  size: number;
  width: number;
}

function runs(svg: string): Run[] {
  const attribute = (tag: string, name: string): number =>
    Number(tag.match(new RegExp(` ${name}="([\\d.-]+)"`))?.[1]);
  return [...svg.matchAll(/<text [^>]*textLength[^>]*>/g)].map(([tag]) => ({
    x: attribute(tag, 'x'),
    y: attribute(tag, 'y'),
    size: attribute(tag, 'font-size'),
    width: attribute(tag, 'textLength'),
  }));
}

const sentence = 'Whenever the tide turns, {T} target creature and {2}{W/U} draw a card (unless it rains). ';

describe('text on a card', () => {
  it.each([1, 3, 9, 20])('keeps %i sentences inside the box', (count) => {
    const svg = drawText(
      paragraphsOf({ text: sentence.repeat(count), flavor: 'The sea forgets.' }),
      box,
      '#000',
    );
    const drawn = runs(svg);
    expect(svg).toContain('forgets.');
    expect(drawn.length).toBeGreaterThan(2);
    for (const run of drawn) {
      expect(run.x).toBeGreaterThanOrEqual(box.x);
      expect(run.x + run.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
      expect(run.y).toBeLessThanOrEqual(box.y + box.height);
      expect(run.y - run.size).toBeGreaterThanOrEqual(box.y - run.size * 0.3);
    }
  });

  it('sets longer text smaller', () => {
    const size = (count: number): number =>
      runs(drawText(paragraphsOf({ text: sentence.repeat(count), flavor: '' }), box, '#000'))[0]?.size ?? 0;
    expect(size(1)).toBeGreaterThan(size(12));
    expect(size(12)).toBeGreaterThan(5);
  });

  it('draws symbols where the text names them, not their letters in braces', () => {
    const svg = drawText(paragraphsOf({ text: '{T}: Add {G}.', flavor: '' }), box, '#000');
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).not.toContain('{');
  });

  it('sets reminders and flavor in italics', () => {
    const svg = drawText(paragraphsOf({ text: 'Flying (It flies.)', flavor: 'Up.' }), box, '#000');
    expect(svg).toMatch(/font-style="italic"[^>]*>\(It flies\.\)</);
    expect(svg).toMatch(/font-style="italic"[^>]*>Up\.</);
    expect(svg).toMatch(/<text (?:(?!italic)[^>])*>Flying/);
  });

  it('fits a name of 141 letters into its room', () => {
    const [run] = runs(
      drawHeading('The Honorable Deposition '.repeat(6).slice(0, 141), 20, 40, 300, 27, '#fff'),
    );
    expect(run?.width).toBeLessThanOrEqual(301);
  });
});

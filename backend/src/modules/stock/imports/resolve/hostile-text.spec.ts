// Text that is made to be slow: a file may hold megabytes of it, and while a pattern runs the event loop serves nobody.
import { readFile } from '../../formats/index.js';
import { namesOf } from './card-names.js';
import { questionOf } from './question.js';
import { SetIndex } from './set-index.js';

const gap = (length: number): string => `a${' '.repeat(length)}b`;
const rows = (row: string): string => `Name,Quantity,Set name,Price\n${`${row}\n`.repeat(24)}`;

describe('a file of hostile text', () => {
  it.each([
    ['names of sets', rows(`Bolt,1,${gap(9_990)},1`)],
    ['prices', rows(`Bolt,1,Alpha,$${gap(9_990)}`)],
    [
      'categories',
      `Product Name,Category,Total Qty\n${`Bolt,"Magic:${gap(9_970)}\nx\ny",1\n`.repeat(40)}`.replaceAll(
        ':a ',
        ':',
      ),
    ],
    ['a long column name', `Name,Quantity${'"a"b'.repeat(300_000)}\nBolt,1\n`],
    ['many column names', `Name,Quantity${',"é"'.repeat(250_000)}\nBolt,1\n`],
    ['lines of a list', `1 Bolt\ndeck${' '.repeat(2_000)}x\n1 Bolt\n`],
    ['attributes of a deck', `<Deck><Cards Quantity="1" Name="${gap(60_000)}"/></Deck>`],
  ])('costs little to read: %s', async (_, text) => {
    const begun = process.cpuUsage();
    const file = await readFile(Buffer.from(text));
    if (file.kind === 'read') for (const row of file.rows) questionOf(row, new SetIndex([]));
    expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
  });

  it('costs little to read: a name with thousands of additions', () => {
    const begun = process.cpuUsage();
    expect(namesOf(`Bolt ${'(Foil)'.repeat(20_000)}`)).toHaveLength(2);
    expect(namesOf('Bolt (Borderless) [Foil] V.1')).toContain('Bolt');
    expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
  });

  it('holds a deck’s card back whose name is too long', async () => {
    const file = await readFile(Buffer.from(`<Deck><Cards Quantity="1" Name="${gap(500)}"/></Deck>`));
    expect(file).toMatchObject({ rows: [{ problem: { code: 'too-long' } }] });
  });
});

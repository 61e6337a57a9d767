// A store's file of our own format: as many rows as asked, each of another card or of other terms.

const HEADER = 'Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price,Shelf,External ID';
const CONDITIONS = ['Near Mint', 'Lightly Played', 'Moderately Played', 'Heavily Played', 'Damaged'];
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/** The file as text, of the cards of the market; of each row `quantity` copies. */
export async function stockFile(client, rows, quantity = 1) {
  const { rows: cards } = await client.query(
    `select name, set_code as set, number, finish, cents from bench.card order by rank limit $1`,
    [Math.ceil(rows / CONDITIONS.length)],
  );
  const lines = Array.from({ length: rows }, (_, nth) => {
    const { name, set, number, finish, cents } = cards[Math.floor(nth / CONDITIONS.length) % cards.length];
    const condition = CONDITIONS[nth % CONDITIONS.length];
    const price = (cents / 100).toFixed(2);
    return [
      quantity,
      quoted(name),
      set,
      quoted(number),
      condition,
      finish,
      'en',
      price,
      `Box ${nth % 40}`,
      `SKU-${nth}`,
    ];
  });
  return `${[HEADER, ...lines.map((cells) => cells.join())].join('\n')}\n`;
}

// The reviews of the demo data: both parties of each deal that was handed over say how it went.
import type { INestApplicationContext } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { ReviewsService } from './reviews.service.js';

const HANDED_OVER = {
  name: 'reviews.demo-deals',
  text: `select deal, first, second from deals.concluded where is_done order by done_at, deal`,
};
/** By those who came for cards, and by those who had them. */
const WORDS = [
  ['Cards exactly as described, ready when I came in.', 'On time, and good to talk to.'],
  ['Quick and friendly at the counter.', undefined],
  [undefined, 'Came as agreed.'],
] as const;

export async function addDemoReviews(app: INestApplicationContext): Promise<void> {
  const service = app.get(ReviewsService);
  const deals = await app.get(Sql).rows<{ deal: string; first: string; second: string }>(HANDED_OVER);
  for (const [nth, { deal, first, second }] of deals.entries()) {
    const [ofFirst, ofSecond] = WORDS[nth % WORDS.length] ?? [];
    const good = { onTime: true, again: true };
    await service.write({ uuid: first }, deal, { ...good, asDescribed: true, text: ofFirst });
    await service.write({ uuid: second }, deal, { ...good, asDescribed: null, text: ofSecond });
  }
}

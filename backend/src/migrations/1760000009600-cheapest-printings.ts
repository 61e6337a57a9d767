// Whether a printing is the cheapest of its card stands beside its price: a search need not compare all prices.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheapestPrintings1760000009600 implements MigrationInterface {
  name = 'CheapestPrintings1760000009600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table cards.printing_price
      add column cheapest_usd boolean, add column cheapest_eur boolean, add column cheapest_tix boolean`);
    await runner.query(CHEAPEST);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table cards.printing_price
      drop column cheapest_usd, drop column cheapest_eur, drop column cheapest_tix`);
  }
}

// Null where it has no price. A catalogue that is there already is asked before its next import.
const CHEAPEST = `
  update cards.printing_price known
  set cheapest_usd = f.usd = f.lowest_usd, cheapest_eur = f.eur = f.lowest_eur, cheapest_tix = f.tix = f.lowest_tix
  from (
    select pid, usd, eur, tix, min(usd) over (partition by oid) as lowest_usd, min(eur) over (partition by oid) as lowest_eur,
      min(tix) over (partition by oid) as lowest_tix
    from (
      select pid, p.oid, coalesce(usd, usd_foil, usd_etched) as usd, coalesce(eur, eur_foil) as eur, tix
      from cards.printing p join cards.printing_price using (pid) where p.gone_at is null
    ) priced
  ) f
  where known.pid = f.pid`;

// What a search is read with: today's date, and the abilities and sets that the catalogue has.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { ANY_STALE } from '../facts/version.js';
import { ResponseCache } from '../lookup/index.js';
import type { Knowledge } from './keywords/keyword.js';
import { plainSetName } from './keywords/sets.js';

// Sets and rules only come by an import, or one by one from the live card database.
const VERSION = {
  name: 'cards.search-knowledge-version',
  text: `select concat_ws(' ', (select max(id) from cards.import_run), (select max(rid) from cards.rules), (select count(*) from cards.set_info)) as version,
    ${ANY_STALE} as "isStale"`,
};
const ABILITIES = {
  name: 'cards.search-abilities',
  text: 'select distinct unnest(keywords) as ability from cards.rules',
};
// Of two sets with one name the older is meant.
const SETS = {
  name: 'cards.search-sets',
  text: 'select code, name from cards.set_info order by released_at desc nulls first, code desc',
};

/** What a search is read with, and whether the cards are being read again: it then does not find all that it should. */
export type CurrentKnowledge = Knowledge & { readonly isStale: boolean };

type CachedKnowledge = Pick<Knowledge, 'abilities' | 'setCodes' | 'setNames'>;

@Injectable()
export class SearchKnowledge {
  private version: string | undefined;
  private held: CachedKnowledge = {};

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly answers: ResponseCache,
  ) {}

  /** What there is to know at this moment. */
  async now(): Promise<CurrentKnowledge> {
    const { version, isStale } = await this.answers.getOrLoadValue(VERSION.name, () =>
      this.sql.one<{ version: string; isStale: boolean }>(VERSION),
    );
    if (version !== this.version) {
      this.held = await this.read();
      this.version = version;
    }
    return { ...this.held, isStale, today: this.clock.now().toISOString().slice(0, 10) };
  }

  /** An empty catalogue knows nothing, and nothing is checked by it. */
  private async read(): Promise<CachedKnowledge> {
    const [abilities, sets] = await Promise.all([
      this.sql.rows<{ ability: string }>(ABILITIES),
      this.sql.rows<{ code: string; name: string }>(SETS),
    ]);
    return {
      ...(abilities.length > 0 ? { abilities: new Set(abilities.map(({ ability }) => ability)) } : {}),
      ...(sets.length > 0
        ? {
            setCodes: new Set(sets.map(({ code }) => code)),
            setNames: new Map(sets.map(({ code, name }) => [plainSetName(name), code])),
          }
        : {}),
    };
  }
}

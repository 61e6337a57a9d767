// Finds the cards of rows in the card database, a thousand rows in four statements.
import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '../../../../platform/database/sql.js';
import type { ImportRow } from '../../formats/index.js';
import { isAlchemyName } from './card-names.js';
import { ALIKE, AT_PLACES, BY_ID, NAMED, SETS } from './catalog.statements.js';
import type { FoundAtPlace, FoundByIds, FoundByName } from './decide.js';
import { decideByIds, decideByName, decideByPlace, type Found, heldBack, type Verdict } from './decide.js';
import { type Question, questionOf } from './question.js';
import { type KnownSet, SetIndex } from './set-index.js';

/** How many unknown names of an import are compared with all others for suggestions: each takes some milliseconds. */
const MAX_ALIKE = 300;
/** Formats that number cards their own way: without the card database's id, their numbers contradict nothing. */
const OWN_NUMBERS: ReadonlySet<string> = new Set(['deckbox', 'mtgo', 'mtgo-dek']);
/** Answers about names are kept: many rows ask the same. */
const MAX_KEPT = 5_000;

/** Rebalanced cards are not on paper. A row that has an external ID alone means what the stock has by it already. */
function withoutLookup({ name, ids, externalId }: ImportRow): Verdict | undefined {
  if (name && isAlchemyName(name)) return heldBack('alchemy-card');
  const isNamed = name !== undefined || Object.keys(ids).length > 0;
  return externalId && !isNamed ? heldBack('unknown-external-id') : undefined;
}

/** What is kept while the rows of one file are resolved. */
export interface Resolution {
  readonly sets: SetIndex;
  readonly named: Map<string, readonly FoundByName[]>;
  alikeLeft: number;
}

@Injectable()
export class CardResolver {
  constructor(private readonly sql: Sql) {}

  async begin(): Promise<Resolution> {
    const sets = new SetIndex(await this.sql.rows<KnownSet & object>(SETS));
    return { sets, named: new Map(), alikeLeft: MAX_ALIKE };
  }

  /** The verdict on each row of a file in `format`, in their order. */
  async resolve(rows: readonly ImportRow[], format: string, resolution: Resolution): Promise<Verdict[]> {
    const questions = rows.map((row) => questionOf(row, resolution.sets));
    const verdicts = rows.map(withoutLookup);
    const open = () => questions.flatMap((question, n) => (verdicts[n] ? [] : [{ ...question, n }]));

    const byIds = await this.ask<FoundByIds>(
      BY_ID,
      open().filter(({ id, keys }) => id !== null || keys.length > 0),
    );
    for (const { n } of open()) verdicts[n] = decideByIds(byIds.get(n) ?? []);

    const placed = open().filter(({ sets, numbers }) => sets.length > 0 && numbers.length > 0);
    const atPlaces = await this.ask<FoundAtPlace>(AT_PLACES, placed);
    for (const { n, setsByCode, setsByName } of placed)
      verdicts[n] = decideByPlace(atPlaces.get(n) ?? [], setsByCode, setsByName);

    const unplaced = open();
    const named = await this.named(unplaced, resolution);
    for (const { n, id, keys, numbers, sets, hasSet } of unplaced) {
      const said = {
        hasSet,
        isSetKnown: sets.length > 0,
        // An id that is not in the card database means a printing that it lacks, not the one of that name that it has.
        hasId: id !== null || keys.length > 0,
        hasOtherNumber: numbers.length > 0 && (id !== null || !OWN_NUMBERS.has(format)),
      };
      const others: Found[] = (atPlaces.get(n) ?? []).filter(({ agrees }) => !agrees);
      verdicts[n] = decideByName(named.get(n) ?? [], said, others);
    }
    return verdicts.map((verdict) => verdict ?? heldBack('unknown-card'));
  }

  /** Printings by their names, each question once; for names that no card has, those that look alike. */
  private async named(
    asked: readonly (Question & { n: number })[],
    resolution: Resolution,
  ): Promise<Map<number, readonly FoundByName[]>> {
    const { named } = resolution;
    if (named.size > MAX_KEPT) named.clear();
    const keyOf = ({ names, sets }: Question) => JSON.stringify([names, sets]);
    const fresh = new Map(
      asked
        .filter((each) => each.names.length > 0 && !named.has(keyOf(each)))
        .map((each) => [keyOf(each), each]),
    );
    const questions = [...fresh.values()].map(({ names, sets }, n) => ({ n, names, sets }));
    const found = await this.ask<FoundByName>(NAMED, questions);
    const lost = questions.filter(({ n }) => !found.has(n)).slice(0, resolution.alikeLeft);
    resolution.alikeLeft -= lost.length;
    const alike = await this.ask<FoundByName>(
      ALIKE,
      lost.map(({ n, names, sets }) => ({ n, name: names[0], sets })),
    );
    for (const [n, key] of [...fresh.keys()].entries()) named.set(key, found.get(n) ?? alike.get(n) ?? []);
    return new Map(asked.map((each) => [each.n, named.get(keyOf(each)) ?? []]));
  }

  private async ask<Row extends Found>(
    statement: Statement,
    questions: readonly object[],
  ): Promise<Map<number, Row[]>> {
    const answers = new Map<number, Row[]>();
    if (questions.length === 0) return answers;
    for (const row of await this.sql.rows<Row & { n: number }>(statement, [JSON.stringify(questions)])) {
      const known = answers.get(row.n);
      if (known) known.push(row);
      else answers.set(row.n, [row]);
    }
    return answers;
  }
}

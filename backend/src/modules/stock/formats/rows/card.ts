// Which card a row names: ids, name, set and number.
import type { CardIds, ImportRow } from '../read-file.js';
import { cardName, collectorNumber, slashedName, titleOf } from '../values/names.js';
import { MAX_NAME } from '../vocabulary/finishes.js';
import { setCodeOf } from '../vocabulary/sets.js';
import type { Cells } from './cells.js';

export type CardOfRow = Pick<ImportRow, 'ids' | 'name' | 'setCode' | 'setName' | 'number'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** No set has such a name: where a column is for either, it is a code. */
const IS_CODE = /^[A-Z0-9]{3,6}$/;
const NUMBERED = ['tcgplayerProduct', 'cardmarket', 'mtgo', 'multiverse'] as const;

/** A number of 0 is none, and so is -1, which CubeCobra writes. */
function idsOf(cells: Cells): CardIds {
  const scryfall = cells.read('scryfall', 'unreadable-id', (text) =>
    UUID.test(text) ? text.toLowerCase() : undefined,
  );
  const numbered = NUMBERED.flatMap((use) => {
    const id = cells.read(use, 'unreadable-id', (text) =>
      /^(\d{1,9}(\.0)?|-1)$/.test(text) ? Number(text) : undefined,
    );
    return id && id > 0 ? [[use, id] as const] : [];
  });
  return { ...(scryfall === undefined ? {} : { scryfall }), ...Object.fromEntries(numbered) };
}

/** `Magic Singles: 2X2` is a set of Magic. */
const setOfCategory = (category: string): string | undefined =>
  category.includes(':') ? category.slice(category.indexOf(':') + 1).trim() || undefined : undefined;

/** What is longer is no name. */
function nameAt(cells: Cells, use: 'plainName' | 'name' | 'title'): string | undefined {
  const found = cells.find(use);
  return found && found.text.length > MAX_NAME ? cells.hold('too-long', found) : found?.text;
}

export function cardOf(cells: Cells): CardOfRow {
  const { plan } = cells;
  const title = nameAt(cells, 'title');
  const product = title === undefined ? undefined : titleOf(title);
  const name = nameAt(cells, 'plainName') ?? nameAt(cells, 'name');
  const category = cells.text('category');
  const setName = cells.text('setName') ?? product?.setName ?? (category && setOfCategory(category));
  const setCode = cells.text('setCode') ?? (setName && IS_CODE.test(setName) ? setName : undefined);
  const number = cells.text('number') ?? product?.number;
  return {
    ids: idsOf(cells),
    ...(name === undefined
      ? product && { name: product.name }
      : { name: (plan.format.hasSlashedNames ? slashedName : cardName)(name) }),
    ...(setCode === undefined ? {} : { setCode: setCodeOf(setCode, plan.sets) }),
    ...(setName ? { setName } : {}),
    ...(number === undefined ? {} : { number: collectorNumber(number) }),
  };
}

/** Whether anything says which card it is, or which line of the stock. */
export const isNamed = ({ ids, name, setCode, setName, number }: CardOfRow): boolean =>
  name !== undefined ||
  Object.keys(ids).length > 0 ||
  ((setCode ?? setName) !== undefined && number !== undefined);

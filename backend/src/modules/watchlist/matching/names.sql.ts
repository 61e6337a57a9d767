// By which IDs a card is known, in SQL.
import { cardOf, idsOf, printingsOf } from '../../cards/index.js';

/** A query: the IDs by which each card of `from (id)`, as `asked`, is known: of all its printings, and whether one is of the printing itself. */
export const namesOf = (
  from: string,
): string => `select c.id as asked, same.id, same.id = any (array${idsOf('c.id')}) as is_same
      from ${from} c cross join lateral (
        select id from ${printingsOf(cardOf('c.id'))} other union select id from ${idsOf('c.id')} own) same`;

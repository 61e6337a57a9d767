// Which printings are one card, over the views that the card database publishes: for the statements of other modules.

/** A SQL subquery: the id of a printing and all others that it goes by, since it was merged into another or others into it. */
export const idsOf = (id: string) =>
  `(select ${id}::uuid as id union select other from cards.aliases where id = ${id})`;

/** A SQL subquery: the id of a printing that was not merged into another, and those that were merged into it. */
export const idsOfCurrent = (id: string) =>
  `(select ${id} as id union all select id from cards.merged_cards where merged_into = ${id})`;

/**
 * A SQL expression: the card of the printing `id`, or of the one that it was merged into. `limit` keeps the planner from a
 * plan for any number of printings, which would read them all.
 */
export const cardOf = (id: string) => `(select card from cards.card_ids
      where id = coalesce((select merged_into from cards.merged_cards where id = ${id}), ${id}) limit 1)`;

/** A SQL subquery: the ids of all printings of a card, with those that were merged into one of them. */
export const printingsOf = (
  card: string,
) => `(select same.id from cards.card_ids printing cross join lateral ${idsOfCurrent('printing.id')} same
      where printing.card = ${card})`;

/** A SQL expression: the number of the printing `id`, which the bits of what a search found and the lookup arrays go by. */
export const pidOf = (id: string) => `(select pid from cards.printing_keys where id = ${id})`;

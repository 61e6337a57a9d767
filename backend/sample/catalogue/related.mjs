// `all_parts`: which cards belong together because one makes, melds with, or partners the other.

/** A lookup of related parts for every card of the catalogue, by card id. */
export function relatedParts(printings) {
  const byPlace = new Map(printings.map((card) => [card.place, card]));
  const parts = new Map();
  const relate = (card, others) => parts.set(card.id, merge(parts.get(card.id), others));
  for (const card of printings) {
    const made = String(card.properties.makes ?? '')
      .split(' ')
      .flatMap((place) => byPlace.get(place) ?? []);
    if (made.length > 0) relate(card, [card, ...made]);
    for (const token of made) relate(token, [token, card]);
    const melding = printings.filter(
      (other) => other.properties.meld && other.properties.meld === card.properties.meld,
    );
    if (melding.length > 0) relate(card, melding);
  }
  return (card) => parts.get(card.id)?.map((part) => describe(part));
}

function merge(known = [], others) {
  return [...known, ...others.filter((other) => !known.includes(other))];
}

function describe(part) {
  return {
    object: 'related_card',
    id: part.id,
    component: componentOf(part),
    name: part.name,
    type_line: part.faces.map((face) => face.typeLine).join(' // '),
    uri: `/api/cards/${part.id}`,
  };
}

function componentOf(part) {
  if (part.properties.meld) return part.name === part.properties.meld ? 'meld_result' : 'meld_part';
  return part.layout === 'token' ? 'token' : 'combo_piece';
}

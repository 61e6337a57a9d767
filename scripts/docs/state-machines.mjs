// Draws the tables of states of the modules as diagrams, so that the documents show what the code does.
import { built } from '../checks/env-example.mjs';

/** `MEETING_CONFIRMED` as words. */
const words = (name) => name.toLowerCase().replaceAll('_', ' ');

/** A table of states as a Mermaid diagram: `initial` names the states that one begins in, `timers` those that end by themselves. */
export function drawingOf({ transitions, initial, timers = {} }) {
  const arrows = new Map();
  for (const { from, event, to, copies } of transitions)
    for (const state of from) {
      const key = `${state} --> ${to ?? state}`;
      const label = copies ? `${words(event)} (copies: ${words(copies)})` : words(event);
      arrows.set(key, [...(arrows.get(key) ?? []), label]);
    }
  const left = new Set(transitions.filter(({ to }) => to !== null).flatMap(({ from }) => from));
  const ends = transitions.map(({ to }) => to).filter((to) => to !== null && !left.has(to));
  const notes = Object.entries(timers).map(
    ([state, { hours, after }]) =>
      `  note right of ${state}: ends by itself ${hours} h after ${after === 'MEETING' ? 'the meeting' : 'it began'}`,
  );
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...initial.map((state) => `  [*] --> ${state}`),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow}: ${labels.join(', ')}`),
    ...[...new Set(ends)].sort().map((state) => `  ${state} --> [*]`),
    ...notes,
    '```',
  ].join('\n');
}

/** The states of offers: each row of their table is of one state, and a timer is said in words. */
export async function offerMachine() {
  const { OFFER_TRANSITIONS } = await built('modules/offers/domain/offer-machine.js');
  const transitions = OFFER_TRANSITIONS.map(({ from, ...row }) => ({ ...row, from: [from] }));
  return drawingOf({ transitions, initial: ['DRAFT', 'OPEN'] });
}

/** The states of deals. */
export async function dealMachine() {
  const { TRANSITIONS, TIMERS } = await built('modules/deals/domain/deal-machine.js');
  return drawingOf({ transitions: TRANSITIONS, initial: ['AGREED', 'SCHEDULED'], timers: TIMERS });
}

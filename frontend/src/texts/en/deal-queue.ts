/** The texts of a store's queue of holds. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const dealQueue = {
  title: 'Holds',
  lead: 'What you hold for people: pull it, keep it ready, hand it over.',
  onlyStores: 'Only stores hold cards',
  onlyStoresWhy: 'What’s held for you is in your inbox.',
  loading: 'Loading your holds',
  failed: 'Your holds didn’t load.',
  search: 'Search your holds',
  searchBy: 'Name or card',
  found: 'Found',
  noneFound: 'No hold matches that.',
  parts: { 'to-pull': 'To pull', ready: 'Ready', 'due-today': 'Due today', late: 'Late' },
  none: {
    'to-pull': 'Nothing to pull.',
    ready: 'Nothing’s ready.',
    'due-today': 'Nothing is due today.',
    late: 'Nothing is late.',
  },
  cards: (n: number) => countWithNoun(n, { one: 'card', other: 'cards' }),
  until: (when: string) => `until ${when}`,
  putAside: 'Put aside',
  putAsideFor: (who: string) => `Put aside for ${who}`,
  done: (who: string) => `Put aside for ${who}.`,
  notDone: 'That wasn’t saved.',
  handOver: 'Hand over',
  handOverTo: (who: string) => `Hand over to ${who}`,
  shelfFor: (who: string) => `Shelf for ${who}`,
  shelf: 'Shelf',
  slips: 'Print slips',
  slipFor: (who: string) => `For ${who}`,
  heldUntil: (when: string) => `Held until ${when}`,
  rules: 'Rules for holds',
};

/** The texts of price rules. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');
const copies = (count: number) => countWithNoun(count, { one: 'copy', other: 'copies' });
/** Agrees with how many copies it is about. */
const verb = (count: number, one: string, other: string) => (count === 1 ? one : other);

export const stockPrices = {
  title: 'Price rules',
  lead: 'Set your prices from the market. Nothing changes until you apply your rules, or let them run by themselves.',
  loading: 'Loading your price rules',
  failed: 'Your price rules didn’t load.',
  percents: 'Percent of the market price',
  percentsAbout: 'An empty box uses the percentage shown in it.',
  percentOf: (condition: string, finish: string) => `Percent of market: ${condition}, ${finish}`,
  anyCondition: 'Any condition',
  anyFinish: 'Any finish',
  floor: 'Never below',
  ceiling: 'Never above',
  noLimit: 'No limit',
  roundTo: 'Round to',
  exact: 'Whole cents',
  neverBelowPaid: 'Never below what I paid',
  neverBelowPaidAbout: 'Wins over “Never above”: a copy that cost you more is priced at what you paid.',
  automatic: 'Apply automatically after each price import',
  automaticAbout:
    'Only copies whose price came from a rule are repriced. A price that you typed stays until you hand it over to your rules.',
  invalid: {
    percent: 'Enter a percentage from 1 to 1,000.',
    money: 'Enter an amount from $0.01 to $999,999.99, or leave it empty.',
    ceiling: 'Enter at least the lowest price.',
  },
  save: 'Save rules',
  saved: 'Price rules saved.',
  notSaved: 'Your price rules couldn’t be saved.',
  discard: 'Discard changes',
  conflict: {
    changed:
      'Your rules have changed since you opened them, in another tab perhaps. What you typed is still here.',
    loaded: 'These are the latest rules.',
  },
  unsaved: 'You’ve changed your price rules and haven’t saved them.',
  preview: {
    title: 'What they do to your stock',
    loading: 'Working out the new prices…',
    invalid: 'Correct the rules to see what they do.',
    failed: 'The preview didn’t load.',
    empty: 'You have no cards for sale or trade yet.',
    import: 'Import a file',
    nothing: 'No price changes.',
    changed: (changed: number, raised: number, lowered: number) =>
      `${copies(changed)} would change: ${formatNumber(raised)} up, ${formatNumber(lowered)} down.`,
    value: (before: string, after: string) => `Asking value: ${before} → ${after}`,
    unchanged: (count: number) => `${copies(count)} already at ${verb(count, 'this price', 'these prices')}`,
    typed: (count: number) => `${copies(count)} with a price typed by hand, left alone`,
    heldBack: (count: number) =>
      `${copies(count)} held back: the price would more than triple, or fall below a third`,
    withoutMarketPrice: (count: number) => `${copies(count)} without a market price`,
    includeTyped: 'Include prices typed by hand',
    includeTypedAbout: 'They follow your rules from then on.',
    applied: (ago: string) => `Last applied ${ago}.`,
    examples: 'Largest changes',
    heldExamples: 'Held back for a look',
  },
  apply: {
    open: (count: number) => (count > 0 ? `Reprice ${copies(count)}…` : 'Apply rules…'),
    saveAndOpen: (count: number) =>
      count > 0 ? `Save and reprice ${copies(count)}…` : 'Save and apply rules…',
    title: (count: number) => (count > 0 ? `Reprice ${copies(count)}?` : 'Apply your rules?'),
    confirm: (count: number) => (count > 0 ? `Reprice ${copies(count)}` : 'Apply rules'),
    value: (before: string, after: string) => `Asking value: ${before} → ${after}.`,
    heldBack: (count: number) =>
      `${copies(count)} ${verb(count, 'is', 'are')} held back until you’ve looked at ${verb(count, 'its', 'their')} new price.`,
    includesTyped: 'Prices typed by hand are included, and follow your rules from then on.',
    savesFirst: 'Your rules are saved first.',
    undoable: 'You can undo it for 7 days, under Recent changes in your stock.',
    running: (count: number) => (count > 0 ? `Repricing ${copies(count)}…` : 'Applying your rules…'),
    failed: 'No price was changed.',
    handedOver: (changed: number, heldBack: number) =>
      `${copies(changed)} now ${verb(changed, 'follows', 'follow')} your rules${heldBack > 0 ? `, ${formatNumber(heldBack)} held back` : ''}.`,
    done: (changed: number, heldBack: number) =>
      heldBack > 0
        ? `${copies(changed)} repriced, ${formatNumber(heldBack)} held back.`
        : `${copies(changed)} repriced.`,
  },
  move: {
    fromTo: (before: string, after: string) => `from ${before} to ${after}`,
    market: (market: string) => `Market ${market}`,
    floor: (market: string) => `Market ${market}, raised to your lowest price`,
    ceiling: (market: string) => `Market ${market}, limited to your highest price`,
    paid: (market: string, paid: string) => `Market ${market}, not below the ${paid} you paid`,
  },
  held: {
    title: (count: number) => (count === 0 ? 'Held back' : `Held back (${formatNumber(count)})`),
    about:
      'A price that would rise to more than three times as much, or fall below a third, waits here for you.',
    loading: 'Loading held prices',
    failed: 'The held prices didn’t load.',
    none: 'No price is waiting for you.',
    accept: 'Accept',
    acceptOne: (card: string) => `Accept the new price: ${card}`,
    decline: 'Keep my price',
    declineOne: (card: string) => `Keep my price: ${card}`,
    acceptAll: (count: number) => `Accept all (${formatNumber(count)})`,
    acceptAllTitle: (count: number) => `Accept the new price of ${copies(count)}?`,
    acceptAllText: 'You can undo it for 7 days.',
    declineAll: 'Keep all my prices',
    declineAllTitle: (count: number) => `Keep the price of ${copies(count)}?`,
    declineAllText:
      'Your rules leave these prices alone from then on, as if you had typed them. You can undo it for 7 days.',
    accepted: (count: number) => `${copies(count)} repriced.`,
    declined: (count: number) => `${copies(count)} ${verb(count, 'keeps its', 'keep their')} price.`,
    notDecided: 'That couldn’t be saved.',
  },
};

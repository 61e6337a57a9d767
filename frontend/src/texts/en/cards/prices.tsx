/** What a card costs and has cost: figures, chart and table. */
import type { ReactNode } from 'react';

export const prices = {
  market: 'Market Price',
  asOf: (day: ReactNode) => <>as of {day}</>,
  finishes: { nonfoil: 'Regular', foil: 'Foil', etched: 'Etched' },
  /** After the name of a finish. */
  unknown: 'no price',
  history: 'Price History',
  soon: 'Coming soon.',
  priceOn: (price: string, day: string) => `${price} on ${day}`,
  soFar: (prices: number, said: string) =>
    prices === 1 ? `One price so far: ${said}` : `Two prices so far: ${said}`,
  /** The price was the same on all days. */
  always: (price: ReactNode) => <>{price} on every day</>,
  loading: 'Loading price history',
  failed: 'Failed to load price history.',
  chartFailed: 'The price chart could not be loaded.',
  range: 'Days shown',
  ranges: { month: '30 days', year: '1 year', all: 'All' },
  chart: {
    day: 'Day of the price history',
    keys: 'The arrow keys move from day to day, Home and End to the first and the last one.',
  },
  glance: {
    title: 'Prices at a glance',
    finish: 'Finish',
    first: 'First',
    last: 'Last',
    low: 'Low',
    high: 'High',
  },
  table: {
    show: 'Show as table',
    hide: 'Hide table',
    title: 'Prices by day',
    day: 'Day',
    older: 'Show older days',
  },
};

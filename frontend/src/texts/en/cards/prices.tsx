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
  always: (price: ReactNode) => <>{price} every day</>,
  loading: 'Loading price history',
  failed: 'Failed to load price history.',
  chartFailed: 'The price chart couldn’t be loaded.',
  range: 'Date range',
  ranges: { month: '30 days', year: '1 year', all: 'All' },
  chart: {
    day: 'Day in the price history',
    keys: 'Use the arrow keys to move from day to day, and Home and End to jump to the first and last day.',
  },
  glance: {
    title: 'Prices at a glance',
    finish: 'Finish',
    first: 'First',
    last: 'Latest',
    low: 'Low',
    high: 'High',
  },
  table: {
    show: 'Show as table',
    hide: 'Hide table',
    title: 'Prices by day',
    day: 'Day',
    older: 'Show earlier dates',
  },
};

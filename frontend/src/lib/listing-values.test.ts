/** The words of a listing. */
import { CONDITIONS, conditionLabels, finishesOf } from './listing-values';

// @spec text-conditions, const-conditions-5
test('there are five conditions, in words', () => {
  expect(CONDITIONS.map((condition) => conditionLabels[condition])).toEqual([
    'Near Mint',
    'Lightly Played',
    'Moderately Played',
    'Heavily Played',
    'Damaged',
  ]);
});

test('a card is offered in the finishes that it was printed in', () => {
  expect(finishesOf({ finishes: ['foil', 'nonfoil'] })).toEqual(['NONFOIL', 'FOIL']);
  expect(finishesOf({ finishes: ['etched'] })).toEqual(['ETCHED']);
  expect(finishesOf({ finishes: ['glossy'] })).toEqual(['NONFOIL', 'FOIL', 'ETCHED']);
});

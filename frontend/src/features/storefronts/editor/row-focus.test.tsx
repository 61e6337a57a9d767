/** Hours and dates that are removed leave the focus beside where they were. */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../test/render';
import type { Draft } from './draft';
import { DateFields, WeekFields } from './hours-fields';

const hours = (opens: string) => ({ key: opens, opens, closes: '22:00' });
const first: Draft = {
  week: [[hours('08:00'), hours('12:00'), hours('16:00')], [], [], [], [], [], []],
  dates: [
    { key: 'eve', date: '2027-12-24', intervals: [hours('09:00')] },
    { key: 'day', date: '2027-12-25', intervals: [] },
    { key: 'last', date: '2027-12-31', intervals: [] },
  ],
  description: '',
  website: '',
  picture: null,
};

function Hours() {
  const [draft, setDraft] = useState(first);
  const fields = {
    draft,
    problems: {},
    onChange: (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes })),
  };
  return (
    <>
      <WeekFields {...fields} />
      <DateFields {...fields} />
    </>
  );
}

test.each([
  [
    'hours',
    ['Remove 12:00–22:00 on Monday', 'Remove 16:00–22:00 on Monday', 'Remove 08:00–22:00 on Monday'],
    'Add hours on Monday',
  ],
  ['dates', ['Remove Dec 25, 2027', 'Remove Dec 31, 2027', 'Remove Dec 24, 2027'], 'Add a date'],
] as const)(
  'after %s were removed the focus is on the next, the one before, or Add',
  async (_what, removed, add) => {
    const { person } = renderScreen(<Hours />);
    await person.click(screen.getByRole('button', { name: removed[0] }));
    expect(screen.queryByRole('button', { name: removed[0] })).toBeNull();
    expect(screen.getByRole('button', { name: removed[1] })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: removed[2] })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: removed[2] })).toBeNull();
    expect(screen.getByRole('button', { name: add })).toHaveFocus();
  },
);

/** When what is typed into a search takes effect. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTyped } from './use-typed';

test('a press elsewhere is preceded by the search, and not before it has ended: its target would move from under it', async () => {
  jest.useFakeTimers();
  const happened: string[] = [];
  const Page = () => (
    <>
      <input aria-label="Search" {...useTyped({ value: '', onType: (text) => happened.push(text) })} />
      <button type="button" onClick={() => happened.push('pressed')}>
        Press
      </button>
    </>
  );
  render(<Page />);
  const person = userEvent.setup({ delay: null });
  await person.type(screen.getByLabelText('Search'), 'lamp');
  const target = screen.getByRole('button');
  await person.pointer({ keys: '[MouseLeft>]', target });
  expect(target).toHaveFocus();
  expect(happened).toEqual([]);
  await person.pointer({ keys: '[/MouseLeft]', target });
  jest.runAllTimers();
  expect(happened).toEqual(['lamp', 'pressed']);
});

/** Choosing the language of the page. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferredLanguage } from '../texts/language';
import { LanguageChoice } from './language-choice';

const show = () => {
  const onChosen = jest.fn();
  render(<LanguageChoice onChosen={onChosen} />);
  return { onChosen, person: userEvent.setup({ delay: null }) };
};

afterEach(() => {
  document.documentElement.lang = '';
});

test('each language has its own name, in its own language, and the one of the page is marked', () => {
  show();
  const choices = within(screen.getByRole('list', { name: 'Language' })).getAllByRole('button');
  expect(choices.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['English', 'en'],
    ['Español', 'es'],
  ]);
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('English');
});

test('a choice is kept, before the page is loaded again in it', async () => {
  const { onChosen, person } = show();
  onChosen.mockImplementation(() => expect(preferredLanguage(['en-US'])).toBe('es'));
  await person.tab();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(onChosen).toHaveBeenCalledTimes(1);
  expect(preferredLanguage(['en-US'])).toBe('es');
});

test('the language of the page needs no other page, and stays from now on', async () => {
  document.documentElement.lang = 'es';
  const { onChosen, person } = show();
  const spanish = screen.getByRole('button', { name: 'Español' });
  expect(spanish).toHaveAttribute('aria-current', 'true');
  await person.click(spanish);
  expect(onChosen).not.toHaveBeenCalled();
  expect(preferredLanguage(['en-US'])).toBe('es');
});

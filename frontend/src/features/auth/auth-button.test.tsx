/** The button of a dialog around logging in, before the page's scripts have come. */
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderScreen } from '../../test/render';
import { AuthButton } from './auth-button';

test.each([
  ['/s/goblet', '/s/goblet'],
  ['/', null],
])('a press on %s that comes before the scripts leads back there', (at, origin) => {
  renderScreen(<AuthButton dialog="signup">Follow</AuthButton>, { at, path: at });
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Follow' }).form;
  expect(new FormData(form as HTMLFormElement).get('origin')).toBe(origin);
});

test('a button whose press the scripts alone remember is busy until they work', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/e/friday']}>
      <AuthButton dialog="signup" onOpen={() => {}}>
        I’m going
      </AuthButton>
    </MemoryRouter>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  const button = within(page).getByRole('button', { name: 'I’m going' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  // Otherwise the browser would send the form.
  expect(button).toHaveAttribute('type', 'button');
});

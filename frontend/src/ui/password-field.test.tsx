/** The field of a password. */
import { screen } from '@testing-library/react';
import { renderScreen } from '../test/render';
import { PasswordField } from './password-field';

test('what is typed is hidden until it is asked to be shown, and the field keeps the focus', async () => {
  const { person } = renderScreen(<PasswordField label="Password" autoComplete="new-password" />);
  const field = screen.getByLabelText('Password');
  await person.type(field, 'a quiet room');
  expect(field).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await person.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(toggle).toBePressed();
  expect(field).toHaveFocus();
  await person.tab();
  expect(toggle).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'password');
  expect(toggle).not.toBePressed();
  expect(field).toHaveValue('a quiet room');
});

test('a password that is wrong says so', () => {
  renderScreen(<PasswordField label="Password" error="It is too short." />);
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('It is too short.');
});

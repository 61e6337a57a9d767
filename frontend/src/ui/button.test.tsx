/** How a button behaves while its action is in progress. */
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../test/render';
import { Button } from './button';

/** Counts what is sent; the work never ends. */
function Work({ sent }: { sent: () => void }) {
  const [busy, setBusy] = useState(false);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    sent();
    setBusy(true);
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Words" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}

test('a busy button keeps the focus and says that it is busy', async () => {
  const { person } = renderScreen(<Work sent={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).not.toHaveAttribute('aria-disabled');
  await person.click(button);
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
});

// @spec rule-submit-in-progress
test('a busy button sends nothing twice, neither by a press nor by Enter in a field', async () => {
  const sent = jest.fn();
  const { person } = renderScreen(<Work sent={sent} />);
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.type(screen.getByLabelText('Words'), 'again{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a button that may not be pressed is disabled', () => {
  const pressed = jest.fn();
  renderScreen(
    <Button busy={false} disabled onClick={pressed}>
      Send
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(pressed).not.toHaveBeenCalled();
});

test('a disabled button that is focusable says that it is disabled, does nothing when pressed, and keeps the focus', async () => {
  const sent = jest.fn();
  const Sending = () => {
    const [isSent, setSent] = useState(false);
    const press = () => {
      sent();
      setSent(true);
    };
    return (
      <Button disabled={isSent} focusableWhenDisabled onClick={press}>
        Send
      </Button>
    );
  };
  const { person } = renderScreen(<Sending />);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).not.toHaveAttribute('aria-disabled');
  await person.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('aria-busy');
  // A browser takes the focus from what is disabled.
  expect(button).not.toHaveAttribute('disabled');
  await person.click(button);
  expect(sent).toHaveBeenCalledTimes(1);
});

/** Where the focus goes when a render removes what had it. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusWhenLost } from './use-focus-when-lost';

/** A part of a page with a heading that gets the focus, beside another part. */
function Page({ inside, elsewhere, drawn }: { inside?: ReactNode; elsewhere?: ReactNode; drawn?: number }) {
  return (
    <>
      <Part drawn={drawn}>{inside}</Part>
      {elsewhere}
      <input aria-label="Field elsewhere" />
    </>
  );
}

function Part({ drawn = 0, children }: { drawn?: number | undefined; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusWhenLost(heading);
  return (
    <section {...focusProps} data-drawn={drawn}>
      <h2 ref={heading} tabIndex={-1}>
        Part
      </h2>
      {children}
    </section>
  );
}

const heading = () => screen.getByRole('heading', { name: 'Part' });
const button = <button type="button">Button</button>;
const focusButton = () => act(() => screen.getByRole('button').focus());

test('a removed button hands the focus to the heading of its part', () => {
  const { rerender } = render(<Page inside={button} />);
  focusButton();
  rerender(<Page />);
  expect(heading()).toHaveFocus();
});

const dialog = createPortal(<div role="dialog">{button}</div>, document.body);

test('a removed dialog that was opened from the part hands it on as well, wherever the dialog is in the document', async () => {
  const { rerender } = render(<Page inside={dialog} />);
  focusButton();
  rerender(<Page />);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a dialog that gives the focus back by itself is given the time for that', async () => {
  const { rerender } = render(<Page inside={dialog} />);
  focusButton();
  rerender(<Page />);
  expect(document.body).toHaveFocus();
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(field).toHaveFocus();
});

test('the part leaves the focus alone when something elsewhere lost it', () => {
  const { rerender } = render(<Page elsewhere={button} />);
  focusButton();
  rerender(<Page drawn={1} />);
  expect(document.body).toHaveFocus();
});

test('a button that is removed after the focus moved elsewhere changes nothing, also later', async () => {
  const Leaving = () => {
    const [isShown, setShown] = useState(true);
    return isShown && <button type="button" onFocus={() => setShown(false)} />;
  };
  const { rerender } = render(<Page inside={<Leaving />} />);
  focusButton();
  expect(document.body).toHaveFocus();
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  act(() => field.blur());
  rerender(<Page drawn={1} />);
  expect(document.body).toHaveFocus();
});

const focus = (field: HTMLInputElement | null) => field?.focus();

test('what takes the focus by itself keeps it', () => {
  const { rerender } = render(<Page inside={button} />);
  focusButton();
  rerender(<Page inside={<input ref={focus} aria-label="Field inside" />} />);
  expect(screen.getByLabelText('Field inside')).toHaveFocus();
});

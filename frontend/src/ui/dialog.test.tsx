/** How a dialog is on a phone and on a wide screen, and whom the focus belongs to when it closes. */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../test/render';
import { Dialog } from './dialog';

const nothing = window.matchMedia;
/** A screen to which these words of a media query apply. Nothing moves: a frame after the end of a test would find nobody. */
const onScreen = (...words: string[]) =>
  Object.assign(window, {
    matchMedia: (media: string) => ({
      ...nothing(media),
      matches: ['reduced-motion', ...words].some((word) => media.includes(word)),
    }),
  });
const onPhone = () => onScreen('max-width');
beforeEach(() => void onScreen());
afterEach(() => void Object.assign(window, { matchMedia: nothing }));

function Asking({ phone, returnFocus }: { phone: 'page' | 'sheet'; returnFocus?: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Ask
      </button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Sure?"
        phone={phone}
        returnFocus={returnFocus ?? true}
      >
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}

async function ask(phone: 'page' | 'sheet', returnFocus?: boolean) {
  const { person } = renderScreen(<Asking phone={phone} returnFocus={returnFocus ?? true} />);
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  return { person, dialog: await screen.findByRole('dialog', { name: 'Sure?' }) };
}
const place = (dialog: HTMLElement) => ({
  sheet: dialog.classList.contains('sheet'),
  whole: dialog.closest('[data-full-screen]') !== null,
});

test('a question is a sheet at the foot of a phone, as high as what is in it', async () => {
  onPhone();
  expect(place((await ask('sheet')).dialog)).toEqual({ sheet: true, whole: false });
});

test('work takes the whole of a phone', async () => {
  onPhone();
  expect(place((await ask('page')).dialog)).toEqual({ sheet: false, whole: true });
});

test.each(['sheet', 'page'] as const)('on a wide screen a %s is neither', async (phone) => {
  expect(place((await ask(phone)).dialog)).toEqual({ sheet: false, whole: false });
});

test.each(['sheet', 'page'] as const)(
  'Escape closes a %s, and the focus is back where it was',
  async (phone) => {
    onPhone();
    const { person } = await ask(phone);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  },
);

test('a focus that belongs to what comes next is left alone', async () => {
  const { person } = await ask('sheet', false);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('button', { name: 'Ask' })).not.toHaveFocus();
});

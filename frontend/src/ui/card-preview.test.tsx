/** The picture beside a card's name. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOutPointer } from '../test/layout';
import { CardPreview } from './card-preview';

const NAME = 'Clockwork Heron';
function open() {
  render(
    <CardPreview cardId="heron-id" name={NAME}>
      {(watch) => (
        <a href="/anywhere" {...watch}>
          {NAME}
        </a>
      )}
    </CardPreview>,
  );
  return { link: screen.getByRole('link', { name: NAME }), person: userEvent.setup({ delay: null }) };
}
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));
const picture = () => screen.queryByAltText(NAME);

afterEach(() => jest.restoreAllMocks());

test('the picture comes when the pointer rests on the name, and goes with it', async () => {
  layOutPointer();
  const { link, person } = open();
  await person.hover(link);
  expect(picture()).toBeNull();
  await wait();
  expect(picture()).toHaveAttribute('src', '/api/cards/heron-id/image/front/normal');
  // The name says it all to anyone who cannot see it.
  expect(screen.queryByRole('img')).toBeNull();
  await person.unhover(link);
  await wait();
  expect(picture()).toBeNull();
});

test('the pointer may go on to the picture', async () => {
  layOutPointer();
  const { link, person } = open();
  await person.hover(link);
  await wait();
  await person.hover(picture() as HTMLElement);
  await wait();
  expect(picture()).not.toBeNull();
});

test('it comes at the keyboard’s focus, too, and Escape closes it', async () => {
  layOutPointer();
  const { link, person } = open();
  await person.tab();
  expect(link).toHaveFocus();
  await wait();
  expect(picture()).not.toBeNull();
  await person.keyboard('{Escape}');
  expect(picture()).toBeNull();
  expect(link).toHaveFocus();
});

test('it stands beside the part that is marked for it', async () => {
  layOutPointer();
  render(
    <CardPreview cardId="heron-id" name={NAME}>
      {(watch) => (
        <a href="/anywhere" {...watch}>
          {NAME} <span data-preview-beside>#89</span>
        </a>
      )}
    </CardPreview>,
  );
  const rectangle = { left: 500, top: 100, width: 200, height: 40 } as DOMRect;
  jest.spyOn(screen.getByText('#89'), 'getBoundingClientRect').mockReturnValue(rectangle);
  await userEvent.setup({ delay: null }).hover(screen.getByRole('link'));
  await wait();
  expect(picture()?.closest('[style]')).toHaveStyle({ left: '708px' });
});

test('it goes when the page is scrolled', async () => {
  layOutPointer();
  const { link, person } = open();
  await person.hover(link);
  await wait();
  fireEvent.scroll(document);
  expect(picture()).toBeNull();
});

test('a finger brings no picture', async () => {
  const { link, person } = open();
  await person.hover(link);
  await wait();
  expect(picture()).toBeNull();
});

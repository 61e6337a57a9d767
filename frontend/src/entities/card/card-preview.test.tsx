/** The picture beside a card's name. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOutPointer } from '../../test/layout';
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

// @spec screen-card-preview
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

// @spec screen-card-preview
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

test.each([
  [
    'right of it',
    { left: 100, top: 400, width: 200, height: 20 },
    [1440, 900],
    { left: '308px', top: '240px' },
  ],
  [
    'left where the right has no room',
    { left: 1200, top: 400, width: 200, height: 20 },
    [1440, 900],
    { left: '948px', top: '240px' },
  ],
  [
    'below where the sides have none',
    { left: 10, top: 10, width: 370, height: 20 },
    [390, 844],
    { left: '10px', top: '38px' },
  ],
  [
    'above at the foot of such a window',
    { left: 10, top: 800, width: 370, height: 20 },
    [390, 844],
    { left: '10px', top: '452px' },
  ],
  ['nowhere in a window without room', { left: 0, top: 150, width: 320, height: 40 }, [320, 400], null],
] as const)('it covers nothing of what is pointed at and is whole: %s', async (_where, at, view, place) => {
  layOutPointer();
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(view[0]);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(view[1]);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(244);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(340);
  const { link, person } = open();
  jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(at as DOMRect);
  await person.hover(link);
  await wait();
  const box = picture()?.closest('[style]');
  if (place) expect(box).toHaveStyle(place);
  if (place) expect(picture()).toBeVisible();
  else expect(picture()).not.toBeVisible();
});

test('it goes when the page is scrolled', async () => {
  layOutPointer();
  const { link, person } = open();
  await person.hover(link);
  await wait();
  fireEvent.scroll(document);
  expect(picture()).toBeNull();
});

// @spec screen-card-preview
test('a finger brings no picture', async () => {
  const { link, person } = open();
  await person.hover(link);
  await wait();
  expect(picture()).toBeNull();
});

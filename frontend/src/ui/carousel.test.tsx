/** How slides take turns, and when they wait. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { layOut } from '../test/layout';
import { renderScreen } from '../test/render';
import { Carousel } from './carousel';

layOut();
const deviceMedia = window.matchMedia;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Object.assign(window, { matchMedia: deviceMedia });
  see('visible');
  jest.restoreAllMocks();
});

const NAMES = ['Heron', 'Island', 'Lantern'];

function show(names = NAMES) {
  return renderScreen(
    <>
      <Carousel label="Cards" intervalMs={5000}>
        {names.map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </Carousel>
      <button type="button">Elsewhere</button>
    </>,
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: 'Cards' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** What has the focus got it by a click or a tap: jsdom takes every focus for the keyboard's. */
function focusByPointer() {
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector !== ':focus-visible' && matches.call(this, selector);
  });
}

/** The one slide that can be seen and reached. */
function shown(): string | null {
  const reachable = screen.getAllByRole('group').filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable).toHaveLength(1);
  return reachable[0]?.textContent ?? null;
}

function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** A device that asks for less motion, until it says otherwise. */
function askForLessMotion() {
  const listeners = new Set<(event: { matches: boolean }) => void>();
  const query = {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.assign(window, {
    matchMedia: (media: string) =>
      media.includes('reduced-motion')
        ? { ...deviceMedia(media), ...query, matches: true }
        : deviceMedia(media),
  });
  return (matches: boolean) =>
    act(() => {
      for (const listener of listeners) listener({ matches });
    });
}

test('a carousel and its slides say what they are', () => {
  show();
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  const first = screen.getByRole('group', { name: '1 of 3' });
  expect(first).toHaveAttribute('aria-roledescription', 'slide');
  expect(first).not.toHaveAttribute('inert');
  expect(screen.getByRole('group', { name: '2 of 3' })).toHaveAttribute('inert');
});

// @spec rule-promo-10s
test('the next slide comes after the given time, round and round', () => {
  show();
  for (const name of [...NAMES, 'Heron']) {
    expect(shown()).toBe(name);
    wait(4999);
    expect(shown()).toBe(name);
    wait(1);
  }
});

test('the slides wait while the pointer is on them', () => {
  show();
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  wait(20_000);
  expect(shown()).toBe('Heron');
  fireEvent.pointerLeave(carousel());
  wait(5000);
  expect(shown()).toBe('Island');
});

test('the slides wait while the focus is among them', () => {
  show();
  act(() => screen.getByRole('link', { name: 'Heron' }).focus());
  wait(20_000);
  expect(shown()).toBe('Heron');
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  wait(5000);
  expect(shown()).toBe('Island');
});

test.each(['Previous slide', 'Next slide', 'Slide 3 of 3'])('a tap on %s leaves the slides going', (name) => {
  show();
  const button = screen.getByRole('button', { name });
  focusByPointer();
  act(() => button.focus());
  fireEvent.click(button);
  const chosen = shown();
  wait(5000);
  expect(button).toHaveFocus();
  expect(shown()).not.toBe(chosen);
});

test('anyone who clicks with the mouse has the slides wait for as long as they point at them', () => {
  show();
  focusByPointer();
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
  press('Next slide');
  wait(20_000);
  expect(shown()).toBe('Island');
  fireEvent.pointerLeave(carousel());
  wait(5000);
  expect(shown()).toBe('Lantern');
});

test('the slides wait for anyone who takes to the keyboard after a click', () => {
  show();
  const next = screen.getByRole('button', { name: 'Next slide' });
  focusByPointer();
  act(() => next.focus());
  jest.restoreAllMocks();
  fireEvent.keyUp(next, { key: 'Enter' });
  wait(20_000);
  expect(shown()).toBe('Heron');
});

test('the slides wait while the tab is out of sight', () => {
  show();
  see('hidden');
  wait(20_000);
  expect(shown()).toBe('Heron');
  see('visible');
  wait(5000);
  expect(shown()).toBe('Island');
});

test('the slides never move by themselves for anyone who asked for less motion', () => {
  const change = askForLessMotion();
  show();
  wait(20_000);
  expect(shown()).toBe('Heron');
  expect(screen.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument();
  press('Next slide');
  expect(shown()).toBe('Island');
  change(false);
  wait(5000);
  expect(shown()).toBe('Lantern');
  change(true);
  wait(20_000);
  expect(shown()).toBe('Lantern');
});

test('a button pauses the slides, and sets them going again whatever is pointed at', () => {
  show();
  press('Pause slides');
  wait(20_000);
  expect(shown()).toBe('Heron');
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  press('Play slides');
  wait(5000);
  expect(shown()).toBe('Island');
  fireEvent.pointerLeave(carousel());
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  wait(20_000);
  expect(shown()).toBe('Island');
});

test('people go back, forth and to any slide, which then has its whole time', () => {
  show();
  press('Previous slide');
  expect(shown()).toBe('Lantern');
  press('Next slide');
  expect(shown()).toBe('Heron');
  wait(4000);
  press('Slide 2 of 3');
  expect(shown()).toBe('Island');
  expect(screen.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true');
  wait(4000);
  expect(shown()).toBe('Island');
});

test('a change is read out when the slides wait, not when they move by themselves', () => {
  show();
  const spoken = within(carousel()).getByText('Slide 1 of 3');
  expect(spoken).toHaveAttribute('aria-live', 'off');
  press('Pause slides');
  press('Next slide');
  expect(spoken).toHaveAttribute('aria-live', 'polite');
  expect(spoken).toHaveTextContent('Slide 2 of 3');
});

test('one slide needs no controls and stands still', () => {
  show(['Heron']);
  expect(within(carousel()).queryByRole('button')).not.toBeInTheDocument();
  wait(20_000);
  expect(shown()).toBe('Heron');
});

test('of many slides the place is told in numbers', () => {
  show(Array.from({ length: 6 }, (_, at) => `Card ${at}`));
  expect(within(carousel()).getByText('1 / 6')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Slide 2 of 6' })).not.toBeInTheDocument();
});

/** A map on the screen: by keyboard, by pointer, with an operator's tiles and without any. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { loadMapTiles } from '../../api/map-settings';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';
import StoreMap, { type MapProps } from './map';
import { loadCoarseOutline, loadFineOutline } from './outline';
import PinMap from './pin-map';
import type { Point } from './view';

const CONFIG = 'GET /api/client-config';
const GOBLET = { id: 'goblet', name: 'The Gilded Goblet', latitude: 41.9, longitude: -87.67 };
const HARBOR = { id: 'harbor', name: 'Harbor Games', latitude: 41.91, longitude: -87.68 };
const FAR = { id: 'far', name: 'Far Away', latitude: 43.05, longitude: -87.95 };

const open = (props: Partial<MapProps> = {}) =>
  renderScreen(
    <StoreMap
      label="Map of stores"
      loadTiles={loadMapTiles}
      points={[GOBLET, HARBOR, FAR]}
      detail={({ name }) => <a href="/there">{`See ${name}`}</a>}
      {...props}
    />,
  );
/** The test's document has no coordinates in pointer events of its own. */
const point = (target: Element, kind: string, clientX: number, clientY: number) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(kind, { bubbles: true, clientX, clientY, button: 0 }), { pointerId: 1 }),
  );
const isDrawn = ({ container }: ReturnType<typeof renderScreen>) =>
  waitFor(() => expect(container.querySelector('path')).toBeInTheDocument());
const theMap = () => screen.findByRole('application', { name: 'Map of stores' });
const markers = async () =>
  within(within(await theMap()).getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

beforeAll(() => Promise.all([loadCoarseOutline(), loadFineOutline()]));
beforeEach(() => mockServer.on(CONFIG, { body: withoutTurnstile }));

// @spec screen-map-clusters
test('markers that are close together are one, which comes apart when it is pressed', async () => {
  const { person } = open();
  expect(await markers()).toEqual(['Far Away', '2 places: The Gilded Goblet, Harbor Games']);
  expect(screen.getByText('3 places in view')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^2 places/ }));
  expect(await markers()).toEqual(['Harbor Games', 'The Gilded Goblet']);
  expect(await theMap()).toHaveFocus();
});

// @spec screen-map-keyboard
test('everything is done by keyboard: moving, zooming, choosing, and going back', async () => {
  const { person } = open();
  await person.tab();
  expect(await theMap()).toHaveFocus();
  expect(await theMap()).toHaveAccessibleDescription(/^Arrow keys move the map/);
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Nothing in this view')).toBeVisible();
  await person.keyboard('0');
  expect(screen.getByText('3 places in view')).toBeVisible();
  await person.keyboard('-+');
  await person.tab();
  await person.keyboard('{Enter}');
  const chosen = screen.getByRole('region', { name: 'Far Away' });
  expect(chosen).toHaveFocus();
  expect(within(chosen).getByRole('link', { name: 'See Far Away' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Far Away', pressed: true })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Far Away' })).toBeNull();
  expect(await theMap()).toHaveFocus();
});

test('a drag moves the map, and presses nothing where it ends', async () => {
  await isDrawn(open());
  const map = await theMap();
  const marker = screen.getByRole('button', { name: 'Far Away' });
  point(marker, 'pointerdown', 300, 100);
  point(map, 'pointermove', 700, 500);
  point(map, 'pointerup', 700, 500);
  fireEvent.click(marker);
  expect(screen.queryByRole('region', { name: 'Far Away' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(screen.getByText('3 places in view')).toBeVisible();
});

test('says what it shows once it has come to rest', async () => {
  const onRest = jest.fn();
  const { person } = open({ onRest });
  await waitFor(() => expect(onRest).toHaveBeenCalledTimes(1));
  const [{ north, south }] = onRest.mock.calls[0] ?? [];
  expect(south).toBeLessThan(41.9);
  expect(north).toBeGreaterThan(43.05);
  await person.click(screen.getByRole('button', { name: 'Zoom in' }));
  await person.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(onRest).toHaveBeenCalledTimes(2));
});

// @spec rule-map-policy
test('without tiles it is an outline, and nothing is loaded from anywhere', async () => {
  const { container } = open();
  await waitFor(() => expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M/), {
    timeout: 10_000,
  });
  expect(screen.getByText('Outline: Natural Earth')).toBeVisible();
  expect(container.querySelectorAll('img, canvas')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/https?:/);
});

test('points at one place are listed by name', async () => {
  const { person } = open({ points: [GOBLET, { ...GOBLET, id: 'upstairs', name: 'Upstairs' }] });
  await person.click(await screen.findByRole('button', { name: '2 places: The Gilded Goblet, Upstairs' }));
  const chosen = screen.getByRole('region', { name: 'The Gilded Goblet, Upstairs' });
  expect(within(chosen).getAllByRole('link')).toHaveLength(2);
});

function Pinned({ start = null, moved }: { start?: Point | null; moved: (point: Point) => void }) {
  const [point, setPoint] = useState<Point | null>(start);
  const move = (to: Point) => {
    setPoint(to);
    moved(to);
  };
  return <PinMap loadTiles={loadMapTiles} point={point} shown={point ? 'here' : ''} onMove={move} />;
}

// @spec screen-map-pin
test('a pin is moved by the arrow keys, without the map', async () => {
  const moved = jest.fn();
  const { person } = renderScreen(<Pinned start={GOBLET} moved={moved} />);
  const pin = await screen.findByRole('button', { name: 'Pin at here' });
  act(() => pin.focus());
  await person.keyboard('{ArrowUp}');
  expect(moved.mock.lastCall[0].latitude).toBeGreaterThan(GOBLET.latitude);
  expect(moved.mock.lastCall[0].longitude).toBeCloseTo(GOBLET.longitude, 6);
  const { left } = pin.style;
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(moved.mock.lastCall[0].longitude).toBeGreaterThan(GOBLET.longitude);
  expect(Number.parseFloat(pin.style.left)).toBeCloseTo(Number.parseFloat(left) + 40, 3);
});

test('a press on the map sets the pin, and a drag moves it', async () => {
  const moved = jest.fn();
  await isDrawn(renderScreen(<Pinned moved={moved} />));
  const map = await screen.findByRole('application', { name: 'The point on the map' });
  // The fine outline follows.
  await act(async () => void fireEvent.click(map, { clientX: 400, clientY: 100 }));
  expect(moved).toHaveBeenCalledTimes(1);
  const pin = screen.getByRole('button', { name: 'Pin at here' });
  point(pin, 'pointerdown', 400, 100);
  point(pin, 'pointermove', 300, 100);
  point(pin, 'pointerup', 300, 100);
  expect(moved.mock.lastCall[0].longitude).toBeLessThan(moved.mock.calls[0]?.[0].longitude);
});

test('the keys go on working when the marker that has the focus comes apart, or leaves the view', async () => {
  const { person } = open();
  const several = await screen.findByRole('button', { name: /^2 places/ });
  several.focus();
  for (let nth = 0; nth < 8 && several.isConnected; nth++) await person.keyboard('+');
  expect(several).not.toBeInTheDocument();
  expect(await theMap()).toHaveFocus();
});

/** A page while what it is made of is on its way. */
import { act, screen } from '@testing-library/react';
import { useGetOwnPlaceQuery } from '../api/places';
import { mockServer } from '../test/mock-server';
import { ownPlace } from '../test/own-place';
import { renderScreen } from '../test/render';
import { OptionalPart } from './optional-part';
import { Whole } from './whole';

const PLACE = 'GET /api/places/mine';
const page = () => screen.getByText('Accept').parentElement;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Place() {
  const { data } = useGetOwnPlaceQuery();
  return data?.place && <p>Near you</p>;
}

function open(load?: () => Promise<{ default: () => React.ReactNode }>) {
  return renderScreen(
    <Whole>
      <Place />
      {load && <OptionalPart load={load} />}
      <button type="button">Accept</button>
    </Whole>,
  );
}

test('nothing can be pressed until what may move it has come', async () => {
  const placed = mockServer.later(PLACE, { body: ownPlace() });
  open();
  await wait(300);
  expect(page()).toHaveClass('coming');
  await placed();
  await wait(100);
  expect(screen.getByText('Near you')).toBeVisible();
  expect(page()).not.toHaveClass('coming');
});

test('the code of its parts is waited for as well', async () => {
  let load = () => {};
  const code = new Promise<void>((resolve) => {
    load = resolve;
  });
  open(async () => {
    await code;
    return { default: () => <p>Track record</p> };
  });
  await wait(300);
  expect(page()).toHaveClass('coming');
  load();
  await wait(100);
  expect(screen.getByText('Track record')).toBeVisible();
  expect(page()).not.toHaveClass('coming');
});

test('what is late is not waited for, nor anything that is read later', async () => {
  mockServer.on(PLACE, () => new Promise(() => {}));
  open();
  await wait(390);
  expect(page()).toHaveClass('coming');
  await wait(30);
  expect(page()).not.toHaveClass('coming');
});

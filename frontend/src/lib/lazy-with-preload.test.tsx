/** What happens when a page's code does not come. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import {
  CHUNK_TIMEOUT_MS,
  ChunkTimeout,
  isChunkFailure,
  lazyWithPreload,
  loadOnce,
  resetAfterFailure,
} from './lazy-with-preload';

class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: null as unknown };
  static getDerivedStateFromError = (failure: unknown) => ({ failure });
  override componentDidCatch = resetAfterFailure;
  override render() {
    return this.state.failure ? (
      <p>{isChunkFailure(this.state.failure) ? 'No chunk' : 'Broken'}</p>
    ) : (
      this.props.children
    );
  }
}

const show = (load: () => Promise<{ default: () => ReactNode }>) => {
  const part = lazyWithPreload(load);
  return render(
    <Boundary>
      <Suspense fallback="Loading">
        <part.Component />
      </Suspense>
    </Boundary>,
  );
};

const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/cards-1.js');

let silenced: jest.SpyInstance;
beforeEach(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => silenced.mockRestore());

// @spec const-chunk-120s
test('a page is given up after 120 s', async () => {
  jest.useFakeTimers();
  show(() => new Promise(() => {}));
  await act(() => jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('No chunk')).toBeInTheDocument();
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

test('a page within a frame that does not come either is given up once, for good', async () => {
  jest.useFakeTimers();
  const never = () => jest.fn(() => new Promise<never>(() => {}));
  const [frameCode, pageCode] = [never(), never()];
  const [frame, page] = [lazyWithPreload<{ children?: ReactNode }>(frameCode), lazyWithPreload(pageCode)];
  const Shown = () => {
    page.preload();
    frame.preload();
    return (
      <Suspense fallback="Loading">
        <frame.Component>
          <Suspense fallback="Loading">
            <page.Component />
          </Suspense>
        </frame.Component>
      </Suspense>
    );
  };
  render(
    <Boundary>
      <Shown />
    </Boundary>,
  );
  await act(() => jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS));
  expect(screen.getByText('No chunk')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3 * CHUNK_TIMEOUT_MS));
  expect(screen.getByText('No chunk')).toBeInTheDocument();
  expect(frameCode.mock.calls.length + pageCode.mock.calls.length).toBeLessThanOrEqual(4);
});

test('a failure that no boundary has shown yet stays, however often and late React renders the part again', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => new Promise<never>(() => {}));
  const part = lazyWithPreload(load);
  // As React does where the rest of the page is not there yet: what it has rendered is thrown away.
  class Unshown extends Boundary {
    override componentDidCatch = () => {};
  }
  const rendered = (key: string) => (
    <Unshown key={key}>
      <Suspense fallback="Loading">
        <part.Component />
      </Suspense>
    </Unshown>
  );
  const { rerender } = render(rendered('first'));
  await act(() => jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS + 1000));
  rerender(rendered('second'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('No chunk')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page whose file is lost on the way is fetched once more', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(LOST)
    .mockResolvedValue({ default: () => <p>Cards</p> });
  show(load);
  expect(await screen.findByText('Cards')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that a new deployment replaced is told from a broken one', async () => {
  show(() => Promise.reject(LOST));
  expect(await screen.findByText('No chunk')).toBeInTheDocument();
});

test.each([
  new TypeError('error loading dynamically imported module: /assets/cards-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/cards-1.css'),
  new ChunkTimeout(),
])('%s is a page that did not come', (failure) => {
  expect(isChunkFailure(failure)).toBe(true);
});

test('an error of the page itself is not', () => {
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
});

test('code that did not come is fetched again when it is shown again', async () => {
  const load = jest
    .fn<Promise<{ default: () => ReactNode }>, []>()
    .mockRejectedValueOnce(LOST)
    .mockRejectedValueOnce(LOST)
    .mockResolvedValue({ default: () => <p>Here</p> });
  const part = lazyWithPreload(load);
  const shown = (key: string) => (
    <Boundary key={key}>
      <Suspense fallback="Loading">
        <part.Component />
      </Suspense>
    </Boundary>
  );
  const { rerender } = render(shown('first'));
  expect(await screen.findByText('No chunk')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  rerender(shown('second'));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a fetch ahead that failed does not spoil the real one', async () => {
  const load = jest
    .fn<Promise<{ default: () => ReactNode }>, []>()
    .mockRejectedValueOnce(LOST)
    .mockRejectedValueOnce(LOST)
    .mockResolvedValue({ default: () => <p>Here</p> });
  const part = lazyWithPreload(load);
  await part.ready();
  expect(load).toHaveBeenCalledTimes(2);
  render(
    <Suspense>
      <part.Component />
    </Suspense>,
  );
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('code that was fetched ahead is fetched once', async () => {
  const load = jest.fn(async () => ({ default: () => <p>Here</p> }));
  const part = lazyWithPreload(load);
  part.preload();
  render(
    <Suspense>
      <part.Component />
    </Suspense>,
  );
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is there already is shown at once', async () => {
  const part = lazyWithPreload(async () => ({ default: () => <p>Here</p> }));
  await part.ready();
  render(
    <Suspense fallback="Loading">
      <part.Component />
    </Suspense>,
  );
  expect(screen.getByText('Here')).toBeInTheDocument();
});

test('what was shown when its code came keeps what it knows', async () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const part = lazyWithPreload(async () => ({ default: Counter }));
  const shown = () => (
    <Suspense fallback="Loading">
      <part.Component />
    </Suspense>
  );
  const { rerender } = render(shown());
  fireEvent.click(await screen.findByRole('button', { name: '0' }));
  rerender(shown());
  expect(screen.getByRole('button', { name: '1' })).toBeInTheDocument();
});

test('what was given up is asked for again, and what came is kept', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<Promise<string>, []>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue('Here');
  const once = loadOnce(load, 50);
  const asked = [once(), once()].map((each) => expect(each).rejects.toThrow(ChunkTimeout));
  await jest.advanceTimersByTimeAsync(50);
  await Promise.all(asked);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await once()).toBe('Here');
  expect(await once()).toBe('Here');
  expect(load).toHaveBeenCalledTimes(2);
});

/** The hand-over at the table: both codes, a network that is gone, a camera, and what differs. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { DealDto } from '../../api/deals';
import { keepCode, pendingCodes } from '../../browser/pending-codes';
import DealPage from '../../pages/deal';
import InboxBadge from '../../pages/inbox-badge';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, DEAL } from '../../test/trades';

const READ = 'GET /api/deals/:uuid';
const CODE = 'GET /api/deals/:uuid/code';
const ENTER = 'POST /api/deals/:uuid/hand-over';
const NOTHING = { struck: [], conditions: [], prices: [], cash: null };
const AMEND = 'POST /api/deals/:uuid/amendment';
const AGREE = 'POST /api/deals/:uuid/amendment/agree';

function serve(deal: DealDto = aDeal()) {
  let now = deal;
  mockServer.on(READ, () => ({ body: now }));
  mockServer.on(CODE, { body: aCode() });
  return {
    change: (next: Partial<DealDto>) => {
      now = { ...now, ...next, version: now.version + 1 };
      return { body: now };
    },
  };
}
const open = (hash = '') =>
  renderScreen(<DealPage />, { user: player, at: `/deals/${DEAL}${hash}`, path: '/deals/:id' });
const field = () => screen.findByLabelText('The Gilded Sleeve’s code');
const confirm = () => screen.getByRole('button', { name: 'Confirm the hand-over' });
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
const confirmedByMe = { ...aDeal().handOver, confirmedByMe: true };

beforeEach(() => window.localStorage.removeItem('pendingCodes'));

// @spec screen-hand-over
test('one shows a code large and as a QR code, and enters the other’s, once', async () => {
  const { change } = serve();
  mockServer.on(ENTER, () => change({ state: 'HANDING', handOver: confirmedByMe }));
  const { person } = open();
  expect(await screen.findByText('480 135')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your code as a QR code' })).toBeVisible();
  await person.type(await field(), '12345');
  await person.click(confirm());
  const short = screen.getByRole('alert');
  expect(short).toHaveTextContent('Enter all six digits.');
  await person.click(confirm());
  // Another element with the same words: only that is announced again.
  expect(screen.getByRole('alert')).not.toBe(short);
  await person.clear(await field());
  await person.type(await field(), '123 456');
  await person.dblClick(confirm());
  expect(await screen.findByText('You have confirmed.')).toBeVisible();
  expect(screen.getByText('You’ve confirmed. Now The Gilded Sleeve enters your code.')).toBeVisible();
  expect(mockServer.calls(ENTER).map(({ body }) => body)).toEqual([
    { code: '123456', enteredAt: expect.any(String), revision: 1 },
  ]);
  // It is the same as long as the lines are: a step doesn't ask for it again.
  expect(mockServer.calls(CODE)).toHaveLength(1);
});

test('a wrong code is said at the field, and too many of them until when to wait', async () => {
  const { change } = serve();
  mockServer.fail(ENTER, 400, { code: 'deals.wrong-code', message: 'That’s not the code.' });
  const { person } = open();
  await person.type(await field(), '111111');
  await person.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('That’s not the code.');
  const lockedUntil = new Date(Date.now() + 900_000).toISOString();
  mockServer.on(ENTER, () => {
    change({ handOver: { ...aDeal().handOver, lockedUntil } });
    return { status: 429, body: { status: 429, message: 'Too many wrong codes.' } };
  });
  await person.click(confirm());
  expect(await screen.findByText(/^Too many wrong codes\. Try again at/)).toBeVisible();
});

// @spec rule-hand-over-offline
test('without a network the code is kept, and sent when there is one, with the moment it was entered', async () => {
  const { change } = serve();
  mockServer.on(ENTER, noNetwork);
  const { person, unmount } = open();
  await person.type(await field(), '123456');
  await person.click(confirm());
  expect(await screen.findByText(/^No network: the code is kept on this device/)).toBeVisible();
  const [kept] = pendingCodes();
  expect(kept).toMatchObject({ deal: DEAL, code: '123456', revision: 1 });
  unmount();
  mockServer.on(ENTER, () => change({ state: 'DONE' }));
  renderScreen(<InboxBadge />, { user: player });
  // The log-in of the next test page has emptied the storage: kept again as the page before did.
  act(() => {
    if (kept) keepCode(kept);
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('The code from The Gilded Sleeve was sent.')).toBeVisible();
  expect(mockServer.calls(ENTER).at(-1)?.body).toMatchObject({ enteredAt: kept?.enteredAt });
  expect(pendingCodes()).toEqual([]);
});

test('a code that was kept is forgotten when another of the deal is taken', async () => {
  const { change } = serve();
  mockServer.on(ENTER, () => change({ state: 'HANDING', handOver: confirmedByMe }));
  const { person } = open();
  await field();
  act(() =>
    keepCode({
      ...{ deal: DEAL, who: 'Goblet', code: '111111', revision: 1 },
      enteredAt: new Date().toISOString(),
    }),
  );
  await person.type(await field(), '123456');
  await person.click(confirm());
  expect(await screen.findByText('You have confirmed.')).toBeVisible();
  expect(pendingCodes()).toEqual([]);
});

test('after an amendment the code of before is not shown while the next one loads', async () => {
  const { change } = serve(aDeal({ amendment: { ...NOTHING, by: store.uuid, struck: [1] } }));
  let give = () => {};
  mockServer.on(AGREE, () => {
    const later = new Promise<void>((resolve) => {
      give = resolve;
    });
    mockServer.on(CODE, async () => {
      await later;
      return { body: aCode({ code: '999111' }) };
    });
    return change({ amendment: null, handOver: { ...aDeal().handOver, revision: 2 } });
  });
  const { person } = open();
  expect(await screen.findByText('480 135')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(mockServer.calls(CODE)).toHaveLength(2));
  expect(screen.queryByText('480 135')).toBeNull();
  act(() => give());
  expect(await screen.findByText('999 111')).toBeVisible();
});

test('a code that an address brings is looked at before it is sent', async () => {
  serve();
  const { router } = open('?scan&of=qr#654321');
  expect(await field()).toHaveValue('654321');
  expect(await field()).toHaveFocus();
  // Neither is in what is shared, reloaded or gone back to.
  await waitFor(() => expect(router.state.location.search).toBe('?of=qr'));
  expect(router.state.location.hash).toBe('');
  expect(await field()).toHaveValue('654321');
  expect(mockServer.calls(ENTER)).toEqual([]);
});

test('what differs is suggested line by line, and the other agrees', async () => {
  const { change } = serve();
  mockServer.on(AMEND, ({ body }) =>
    change({ amendment: { ...NOTHING, by: player.uuid, ...(body as { struck: number[]; conditions: [] }) } }),
  );
  const { person, unmount } = open();
  await person.click(await screen.findByRole('button', { name: 'Something differs' }));
  await screen.findByRole('form', { name: 'What differs' });
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Something differs' })).toHaveFocus();
  await person.keyboard('{Enter}');
  const form = within(await screen.findByRole('form', { name: 'What differs' }));
  expect(form.getAllByRole('checkbox')[0]).toHaveFocus();
  await person.click(form.getByRole('button', { name: 'Suggest the change' }));
  expect(form.getByText('Nothing differs yet.')).toBeVisible();
  await person.click(form.getByRole('checkbox', { name: 'Strike: Tidewell Archivist' }));
  await person.selectOptions(form.getByLabelText('Condition: Clockwork Heron'), 'Damaged');
  await person.click(form.getByRole('button', { name: 'Suggest the change' }));
  expect(await screen.findByText('Tidewell Archivist: stays with its owner')).toBeVisible();
  expect(mockServer.calls(AMEND)[0]?.body).toEqual({
    struck: [1],
    conditions: [{ nth: 0, condition: 'DAMAGED' }],
  });
  unmount();
  const other = serve(aDeal({ amendment: { ...NOTHING, by: store.uuid, struck: [1] } }));
  mockServer.on(AGREE, () => other.change({ amendment: null }));
  const again = open();
  await again.person.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.queryByText(/suggests a change/)).toBeNull());
});

test('a line that was struck before is not offered again, nor sent', async () => {
  const [heron, tide] = aDeal().lines;
  if (!heron || !tide) throw new Error('The deal has two lines');
  const { change } = serve(aDeal({ lines: [heron, { ...tide, isStruck: true }] }));
  mockServer.on(AMEND, () => change({}));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Something differs' }));
  const form = within(await screen.findByRole('form', { name: 'What differs' }));
  expect(form.getAllByRole('checkbox')).toHaveLength(1);
  await person.selectOptions(form.getByLabelText('Condition: Clockwork Heron'), 'Damaged');
  await person.click(form.getByRole('button', { name: 'Suggest the change' }));
  await waitFor(() => expect(mockServer.calls(AMEND)).toHaveLength(1));
  expect(mockServer.calls(AMEND)[0]?.body).toEqual({
    struck: [],
    conditions: [{ nth: 0, condition: 'DAMAGED' }],
  });
});

describe('with a camera', () => {
  const stop = jest.fn();
  let read: string[] = [];
  beforeEach(() => {
    stop.mockClear();
    read = [];
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = async () => read.splice(0).map((rawValue) => ({ rawValue }));
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
    });
    HTMLMediaElement.prototype.play = async () => {};
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  test('a QR code of this deal fills in the field, one of another does not', async () => {
    serve();
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    expect(await screen.findByText('Point the camera at the other code.')).toBeVisible();
    read = [`https://playset.example/deals/${DEAL}#123456`];
    await waitFor(async () => expect(await field()).toHaveValue('123456'));
    expect(stop).toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Scan with the camera' }));
    read = ['https://playset.example/deals/0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01#999999'];
    expect(await screen.findByText('This code belongs to another deal.')).toBeVisible();
    expect(await field()).toHaveValue('123456');
  });

  test('a camera that is refused leaves the field', async () => {
    serve();
    Object.assign(navigator.mediaDevices, { getUserMedia: async () => Promise.reject(new Error('No')) });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    expect(await screen.findByText('The camera isn’t available. Type the code.')).toBeVisible();
  });
});

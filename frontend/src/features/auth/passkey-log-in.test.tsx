/** Logging in with a passkey that the browser suggests, and with the button, which somebody may press at the same moment. */
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const LOG_IN = 'POST /api/auth/login/passkey';
const CHALLENGE = { challenge: 'abc', timeout: 60_000 };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const SIGNED = {
  id: 'key',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    ...{ authenticatorData: bytes('data'), clientDataJSON: bytes('{}'), signature: bytes('signed') },
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

/** What the authenticator was asked for: a suggestion, or an answer at once. */
let asked: { mediation: string | undefined; answer: () => void }[];

beforeEach(() => {
  asked = [];
  const isConditionalMediationAvailable = async () => true;
  window.PublicKeyCredential = Object.assign(() => {}, { isConditionalMediationAvailable }) as never;
  const get = ({ mediation }: { mediation?: string }) =>
    new Promise((resolve) => asked.push({ mediation, answer: () => resolve(SIGNED) }));
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('POST /api/auth/login/passkey/challenge', { body: CHALLENGE });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

async function openLogIn() {
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.mediation).toBe('conditional');
  return { person, button };
}

test.each(['suggestion', 'button'] as const)(
  'of a suggestion and the button at the same moment, the %s that answered first logs in, once',
  async (first) => {
    let answerLogIn = () => {};
    mockServer.on(
      LOG_IN,
      () =>
        new Promise((resolve) => {
          answerLogIn = () => resolve({ body: { accessToken: 'abc', user: player } });
        }),
    );
    const { person, button } = await openLogIn();
    await person.click(button);
    await waitFor(() => expect(asked).toHaveLength(2));
    const inOrder = first === 'suggestion' ? asked : asked.toReversed();
    await act(async () => {
      for (const { answer } of inOrder) answer();
    });
    await waitFor(() => expect(mockServer.calls(LOG_IN)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Waiting for your passkey…' })).toHaveAttribute(
      'aria-disabled',
    );
    await act(async () => answerLogIn());
    await screen.findByRole('heading', { name: 'Welcome, Mira Vale' });
    expect(mockServer.calls(LOG_IN)).toHaveLength(1);
  },
);

test('the button waits for a suggestion that is logging in', async () => {
  mockServer.on(LOG_IN, () => new Promise(() => {}));
  const { person, button } = await openLogIn();
  await act(async () => asked[0]?.answer());
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await person.click(button);
  expect(asked).toHaveLength(1);
});

test('a suggestion that comes late does not end what the button asked for', async () => {
  let suggest = () => {};
  mockServer.on('POST /api/auth/login/passkey/challenge', () => {
    mockServer.on('POST /api/auth/login/passkey/challenge', { body: CHALLENGE });
    return new Promise((resolve) => {
      suggest = () => resolve({ body: CHALLENGE });
    });
  });
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  await person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => suggest());
  expect(asked.map(({ mediation }) => mediation)).toEqual([undefined]);
});

/** What becomes of a form when its verification widget does not give a token, and how long the widget waits. */
import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { mockServer } from '../../../test/mock-server';
import { renderScreen } from '../../../test/render';
import { removeTurnstile, withTurnstile } from '../../../test/turnstile';
import { useHumanCheck } from './human-check';

type Callbacks = Record<string, ((told?: string) => void) | undefined>;

/** The script's object; `drawn` is what the widget was asked to be. */
function putScript(getResponse: () => string | undefined = () => undefined) {
  const script = { drawn: {} as Record<string, unknown> };
  window.turnstile = {
    ready: (done) => done(),
    render: (_container, parameters) => {
      script.drawn = { ...parameters };
      return 'widget';
    },
    execute: () => {},
    reset: () => {},
    remove: () => {},
    getResponse,
    isExpired: () => false,
  };
  return script;
}
afterEach(removeTurnstile);

function Form() {
  const check = useHumanCheck();
  return (
    <>
      {check.widget}
      <button type="submit" disabled={!check.passed}>
        Send
      </button>
    </>
  );
}

// @spec error-widget
test.each(['error-callback', 'expired-callback', 'timeout-callback'])(
  'after its %s a form waits for another token',
  async (name) => {
    mockServer.on('GET /api/client-config', { body: withTurnstile });
    const script = putScript();
    renderScreen(<Form />);
    await waitFor(() => expect(script.drawn.callback).toBeDefined());
    const callbacks = script.drawn as Callbacks;
    act(() => callbacks.callback?.('token-1'));
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    act(() => callbacks[name]?.('why'));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    act(() => callbacks.callback?.('token-2'));
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
);

// @spec error-widget
test('in a browser that the widget does not support the form goes on waiting', async () => {
  mockServer.on('GET /api/client-config', { body: withTurnstile });
  const script = putScript();
  renderScreen(<Form />);
  await waitFor(() => expect(script.drawn['unsupported-callback']).toBeDefined());
  act(() => (script.drawn as Callbacks)['unsupported-callback']?.());
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

// @spec const-widget-8000ms
test('a widget that failed tries again by itself after 8000 ms', async () => {
  mockServer.on('GET /api/client-config', { body: withTurnstile });
  const script = putScript();
  renderScreen(<Form />);
  await waitFor(() => expect(script.drawn).toMatchObject({ retry: 'auto', 'retry-interval': 8000 }));
});

describe('waiting for the response', () => {
  /** The widget is drawn, and somebody waits for its response. */
  async function wait(response: () => string | undefined) {
    jest.useFakeTimers();
    const script = putScript(response);
    document.head.append(Object.assign(document.createElement('script'), { id: DEFAULT_SCRIPT_ID }));
    const widget = createRef<TurnstileInstance>();
    render(<Turnstile ref={widget} siteKey="site-key" injectScript={false} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    const settled = jest.fn();
    widget.current?.getResponsePromise().then(settled, ({ message }: Error) => settled(message));
    const solve = () => act(() => (script.drawn as Callbacks).callback?.('token-1'));
    return { script, settled, solve };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  // @spec const-widget-100ms
  test('it is looked for every 100 ms', async () => {
    const { settled, solve } = await wait(() => 'token-1');
    await pass(250);
    solve();
    await pass(49);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    expect(settled).toHaveBeenCalledWith('token-1');
  });

  // @spec text-widget-timeout, const-widget-30000ms
  test('it is given up after 30000 ms: Timeout', async () => {
    const { settled } = await wait(() => 'token-1');
    await pass(29_999);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    expect(settled).toHaveBeenCalledWith('Timeout');
  });

  // @spec text-widget-no-response
  test('a widget that has none says: No response received', async () => {
    const { settled, solve } = await wait(() => undefined);
    solve();
    await pass(100);
    expect(settled).toHaveBeenCalledWith('No response received');
  });

  // @spec text-widget-failed
  test('a widget that breaks says: Failed to get response', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { settled, solve } = await wait(() => {
      throw new Error('gone');
    });
    solve();
    await pass(100);
    expect(settled).toHaveBeenCalledWith('Failed to get response');
    warned.mockRestore();
  });
});

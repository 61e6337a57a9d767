/** A stand-in for the human-verification script of the browser. */

import { act, waitFor } from '@testing-library/react';
import type { ClientConfig } from '../api/client';

/** The settings of a deployment with verification. */
export const withTurnstile: ClientConfig = {
  turnstileSiteKey: 'site-key',
  turnstileScriptUrl: 'https://challenge.example/api.js',
  demo: false,
  map: null,
};

/** The settings of a deployment without verification. */
export const withoutTurnstile: ClientConfig = { ...withTurnstile, turnstileSiteKey: null };

interface Parameters {
  callback?: (token: string) => void;
  'expired-callback'?: (token: string) => void;
}

/** Puts the script's object on the page. Answers what the person and the widget do. */
export function fakeTurnstile() {
  let drawn: Parameters = {};
  const reset = jest.fn();
  window.turnstile = {
    ready: (done) => done(),
    render: (_container, parameters) => {
      drawn = parameters as Parameters;
      return 'widget';
    },
    execute: () => {},
    reset,
    remove: () => {},
    getResponse: () => undefined,
    isExpired: () => false,
  };
  return {
    reset,
    /** The person passes the challenge, once it is drawn. */
    solve: async (token: string) => {
      await waitFor(() => expect(drawn.callback).toBeDefined());
      act(() => drawn.callback?.(token));
    },
    expire: (token: string) => act(() => drawn['expired-callback']?.(token)),
  };
}

/** Takes the script's object, and the script itself, off the page. */
export function removeTurnstile(): void {
  delete window.turnstile;
  document.getElementById('cf-turnstile-script')?.remove();
}

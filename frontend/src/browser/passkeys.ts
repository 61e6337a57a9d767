/** Passkeys in this browser: whether there can be any, and the two ceremonies. Their library is fetched with the first one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** How a browser may reach an authenticator; what it names beside these, the server does not know either. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const library = () => import('@simplewebauthn/browser');

/** A passkey belongs to a name, so an address of digits can have none. */
const NUMERIC = /^(\[.*\]|\d+(\.\d+){3})$/;

/** Whether this browser, at this address, can make and use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !NUMERIC.test(window.location.hostname);

/** This page under the name of one's own machine, where it was opened by its number: a passkey belongs to a name. */
export function localPasskeyAddress(): string | undefined {
  const here = new URL(window.location.href);
  if (here.hostname !== '127.0.0.1' && here.hostname !== '[::1]') return undefined;
  here.hostname = 'localhost';
  return here.href;
}

/** Whether this browser offers passkeys while somebody fills in the e-mail field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const ask = window.PublicKeyCredential.isConditionalMediationAvailable;
  return ask ? ask.call(window.PublicKeyCredential).catch(() => false) : false;
}

/** Makes a passkey. Rejects when its owner cancels, or has one here already. */
export async function makePasskey(options: object) {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const transports = TRANSPORTS.filter((known) => response.transports?.includes(known));
  return { id, rawId, type, response: { ...response, transports } };
}

/** Uses a passkey: asked for at once, or `suggested` in the e-mail field. Rejects when its owner cancels. */
export async function signWithPasskey(options: object, suggested = false) {
  const { startAuthentication } = await library();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: suggested,
  });
  return { id, rawId, type, response };
}

/** Ends a ceremony that waits. */
export async function cancelPasskey(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Why a ceremony failed: its owner ended it, this device has such a passkey already, or something else. */
export function passkeyFailure(failure: unknown): 'cancelled' | 'known' | 'other' {
  const { name, code } = (failure ?? {}) as { name?: unknown; code?: unknown };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'other';
}

/** Whether a failed call was refused by the server, and not by the browser. */
export const isAnswer = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'status' in failure;

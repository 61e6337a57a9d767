// What the browser may load and whom it may tell: everything from us, verification from its one host.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Environment } from '../../environment/environment.js';
import { KEPT_BY_NOBODY } from '../caching/revalidated.js';

/** A year, in seconds. */
const REMEMBERED = 31_536_000;
/** What a page of ours may use of the device: nothing; no screen asks for any of it. */
const NO_DEVICE = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const isHttps = ({ PUBLIC_URL }: Environment): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

/** Gives every answer the security headers. `scripts`: the hashes of those that stand in the client's pages. */
export function securityHeaders(
  fastify: FastifyInstance,
  environment: Environment,
  scripts: readonly string[],
): void {
  const headers = pageHeaders(environment, scripts);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet says for this environment. It would say the same anew for each answer; we write it down once. */
function pageHeaders(environment: Environment, scripts: readonly string[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const told = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(environment, scripts) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(environment) ? { maxAge: REMEMBERED, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })({} as IncomingMessage, told as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return { ...headers, 'permissions-policy': NO_DEVICE, 'cache-control': KEPT_BY_NOBODY };
}

/** The headers of an answer that is given before there is a route: it is a few words of JSON, and does nothing. */
export const bareHeaders = (environment: Environment): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': NO_DEVICE,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': KEPT_BY_NOBODY,
  ...(isHttps(environment)
    ? { 'strict-transport-security': `max-age=${REMEMBERED}; includeSubDomains` }
    : {}),
});

/** Scripts and styles come from files, or are known to the letter: what gets into a page as text stays text. */
function policyOf(environment: Environment, scripts: readonly string[]): Record<string, string[]> {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SCRIPT_URL } = environment;
  const verification = TURNSTILE_SITE_KEY ? [new URL(TURNSTILE_SCRIPT_URL).origin] : [];
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'", ...verification],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: verification.length > 0 ? verification : ["'none'"],
    imgSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts, ...verification],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    // What the widget's script does in the page is not ours to say.
    ...(TURNSTILE_SITE_KEY ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['worker'] }),
    ...(isHttps(environment) ? { upgradeInsecureRequests: [] } : {}),
  };
}

// The security headers: CSP, HSTS, referrer and permissions policy.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Environment } from '../../environment/environment.js';
import { NO_STORE } from '../caching/conditional-get.js';

/** A year, in seconds. */
const HSTS_MAX_AGE_S = 31_536_000;
/** The device features that no page uses. */
const NO_DEVICE = ['display-capture', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');
const NO_CAMERA = 'camera=()';
/** Asked for by a press on “Scan with the camera” alone. */
const OWN_CAMERA = 'camera=(self)';
/** The page of a deal, where a code is scanned. */
const DEAL_PAGE = /^\/deals\/[\da-f-]{36}\/?(\?|$)/i;
/** Asked for by a press on “Use my location” alone. */
const OWN_LOCATION = 'geolocation=(self)';
const NO_LOCATION = 'geolocation=()';

const isHttps = ({ PUBLIC_URL }: Environment): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

/** Adds the security headers to every answer. `scripts`: the hashes of the client's inline scripts. */
export function securityHeaders(
  fastify: FastifyInstance,
  environment: Environment,
  scripts: readonly string[],
): void {
  const headers = pageHeaders(environment, scripts);
  const ofDealPage = { 'permissions-policy': `${OWN_CAMERA}, ${NO_DEVICE}, ${OWN_LOCATION}` };
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (DEAL_PAGE.test(request.url)) reply.headers(ofDealPage);
    done();
  });
}

/** The headers of helmet for this environment, computed once instead of for each answer. */
function pageHeaders(environment: Environment, scripts: readonly string[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(environment, scripts) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(environment)
      ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true }
      : false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return {
    ...headers,
    'permissions-policy': `${NO_CAMERA}, ${NO_DEVICE}, ${OWN_LOCATION}`,
    'cache-control': NO_STORE,
  };
}

/** The headers of an answer before routing, which is JSON and loads nothing. */
export const bareHeaders = (environment: Environment): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `${NO_CAMERA}, ${NO_DEVICE}, ${NO_LOCATION}`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': NO_STORE,
  ...(isHttps(environment)
    ? { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` }
    : {}),
});

/** Scripts and styles come from files or match a hash: injected text stays inert. */
function policyOf(environment: Environment, scripts: readonly string[]): Record<string, string[]> {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SCRIPT_URL } = environment;
  const verification = TURNSTILE_SITE_KEY ? [new URL(TURNSTILE_SCRIPT_URL).origin] : [];
  const tiles = tileOrigins(environment);
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'", ...verification, ...tiles.files],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: verification.length > 0 ? verification : ["'none'"],
    imgSrc: ["'self'", 'data:', ...tiles.images],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts, ...verification],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    // The widget's script does not support trusted types.
    ...(TURNSTILE_SITE_KEY ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['worker'] }),
    ...(isHttps(environment) ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** Where tiles of maps come from: as images, or as parts of a file that a script reads. */
function tileOrigins({ MAP_TILES_URL }: Environment): { images: string[]; files: string[] } {
  if (!MAP_TILES_URL) return { images: [], files: [] };
  const { origin, pathname } = new URL(MAP_TILES_URL);
  return pathname.endsWith('.pmtiles') ? { images: [], files: [origin] } : { images: [origin], files: [] };
}

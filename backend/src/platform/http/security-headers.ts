// What the browser may load and whom it may tell: everything from us, verification from its one host.
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Environment } from '../environment/environment.js';

/** Registers the security headers. */
export async function securityHeaders(app: NestFastifyApplication, environment: Environment): Promise<void> {
  const isHttps = environment.PUBLIC_URL?.startsWith('https:') ?? false;
  const verification = environment.TURNSTILE_SITE_KEY
    ? [new URL(environment.TURNSTILE_SCRIPT_URL).origin]
    : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...verification],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: verification.length > 0 ? verification : ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...verification],
        scriptSrcAttr: ["'none'"],
        // Mantine sets sizes and variables through style attributes and one style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  });
}

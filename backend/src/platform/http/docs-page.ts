// What the page of Swagger UI may do: run the files that it came with, ask us, and look as its own style elements say.
import type { FastifyInstance } from 'fastify';
import { inlineHash } from './inline-hash.js';

/** Its scripts add one more style element, for their mark at the top. */
const MARK = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** It hides the drawing that its icons are taken from; a policy can only forbid a style that stands in an attribute. */
const HIDDEN_BY_STYLE = ' style="position:absolute;width:0;height:0"';
const HIDDEN = ' width="0" height="0" display="block"';

/** Gives the page at `path` a policy of its own, which names each of its style elements by what is in it. */
export function guardDocsPage(fastify: FastifyInstance, path: string): void {
  fastify.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const isPage = typeof payload === 'string' && /^text\/html/.test(String(reply.getHeader('content-type')));
    if (!isPage || !routeOptions.url?.startsWith(path)) return payload;
    reply.header('content-security-policy', policyOf(payload));
    return payload.replace(HIDDEN_BY_STYLE, HIDDEN);
  });
}

function policyOf(page: string): string {
  const styles = [MARK, ...[...page.matchAll(STYLE)].map(([, css = '']) => css)].map(inlineHash);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}

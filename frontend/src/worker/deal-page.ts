/** The page of a deal without a network: the kept document is of all pages, and the camera is allowed on this one alone. */

const DEAL_PAGE = /^\/deals\/[\da-f-]{36}\/?$/i;
const POLICY = 'permissions-policy';

/** The kept document as the server would answer it at this address. */
export function documentAt(pathname: string, kept: Response): Response {
  if (!DEAL_PAGE.test(pathname)) return kept;
  const headers = new Headers(kept.headers);
  const policy = headers.get(POLICY);
  if (policy) headers.set(POLICY, policy.replace('camera=()', 'camera=(self)'));
  const { status, statusText, body } = kept;
  return new Response(body, { status, statusText, headers });
}

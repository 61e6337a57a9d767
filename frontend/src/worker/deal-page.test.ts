/** The kept document allows the camera on the page of a deal alone. */
import { documentAt } from './deal-page';

const UUID = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';
const kept = () => new Response('<html>', { headers: { 'permissions-policy': 'camera=(), usb=()' } });
const policyAt = (pathname: string) => documentAt(pathname, kept()).headers.get('permissions-policy');

test.each([
  [`/deals/${UUID}`, 'camera=(self), usb=()'],
  ['/deals/queue', 'camera=(), usb=()'],
  [`/offers/${UUID}`, 'camera=(), usb=()'],
])('%s has %s', (pathname, policy) => {
  expect(policyAt(pathname)).toBe(policy);
});

test('the document itself is the same', async () => {
  expect(await documentAt(`/deals/${UUID}`, kept()).text()).toBe('<html>');
});

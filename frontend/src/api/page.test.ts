/** Reading a list's headers. */
import { toCappedPage, toPage } from './page';

const meta = (headers: Record<string, string>) => ({
  request: new Request('http://localhost/'),
  response: new Response(null, { headers }),
});

test('knows the total and where the next page begins', () => {
  const link = '</api/cards/search?q=a%20b&after=xy%3D&limit=2>; rel="next"';
  expect(toPage(['a', 'b'], meta({ 'x-total-count': '5', link }))).toEqual({
    rows: ['a', 'b'],
    total: 5,
    after: 'xy=',
  });
});

test('a list without a next page ends there', () => {
  expect(toPage(['a'], meta({ 'x-total-count': '1' }))).toEqual({ rows: ['a'], total: 1, after: null });
  expect(toPage(['a'], undefined)).toEqual({ rows: ['a'], total: 1, after: null });
});

test('a capped total says that there are more', () => {
  expect(toCappedPage(['a'], meta({ 'x-total-count': '10000+' })).total).toBe('10000+');
  expect(toCappedPage(['a'], meta({ 'x-total-count': '10000' })).total).toBe(10_000);
  expect(toCappedPage(['a'], undefined).total).toBe(1);
});

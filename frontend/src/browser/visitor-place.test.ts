/** The place of somebody without an account. */
import { setVisitorPlace, visitorPlace } from './visitor-place';

afterEach(() => sessionStorage.clear());

test('it is kept in the tab, to about a kilometer, until it is forgotten', () => {
  expect(visitorPlace()).toBeNull();
  setVisitorPlace({ latitude: 41.853219, longitude: -87.651234, label: 'Chicago' });
  expect(visitorPlace()).toEqual({ latitude: 41.85, longitude: -87.65, label: 'Chicago' });
  expect(sessionStorage.getItem('visitor-place')).not.toContain('41.853');
  setVisitorPlace(null);
  expect(visitorPlace()).toBeNull();
});

test.each(['', '{', '[]', '{"latitude":"41"}', 'null'])('what is stored as %j is no place', (stored) => {
  sessionStorage.setItem('visitor-place', stored);
  expect(visitorPlace()).toBeNull();
});

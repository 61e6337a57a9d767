import { formatDistance, unitOf } from './distance';

test.each([
  [{ km: 2.1, isAbout: false }, 'KM', '2.1 km'],
  [{ km: 0, isAbout: false }, 'KM', '0 km'],
  [{ km: 16.7, isAbout: false }, 'KM', '17 km'],
  [{ km: 5, isAbout: true }, 'KM', 'about 5 km'],
  [{ km: null, isAbout: true }, 'KM', 'over 50 km'],
  [{ km: 2.1, isAbout: false }, 'MI', '1.3 mi'],
  [{ km: 20, isAbout: true }, 'MI', 'about 12 mi'],
] as const)('%j in %s is %s', (distance, unit, words) => expect(formatDistance(distance, unit)).toBe(words));

test('the unit is the one chosen, else that of the language', () => {
  expect(unitOf('KM')).toBe('KM');
  expect(unitOf(null)).toBe('MI');
});

/** What is made of a profile as it is typed. */
import { aPlayerAccount, aStoreAccount } from '../../../test/accounts';
import { changeOf, completeWebsite, fieldsSavedElsewhere, profileOf } from './profile';

test.each([
  ['gilded.example', 'https://gilded.example'],
  [' gilded.example:8080/x ', 'https://gilded.example:8080/x'],
  ['http://gilded.example', 'http://gilded.example'],
  ['HTTPS://gilded.example', 'HTTPS://gilded.example'],
  ['ftp://gilded.example', 'ftp://gilded.example'],
  ['  ', ''],
])('a website without a scheme is one of the secure web: %j', (typed, website) => {
  expect(completeWebsite(typed)).toBe(website);
});

test('only stores send a website', () => {
  expect(changeOf(profileOf(aPlayerAccount()), 'USER')).not.toHaveProperty('website');
  expect(changeOf(profileOf(aStoreAccount()), 'STORE')).toHaveProperty('website', 'https://gilded.example');
});

test('of what was saved in the meantime, only that is told which somebody is changing to something else', () => {
  const began = profileOf(aStoreAccount());
  const newest = { ...began, name: 'The Silver Sleeve', address: '1 Oak Street', website: '' };
  const typed = { ...began, name: 'The Brass Sleeve', address: '1 Oak Street' };
  expect(fieldsSavedElsewhere(began, newest, typed, ['name', 'address', 'phoneNumber'])).toEqual({
    name: 'The Silver Sleeve',
  });
});

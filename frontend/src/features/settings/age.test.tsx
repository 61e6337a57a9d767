/** The settings of a player who is under 18. */
import { screen, within } from '@testing-library/react';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount, aStoreAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { texts } from '../../texts';

const READ = 'GET /api/users/:uuid/age';
const SAY = 'PUT /api/users/:uuid/age';
const UNSAID = { isUnder18: false, bornIn: null, adultFrom: null, maxDealValue: 50 };
const YEAR = new Date().getFullYear() - 15;
const SAID = { ...UNSAID, isUnder18: true, bornIn: `${YEAR}-05`, adultFrom: `${YEAR + 18}-06-02` };

function open(user = player) {
  mockServer.on('GET /api/users/:uuid', { body: user === store ? aStoreAccount() : aPlayerAccount() });
  return renderScreen(<SettingsPage />, { user, at: '/settings', path: '/settings' });
}
const section = async () => within(await screen.findByRole('region', { name: 'Age' }));

test('a player says once that they are under 18, and reads what follows and when it ends', async () => {
  mockServer.on(READ, { body: UNSAID });
  mockServer.on(SAY, () => {
    mockServer.on(READ, { body: SAID });
    return { body: SAID };
  });
  const { person } = open();
  const age = await section();
  await person.click(await age.findByRole('switch', { name: 'I am under 18' }));
  expect(age.getByText('You can’t take this back. It ends by itself once you’re 18.')).toBeVisible();
  expect(age.getByText('One deal is worth up to $50.00.')).toBeVisible();
  await person.click(age.getByRole('button', { name: 'Save' }));
  expect(age.getByText('Choose the month and the year in which you were born.')).toBeVisible();
  await person.selectOptions(age.getByLabelText('Month of birth'), 'May');
  await person.selectOptions(age.getByLabelText('Year of birth'), `${YEAR}`);
  await person.click(age.getByRole('button', { name: 'Save' }));
  expect(await age.findByText(/^You’re under 18\. This ends by itself on Jun 2/)).toBeVisible();
  expect(mockServer.calls(SAY).map(({ body }) => body)).toEqual([{ bornIn: `${YEAR}-05` }]);
  expect(age.queryByRole('switch')).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('a refusal stands beside the button, and what was chosen stays', async () => {
  mockServer.on(READ, { body: UNSAID });
  mockServer.fail(SAY, 400, { code: 'users.of-age', message: 'Somebody born in that month is 18 or older.' });
  const { person } = open();
  const age = await section();
  await person.click(await age.findByRole('switch', { name: 'I am under 18' }));
  await person.selectOptions(age.getByLabelText('Month of birth'), 'January');
  await person.selectOptions(age.getByLabelText('Year of birth'), `${YEAR - 3}`);
  await person.click(age.getByRole('button', { name: 'Save' }));
  expect(await age.findByText('Somebody born in that month is 18 or older.')).toBeVisible();
  expect(age.getByLabelText('Month of birth')).toHaveValue('01');
});

test('the age that doesn’t load is asked for again', async () => {
  mockServer.fail(READ, 503);
  const { person } = open();
  const age = await section();
  mockServer.on(READ, { body: SAID });
  await person.click(await age.findByRole('button', { name: 'Try again' }));
  expect(await age.findByText(/^You’re under 18/)).toBeVisible();
});

test('a store is asked for no age', async () => {
  open(store);
  expect(await screen.findByRole('region', { name: texts.settings.data.title })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Age' })).toBeNull();
});

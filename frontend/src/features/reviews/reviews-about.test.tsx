/** What was said about an account, where it does not load at first. */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import ReviewsAbout from './reviews-about';

const READ = 'GET /api/reviews/about/:uuid';

const given = {
  ...{ uuid: 'review-id', deal: 'deal-id', authorName: 'Kim', authorRole: 'USER' as const },
  ...{ onTime: true, asDescribed: true, again: true, text: 'Friendly.' },
  writtenAt: '2026-03-02T10:00:00.000Z',
};

test('reviews that did not load are not shown as none, and can be loaded again', async () => {
  mockServer.fail(READ, 503);
  const { person } = renderScreen(<ReviewsAbout account="mira-id" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The reviews didn’t load.');
  mockServer.on(READ, { body: [given] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Friendly.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('region', { name: 'Track record' })).toHaveFocus();
});

function OneAfterTheOther() {
  const [account, setAccount] = useState('mira-id');
  return (
    <>
      <button type="button" onClick={() => setAccount('jo-id')}>
        Next
      </button>
      <ReviewsAbout account={account} />
    </>
  );
}

test('the reviews of one account are not shown for another whose reviews did not load', async () => {
  mockServer.on(READ, ({ path }) =>
    path.endsWith('mira-id') ? { body: [given] } : { status: 503, body: { status: 503 } },
  );
  const { person } = renderScreen(<OneAfterTheOther />);
  expect(await screen.findByText('Friendly.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The reviews didn’t load.');
  expect(screen.queryByText('Friendly.')).toBeNull();
});

/** Records where one decides whether to meet somebody, and what is asked after a hand-over. */
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { AccountRecord, DealReviews } from '../../api/reviews';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, DEAL } from '../../test/trades';
import DealReview from './deal-review';

const READ = 'GET /api/reviews/deals/:uuid';
const WRITE = 'PUT /api/reviews/deals/:uuid';
const nothing: DealReviews = { mine: null, theirs: null, shownAt: null, isOpen: true, closesAt: null };
const review = {
  onTime: true,
  asDescribed: true,
  again: true,
  text: null,
  writtenAt: '2026-03-02T10:00:00.000Z',
};

function open(deal = aDeal({ state: 'DONE', dueAt: null, whoseTurn: null })) {
  mockServer.on('GET /api/deals/:uuid', { body: deal });
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  return renderScreen(<DealPage />, { user: player, at: `/deals/${DEAL}`, path: '/deals/:id' });
}
const questions = async () => within(await screen.findByRole('region', { name: 'How did it go?' }));
const answer = (section: Awaited<ReturnType<typeof questions>>, question: string, said: string) =>
  within(section.getByRole('group', { name: question })).getByRole('radio', { name: said });

test('after the hand-over three questions are asked, and sent once however fast one presses', async () => {
  let now = nothing;
  mockServer.on(READ, () => ({ body: now }));
  const sent: unknown[] = [];
  mockServer.on(WRITE, ({ body }) => {
    sent.push(body);
    now = { ...nothing, mine: { ...review, onTime: null }, shownAt: '2026-03-09T10:00:00.000Z' };
    return { body: now };
  });
  const { person } = open();
  const section = await questions();
  expect(section.getByRole('button', { name: 'Send review' })).toBeDisabled();
  await person.click(answer(section, 'Were the cards as described?', 'Yes'));
  await person.click(answer(section, 'Would you trade with them again?', 'Yes'));
  await person.type(section.getByRole('textbox'), '  Friendly.  ');
  await person.dblClick(section.getByRole('button', { name: 'Send review' }));
  expect(await section.findByText(/cards as described · would trade again/)).toBeVisible();
  expect(sent).toEqual([{ onTime: null, asDescribed: true, again: true, text: 'Friendly.' }]);
  expect(section.getByRole('button', { name: 'Change review' })).toBeEnabled();
  expect(section.getByText(/sees it once they’ve answered, or from Mar 9, 2026 on/)).toBeVisible();
});

test('what was typed stays where it wasn’t sent, and the reason is said', async () => {
  mockServer.on(READ, { body: nothing });
  mockServer.fail(WRITE, 409, { code: 'reviews.too-late', message: 'Too late.' });
  const { person } = open();
  const section = await questions();
  await person.click(answer(section, 'Would you trade with them again?', 'No'));
  await person.type(section.getByRole('textbox'), 'Hm.');
  await person.click(section.getByRole('button', { name: 'Send review' }));
  expect(await section.findByRole('alert')).toBeVisible();
  expect(section.getByRole('textbox')).toHaveValue('Hm.');
});

test('a review whose answer was lost is not called unsent where it was sent', async () => {
  let now = nothing;
  mockServer.on(READ, () => ({ body: now }));
  mockServer.on(WRITE, () => {
    now = { ...nothing, mine: review };
    throw new TypeError('Failed to fetch');
  });
  const { person } = open();
  const section = await questions();
  await person.click(answer(section, 'Would you trade with them again?', 'Yes'));
  await person.click(section.getByRole('button', { name: 'Send review' }));
  expect(await section.findByText('You said:')).toBeVisible();
  expect(section.getByRole('alert')).toHaveTextContent('No answer came. Try again: nothing is done twice.');
});

test('sent after the other’s, a review closes the form, and the focus goes to the heading', async () => {
  let now = nothing;
  mockServer.on(READ, () => ({ body: now }));
  mockServer.on(WRITE, () => {
    const theirs = { ...review, uuid: DEAL };
    now = { ...nothing, mine: review, theirs, isOpen: false, shownAt: review.writtenAt };
    return { body: now };
  });
  const { person } = open();
  const section = await questions();
  expect(document.body).toHaveFocus();
  await person.click(answer(section, 'Would you trade with them again?', 'Yes'));
  await person.click(section.getByRole('button', { name: 'Send review' }));
  expect(await section.findByText('The Gilded Sleeve said:')).toBeVisible();
  expect(section.getByRole('heading', { name: 'How did it go?' })).toHaveFocus();
});

test('what is asked after the hand-over can be loaded again where it did not come', async () => {
  mockServer.fail(READ, 503);
  const { person } = open();
  const section = await questions();
  expect(section.getByRole('alert')).toHaveTextContent('The reviews didn’t load.');
  mockServer.on(READ, { body: nothing });
  await person.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('button', { name: 'Send review' })).toBeVisible();
  expect(section.queryByRole('alert')).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('both reviews are shown once both were written, and nothing can be changed', async () => {
  const theirs = { ...review, uuid: DEAL, again: false, onTime: false, text: 'Late by an hour.' };
  mockServer.on(READ, {
    body: { ...nothing, mine: review, theirs, isOpen: false, shownAt: review.writtenAt },
  });
  open();
  const section = await questions();
  expect(document.body).toHaveFocus();
  expect(section.getByText('The Gilded Sleeve said:').parentElement).toHaveTextContent(
    'not on time · cards as described · wouldn’t trade again',
  );
  expect(section.getByText('Late by an hour.')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

const side = {
  ...{ handOvers: 23, partners: 15, lateCancellations: 1, noShows: 0, stockConflicts: 0 },
  reviews: { onTime: { yes: 11, no: 1 }, asDescribed: { yes: 12, no: 0 }, again: { yes: 0, no: 0 } },
};

test.each([
  [
    { withPlayers: side },
    /23 hand-overs with 15 people and stores · cards as described: 12 of 12 · on time: 11 of 12 · 1 late cancellation/,
  ],
  [{}, /New here: no hand-overs yet/],
])('the record of the other is counts: %#', async (facts, words) => {
  const deal = aDeal();
  const record: AccountRecord = {
    ...{ account: deal.other.uuid, since: '2025-11', withPlayers: null, withStores: null },
    ...facts,
  };
  mockServer.on('GET /api/reviews/records', { body: [record] });
  open(deal);
  expect(await screen.findByText('since November 2025')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

function BackAndForth() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Go
      </button>
      {isHere && <DealReview deal={DEAL} other="Mira" hasReceived={false} />}
    </>
  );
}

test('a review that is half written is there again after Back', async () => {
  mockServer.on(READ, { body: nothing });
  const { person } = renderScreen(<BackAndForth />, { user: player, path: '/' });
  const before = await questions();
  await person.click(answer(before, 'Would you trade with them again?', 'Yes'));
  await person.type(before.getByRole('textbox'), 'On time, and');
  const go = screen.getByRole('button', { name: 'Go' });
  await person.click(go);
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(go);
  const section = await questions();
  expect(section.getByRole('textbox')).toHaveValue('On time, and');
  expect(answer(section, 'Would you trade with them again?', 'Yes')).toBeChecked();
});

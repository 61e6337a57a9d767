/** What is chosen on a page stays in its address. */
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../test/render';
import { useUrlState } from './use-url-state';

function Page() {
  const { params, change } = useUrlState();
  const { change: changeElsewhere } = useUrlState();
  return (
    <>
      <button type="button" onClick={() => change({ near: '5' })}>
        Near
      </button>
      <button type="button" onClick={() => changeElsewhere({ sort: 'price' }, { step: true })}>
        Sort
      </button>
      <p>{String(params)}</p>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name }).click();

test('a press before the one before it is drawn keeps both choices', async () => {
  const { router } = renderScreen(<Page />, { at: '/page?q=lamp', path: '/page' });
  act(() => {
    press('Near');
    press('Sort');
  });
  expect(await screen.findByText('q=lamp&near=5&sort=price')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('q=lamp&near=5')).toBeVisible();
  act(() => press('Sort'));
  expect(await screen.findByText('q=lamp&near=5&sort=price')).toBeVisible();
});

test('an empty text takes its name out of the address', async () => {
  const Cleared = () => {
    const { params, change } = useUrlState();
    return (
      <button type="button" onClick={() => change({ q: '' })}>
        {params.size === 0 ? 'Nothing' : String(params)}
      </button>
    );
  };
  const { person } = renderScreen(<Cleared />, { at: '/page?q=lamp', path: '/page' });
  await person.click(screen.getByRole('button', { name: 'q=lamp' }));
  expect(await screen.findByRole('button', { name: 'Nothing' })).toBeVisible();
});

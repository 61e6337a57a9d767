/** The box of a card search follows the address, but not over what is typed. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mockServer } from '../../test/mock-server';
import { outrunRouter } from '../../test/outrun-router';
import { renderScreen } from '../../test/render';
import { FinderBox } from './parts/finder-box';

function Page() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <FinderBox
      search={params.get('search') ?? ''}
      onSearch={(search) => void navigate(`/cards?search=${search}`)}
    />
  );
}
const box = () => screen.getByRole('combobox', { name: 'Card' });

test('what is typed on after Enter stays, and the box follows back and forward', async () => {
  mockServer.on('GET /api/cards/autocomplete', {
    body: { object: 'catalog', uri: '', total_values: 0, data: [] },
  });
  const { person, router } = renderScreen(<Page />, { at: '/cards?search=heron', path: '/cards' });
  await person.clear(box());
  await person.type(box(), 'wisp');
  await outrunRouter(
    () => box().closest('form')?.requestSubmit(),
    () => fireEvent.change(box(), { target: { value: 'wisp t:elf' } }),
  );
  expect(router.state.location.search).toBe('?search=wisp');
  expect(box()).toHaveValue('wisp t:elf');
  await act(() => router.navigate(-1));
  expect(box()).toHaveValue('heron');
  await act(() => router.navigate(1));
  expect(box()).toHaveValue('wisp');
});

test('a space at the end of a search asks for no more names once it is sent', async () => {
  mockServer.on('GET /api/cards/autocomplete', {
    body: { object: 'catalog', uri: '', total_values: 1, data: ['Wisp Mare'] },
  });
  const { person, router } = renderScreen(<Page />, { at: '/cards', path: '/cards' });
  await person.type(box(), 'wisp {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?search=wisp'));
  expect(box()).toHaveValue('wisp');
});

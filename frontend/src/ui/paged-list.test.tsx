/** The frame of a list that is read page by page. */
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { renderScreen } from '../test/render';
import { PagedList, type ReadOn } from './paged-list';

const read = (facts: Partial<ReadOn<string>>): ReadOn<string> => ({
  isError: false,
  isFetching: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  fetchNextPage: jest.fn(),
  refetch: jest.fn(),
  ...facts,
});

const list = (query: ReadOn<string>) => (
  <PagedList
    query={query}
    label="Words"
    failure="No words came."
    skeleton={<p>Waiting</p>}
    empty={<p>No words.</p>}
    above={(total) => <p>{total} words</p>}
  >
    {(words, keep) => (
      <ul ref={keep}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    )}
  </PagedList>
);

test('waits in the shape of the list, then shows it with its count', () => {
  const { rerender } = render(list(read({ isFetching: true })), { wrapper: MemoryRouter });
  expect(screen.getByText('Waiting')).toBeVisible();
  rerender(list(read({ currentData: { pages: [{ rows: ['one', 'two'], total: 2 }] } })));
  expect(screen.getByRole('region', { name: 'Words' })).toHaveTextContent('2 words');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(list(read({ currentData: { pages: [{ rows: [], total: 0 }] } })));
  expect(screen.getByText('No words.')).toBeVisible();
});

test('says that it could not be loaded; asking again keeps the focus in its place', async () => {
  const query = read({ isError: true });
  const { person } = renderScreen(list(query));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(query.refetch).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'No words came.' }));
});

test('what is shown stays when the next page does not come', async () => {
  const currentData = { pages: [{ rows: ['one'], total: 1200 }] };
  const query = read({ isError: true, hasNextPage: true, currentData });
  const { person } = renderScreen(list(query));
  expect(screen.getByText('one')).toBeVisible();
  expect(screen.getByText('1200 words')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No words came.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(query.fetchNextPage).toHaveBeenCalledTimes(1);
});

describe('a long list whose rows are at hand', () => {
  const rows = Array.from({ length: 60 }, (_, at) => `word ${at}`);
  const drawn: number[] = [];
  const Long = () => (
    <PagedList
      query={read({ currentData: { pages: [{ rows, total: rows.length }] } })}
      failure=""
      skeleton={null}
      empty={null}
    >
      {(words) => {
        drawn.push(words.length);
        return words.map((word) => <p key={word}>{word}</p>);
      }}
    </PagedList>
  );
  const open = async (back: boolean) => {
    const router = createMemoryRouter(
      [
        { path: '/list', element: <Long /> },
        { path: '/', element: <p>Elsewhere</p> },
      ],
      { initialEntries: back ? ['/list', '/'] : ['/'] },
    );
    render(<RouterProvider router={router} />);
    drawn.length = 0;
    await act(() => (back ? router.navigate(-1) : router.navigate('/list')));
    expect(await screen.findByText('word 59')).toBeVisible();
  };

  test('shows what a window has room for, then the rest', async () => {
    await open(false);
    expect(drawn[0]).toBeLessThan(20);
    expect(drawn.at(-1)).toBe(60);
  });

  test('is whole at once for anyone who goes back to their place in it', async () => {
    await open(true);
    expect(drawn[0]).toBe(60);
  });
});

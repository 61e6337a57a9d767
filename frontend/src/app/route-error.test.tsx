/** What people see when a page breaks. */
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ChunkTimeout } from '../lib/lazy-with-preload';
import { RouteError } from './route-error';

function openPageThatThrows(failure: Error) {
  const Broken = () => {
    throw failure;
  };
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteError /> }]);
  render(<RouterProvider router={router} />);
  silenced.mockRestore();
}

// @spec const-chunk-120s
test('a page that did not come offers a reload', async () => {
  openPageThatThrows(new ChunkTimeout());
  expect(await screen.findByRole('heading', { name: 'This page couldn’t be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

test('a page that broke offers a reload', async () => {
  openPageThatThrows(new Error('x is undefined'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.queryByText(/x is undefined/)).not.toBeInTheDocument();
});

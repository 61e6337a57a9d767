/** A map with the tiles of an operator. In a file of its own: the settings are read once for the life of a page. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadMapTiles } from '../../api/map-settings';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';
import StoreMap from './map';

/** The outline is a file of its own. */
const SLOW = { timeout: 10_000 };
const GOBLET = { id: 'goblet', name: 'The Gilded Goblet', latitude: 41.9, longitude: -87.67 };

// @spec rule-map-policy
test('tiles come from the address that is set, with their attribution; the outline is below those that fail', async () => {
  mockServer.on('GET /api/client-config', {
    body: {
      ...withoutTurnstile,
      map: {
        url: 'https://tiles.example/{z}/{x}/{y}.png',
        attribution: '© A survey',
        attributionUrl: 'https://survey.example/',
        maxZoom: 9,
      },
    },
  });
  const { container } = renderScreen(
    <StoreMap label="Map" loadTiles={loadMapTiles} points={[GOBLET]} detail={() => null} />,
  );
  expect(await screen.findByRole('link', { name: '© A survey' })).toHaveAttribute(
    'href',
    'https://survey.example/',
  );
  const tiles = [...container.querySelectorAll('img')];
  expect(tiles.length).toBeGreaterThan(0);
  for (const { src, alt } of tiles) {
    expect(src).toMatch(/^https:\/\/tiles\.example\/9\/\d+\/\d+\.png$/);
    expect(alt).toBe('');
  }
  expect(container.querySelector('path')).toBeNull();
  fireEvent.error(tiles[0] as HTMLElement);
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull(), SLOW);
});

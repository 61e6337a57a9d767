/** Pictures of cards. */
import { fireEvent, render, screen } from '@testing-library/react';
import { CardImage } from './card-image';

test('a picture comes from our own server, whole, with the card for a text', () => {
  render(<CardImage cardId="a b" name="Clockwork Heron" side="back" size="large" />);
  const picture = screen.getByRole('img', { name: 'Clockwork Heron' });
  expect(picture).toHaveAttribute('src', '/api/cards/a%20b/image/back/large');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '488');
  expect(picture).toHaveAttribute('height', '680');
});

test('a card without a picture is drawn with its name, and the next card is tried again', () => {
  const { rerender } = render(<CardImage cardId="one" name="Clockwork Heron" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Clockwork Heron' })).not.toHaveAttribute('src');
  expect(screen.getByText('Clockwork Heron')).toBeVisible();
  rerender(<CardImage cardId="two" name="Mere Island" />);
  expect(screen.getByRole('img', { name: 'Mere Island' })).toHaveAttribute(
    'src',
    '/api/cards/two/image/front/normal',
  );
});

test('a normal picture is fetched small where it is drawn so small, a large one never', () => {
  const { rerender } = render(<CardImage cardId="heron" name="Clockwork Heron" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute(
    'srcset',
    '/api/cards/heron/image/front/small 146w, /api/cards/heron/image/front/normal 488w',
  );
  expect(picture).toHaveAttribute('sizes', 'auto, 11rem');
  rerender(<CardImage cardId="heron" name="Clockwork Heron" size="large" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

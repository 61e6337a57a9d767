// Where a scan may be fetched from.
import { scanAddress } from './scan-address.js';

const API = 'https://api.scryfall.com';
const at = (address: unknown) => ({ image_uris: { normal: address } });
const found = (card: Record<string, unknown>, api = API) => scanAddress(card, 'front', 'normal', api)?.href;

describe('the address of a scan', () => {
  it('is the one that the card names', () => {
    const address = 'https://cards.scryfall.io/normal/front/c/1/c1.jpg?1580652736';
    expect(found(at(address))).toBe(address);
  });

  it.each([
    'http://cards.scryfall.io/a.jpg',
    'https://cards.scryfall.io:8443/a.jpg',
    'https://user:word@cards.scryfall.io/a.jpg',
    'https://cards.scryfall.io.example.org/a.jpg',
    'https://evilscryfall.io/a.jpg',
    'https://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '/api/cards/1/image/front/normal',
    'no address',
    '',
    null,
    7,
    {},
  ])('is nothing when the card says %p', (address) => {
    expect(found(at(address))).toBeUndefined();
  });

  it('may be on this machine only where the card database is, too', () => {
    expect(found(at('http://127.0.0.1:4000/a.jpg'), 'http://127.0.0.1:4000')).toBe(
      'http://127.0.0.1:4000/a.jpg',
    );
    expect(found(at('http://127.0.0.1:4001/a.jpg'), 'http://127.0.0.1:4000')).toBeUndefined();
  });

  it('is that of the face, where each has its own', () => {
    const faces = ['a', 'b'].map((name) => ({
      image_uris: { normal: `https://cards.scryfall.io/${name}.jpg` },
    }));
    const card = { card_faces: faces };
    expect(scanAddress(card, 'front', 'normal', API)?.pathname).toBe('/a.jpg');
    expect(scanAddress(card, 'back', 'normal', API)?.pathname).toBe('/b.jpg');
  });

  it('is that of the card for the front alone', () => {
    const card = { ...at('https://cards.scryfall.io/whole.jpg'), card_faces: [{}, {}] };
    expect(scanAddress(card, 'front', 'normal', API)?.pathname).toBe('/whole.jpg');
    expect(scanAddress(card, 'back', 'normal', API)).toBeUndefined();
  });

  it('is found under the newer names of the sizes', () => {
    const card = {
      image_uris: { thumb: 'https://cards.scryfall.io/t.webp', crop: 'https://cards.scryfall.io/c.webp' },
    };
    expect(scanAddress(card, 'front', 'small', API)?.pathname).toBe('/t.webp');
    expect(scanAddress(card, 'front', 'border_crop', API)?.pathname).toBe('/c.webp');
    expect(scanAddress(card, 'front', 'png', API)).toBeUndefined();
  });

  it.each([{}, { card_faces: null }, { card_faces: [null, 7] }, { image_uris: [] }])(
    'survives the odd card %p',
    (card) => {
      expect(scanAddress(card, 'back', 'large', API)).toBeUndefined();
    },
  );
});

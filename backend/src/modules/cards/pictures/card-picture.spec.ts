// Which sides a card has, and what is read from each.
import { pictureOf } from './card-picture.js';
import { sampleCard } from './test/sample-cards.js';

describe('the picture data of a card', () => {
  it.each(['Ebb // Flow', 'Reluctant Revenant // Osric, Twice Buried', 'The Unsplit', 'Skerry Drake'])(
    'has no back for %s',
    (name) => {
      expect(pictureOf(sampleCard(name), 'back')).toBeUndefined();
    },
  );

  it('reads each side of a two-sided card from its own face', () => {
    const card = sampleCard('Hunter of the Antlered Moon // Moon with Antlers');
    expect(pictureOf(card, 'front')).toMatchObject({ name: 'Hunter of the Antlered Moon', power: '3' });
    expect(pictureOf(card, 'back')).toMatchObject({ name: 'Moon with Antlers', power: '6', colours: ['G'] });
  });

  it('does not give the back of a land the front’s numbers', () => {
    const card = { ...sampleCard('Low Lantern // High Lantern'), power: '9', toughness: '9' };
    expect(pictureOf(card, 'front')).toMatchObject({ power: '', toughness: '' });
  });

  it('reads a reversible card, which has no type line of its own, from its faces', () => {
    const card = sampleCard('Marrowgate Heirloom // Marrowgate Heirloom');
    expect(card).not.toHaveProperty('type_line');
    expect(pictureOf(card, 'back')).toMatchObject({ name: 'Marrowgate Heirloom', manaCost: '{1}{B}' });
  });

  it('shows the printed words of a foreign card and still knows what it is', () => {
    const picture = pictureOf(sampleCard('Moth-Lamp Maiden of Hoshikawa'), 'front');
    expect(picture?.name).toBe('星川の灯蛾の乙女');
    expect(picture?.subject.typeLine).toBe('Legendary Creature — Human Spirit');
  });

  it('colours a land by the mana it makes', () => {
    expect(pictureOf(sampleCard('Ember Sluice'), 'front')?.colours).toEqual(['B', 'R']);
  });

  it('carries the second half of split, flip, adventure and prepare cards', () => {
    expect(pictureOf(sampleCard('Ebb // Flow'), 'front')?.second?.name).toBe('Flow');
    expect(pictureOf(sampleCard('Sexton of Nine Graves // Open Another'), 'front')?.second?.name).toBe(
      'Open Another',
    );
  });

  it.each([null, undefined, 7, 'text', [], {}, { name: 12n }, { card_faces: [{}] }])(
    'is undefined for what is no card',
    (raw) => {
      expect(pictureOf(raw, 'front')).toBeUndefined();
    },
  );
});

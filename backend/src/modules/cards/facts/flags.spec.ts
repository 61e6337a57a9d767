// The rules of what a card or a printing is: each flag by an invented card that is it.
import { cardFlags } from './card-flags.js';
import { cardReading } from './card-reading.js';
import { flagOf, knownFlags } from './flags.js';
import { printingFlags } from './printing-flags.js';
import { type Raw, rawCard } from './raw-card.js';

const flags = (raw: Raw) => cardFlags(cardReading(rawCard({ name: 'Gate', type_line: 'Land', ...raw })));
const land = (oracle_text: string, type_line = 'Land') => ({ type_line, oracle_text });
const creature = (oracle_text: string, more: Raw = {}) => ({
  type_line: 'Creature — Wall',
  oracle_text,
  ...more,
});
const taps = '{T}: Add {W} or {U}.';

describe('a card is', () => {
  it.each<[string, Raw]>([
    ['dual', land('({T}: Add {W} or {U}.)', 'Land — Plains Island')],
    [
      'fetchland',
      land(
        '{T}, Pay 1 life, Sacrifice this land: Search your library for a Plains or Island card, put it in.',
      ),
    ],
    ['shockland', land('As this land enters, you may pay 2 life. If not, tapped.', 'Land — Plains Island')],
    [
      'fastland',
      land(`Gate enters the battlefield tapped unless you control two or fewer other lands.\n${taps}`),
    ],
    ['slowland', land('This land enters tapped unless you control two or more other lands.')],
    ['checkland', land('Gate enters tapped unless you control a Plains or an Island.')],
    [
      'battleland',
      land('This land enters tapped unless you control two or more basic lands.', 'Land — Plains Island'),
    ],
    ['bondland', land('This land enters tapped unless you have two or more opponents.')],
    ['shadowland', land('As Gate enters, you may reveal a Plains or Island card from your hand.')],
    ['painland', land('{T}: Add {C}.\n{T}: Add {W} or {U}. Gate deals 1 damage to you.')],
    ['filterland', land('{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.')],
    [
      'bounceland',
      land("When Gate enters, return a land you control to its owner's hand.\n{T}: Add {W}{U}."),
    ],
    ['scryland', land(`Gate enters tapped.\nWhen this land enters, scry 1. (Look.)\n${taps}`)],
    [
      'gainland',
      land(
        `Gate enters the battlefield tapped.\nWhen Gate enters the battlefield, you gain 1 life.\n${taps}`,
      ),
    ],
    ['surveilland', land('When this land enters, surveil 1.', 'Land — Plains Island')],
    ['triome', land('Cycling {3}', 'Land — Plains Island Swamp')],
    ['triland', land('Gate enters tapped.\n{T}: Add {W}, {U}, or {B}.')],
    ['bicycleland', land('Gate enters tapped.\nCycling {2}', 'Land — Plains Island')],
    ['canopyland', land('{T}, Pay 1 life: Add {W} or {U}.\n{1}, {T}, Sacrifice Gate: Draw a card.')],
    ['creatureland', land('{2}: Until end of turn, this land becomes a 2/2 Elk creature.')],
    ['storageland', land('{T}: Put a storage counter on Gate.')],
    ['vanilla', creature('')],
    ['frenchvanilla', creature('Flying, first strike\nWard {2} (Pay.)\nProtection from black')],
    ['bear', creature('', { cmc: 2, power: '2', toughness: '2' })],
    ['modal', { type_line: 'Instant', oracle_text: 'Choose one —\n• Tap.\n• Untap.' }],
    ['spell', { type_line: 'Instant' }],
    ['permanent', { type_line: 'Battle — Siege' }],
    ['historic', { type_line: 'Enchantment — Saga' }],
    ['party', creature('', { type_line: 'Creature — Elf Rogue' })],
    ['outlaw', creature('', { type_line: 'Creature — Elf Pirate' })],
    ['commander', creature('', { type_line: 'Legendary Creature — Elf' })],
    ['commander', { type_line: 'Legendary Planeswalker — Ada', oracle_text: 'Gate can be your commander.' }],
    ['commander', { type_line: 'Legendary Artifact — Vehicle', power: '3' }],
    ['brawler', { type_line: 'Legendary Planeswalker — Ada' }],
    ['oathbreaker', { type_line: 'Legendary Planeswalker — Ada' }],
    ['companion', creature('Companion — Each card is a wall.')],
    ['partner', creature('Partner with Ada (Search.)')],
    ['partnerwith', creature('Partner with Ada (Search.)')],
    ['reserved', { reserved: true }],
    ['gamechanger', { game_changer: true }],
    ['hybrid', creature('', { mana_cost: '{2/W}' })],
    ['phyrexian', creature('{W/P}: Reach.')],
    ['indicator', { color_indicator: ['U'] }],
    ['meldresult', { id: '1', layout: 'meld', all_parts: [{ id: '1', component: 'meld_result' }] }],
    ['meldpart', { id: '1', layout: 'meld', all_parts: [{ id: '1', component: 'meld_part' }] }],
    ['leveler', creature('Level up {1}')],
    ['token', { layout: 'token' }],
    ['etb', creature('When Gate enters, draw a card.')],
  ])('%s', (flag, raw) => {
    expect(flags(raw)).toContain(flag);
  });

  it.each<[string, Raw]>([
    ['fetchland', land('{T}, Pay 1 life, Sacrifice Gate: Search your library for a basic land card.')],
    ['dual', land('Gate enters tapped.', 'Land — Plains Island')],
    ['triland', land('({T}: Add {W}, {U}, or {B}.)', 'Land — Plains Island Swamp')],
    ['spell', land('')],
    ['spell', { layout: 'token', type_line: 'Token Creature — Elf' }],
    ['permanent', { type_line: 'Sorcery' }],
    ['frenchvanilla', creature('Flying\nWhen Gate enters, draw a card.')],
    ['frenchvanilla', creature('')],
    ['vanilla', creature('Flying')],
    ['commander', { type_line: 'Legendary Planeswalker — Ada' }],
    ['hybrid', creature('', { mana_cost: '{W/P}' })],
    ['modal', creature('Choose a wall.')],
  ])('not %s', (flag, raw) => {
    expect(flags(raw)).not.toContain(flag);
  });
});

describe('a printing is', () => {
  it.each<[string, Raw]>([
    ['promo', { promo: true }],
    ['fnm', { promo_types: ['FNM'] }],
    ['fullart', { full_art: true }],
    ['atypical', { border_color: 'borderless' }],
    ['borderless', { border_color: 'borderless' }],
    ['default', {}],
    ['foil', { finishes: ['foil'] }],
    ['nonfoil', { nonfoil: true }],
    ['etched', { finishes: ['etched'] }],
    ['glossy', { promo_types: ['glossy'] }],
    ['hires', { highres_image: true }],
    ['funny', { security_stamp: 'acorn' }],
    ['masterpiece', { set_type: 'masterpiece' }],
    ['universesbeyond', { security_stamp: 'triangle' }],
    ['rebalanced', { promo_types: ['rebalanced'] }],
    ['showcase', { frame_effects: ['showcase'] }],
    ['colorshifted', { frame_effects: ['colorshifted'] }],
    ['flavor', { card_faces: [{}, { flavor_text: 'Hush.' }] }],
    ['flavorname', { flavor_name: 'Door' }],
    ['image', { card_faces: [{ image_uris: { small: 'x' } }] }],
    ['watermark', { watermark: 'gate' }],
    ['stamp', { security_stamp: 'oval' }],
    ['localizedname', { name: 'Gate', printed_name: 'Tor' }],
    ['old', { frame: '1997' }],
  ])('%s', (flag, raw) => {
    expect(printingFlags(rawCard(raw))).toContain(flag);
  });

  it('not of the usual looks and of others at once', () => {
    expect(printingFlags(rawCard({ full_art: true }))).not.toContain('default');
    expect(printingFlags(rawCard({}))).not.toContain('atypical');
  });
});

describe('a flag', () => {
  it.each([
    ['flavor_name', 'flavorname', 'printing'],
    ['UB', 'universesbeyond', 'printing'],
    ['tangoland', 'battleland', 'card'],
    ['bikeland', 'bicycleland', 'card'],
    ['manland', 'creatureland', 'card'],
    ['full-art', 'fullart', 'printing'],
    ['planeswalker_deck', 'planeswalkerdeck', 'printing'],
    ['tdfc', 'transform', 'card'],
  ])('is known as %s', (word, flag, of) => {
    expect(flagOf(word)).toEqual({ flag, of });
  });

  it('that the data cannot tell is not known', () => {
    expect(['spikey', 'paperart', 'cube', '', 'constructor'].map(flagOf)).toEqual(Array(5).fill(undefined));
  });

  it('goes by names that are written as they are looked up', () => {
    expect([...knownFlags.keys()].filter((name) => flagOf(name) === undefined)).toEqual([]);
  });
});

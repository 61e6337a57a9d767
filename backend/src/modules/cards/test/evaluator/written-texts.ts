// Searches written by hand: names, types, rules, artists.
import { facesOf, plain, type RawCard, straight, textsOf } from './raw-card.js';
import { type Term, term } from './terms.js';
import { isCalled, isNamed, plainRulesOf, rulesOf, typeOf } from './text-terms.js';

const type = (word: string) => (card: RawCard) =>
  typeOf(card)
    .split(/[\s—/]+/)
    .includes(word);
const says = (part: string) => (card: RawCard) => plainRulesOf(card).some((text) => text.includes(part));
const saysInFull = (part: string) => (card: RawCard) => rulesOf(card).some((text) => text.includes(part));
const matches = (pattern: RegExp) => (card: RawCard) =>
  plainRulesOf(card).some((text) => text.split('\n').some((line) => pattern.test(line)));
const keyword =
  (word: string) =>
  ({ keywords = [] }: RawCard) =>
    keywords.some((each) => each.toLowerCase() === word);

/** The rules with every name of the card as `~`. */
const ofItself = (part: string) => (card: RawCard) => {
  const names = [card, ...(card.card_faces ?? [])]
    // A rebalanced card speaks of itself without the prefix.
    .flatMap(({ name = '' }) => [name, name.replace(/\bA-/g, '')])
    .filter((name) => name !== '');
  const isLegend = typeOf(card).includes('legendary');
  const short = isLegend ? names.map((name) => name.split(', ')[0] ?? '') : [];
  const all = [...names, ...names.flatMap((name) => name.split(' // ')), ...short].map((name) =>
    straight(name).toLowerCase(),
  );
  return plainRulesOf(card).some((text) =>
    [...new Set(all)].some((name) => text.includes(part.replaceAll('~', name))),
  );
};

const tells = (part: string) => (card: RawCard) =>
  [card, ...(card.card_faces ?? [])].some(({ flavor_text }) =>
    straight(flavor_text ?? '')
      .toLowerCase()
      .includes(part),
  );

const drawn = (part: string) => (card: RawCard) =>
  [...textsOf(card, 'artist'), ...facesOf(card).map(({ artist }) => artist ?? '')].some((artist) =>
    plain(artist).includes(part),
  );

export const WRITTEN_TEXTS: readonly Term[] = [
  term('dragon', isNamed('dragon')),
  term('DRAGON', isNamed('dragon')),
  term('"of the"', isNamed('of the')),
  term('dragon of', (card) => isNamed('dragon')(card) && isNamed('of')(card)),
  term('dragon or lantern', (card) => isNamed('dragon')(card) || isNamed('lantern')(card)),
  term('dragon OR lantern', (card) => isNamed('dragon')(card) || isNamed('lantern')(card)),
  term('-dragon t:dragon', (card) => !isNamed('dragon')(card) && type('dragon')(card)),
  term('lantern -warden', (card) => isNamed('lantern')(card) && !isNamed('warden')(card)),
  term('name:lantern', isNamed('lantern')),
  term('"mere glass"', isNamed('mere glass')),
  term('mere-glass', (card) => isNamed('mereglass')(card) || isNamed('mere glass')(card)),
  term('!"mereglass monocle"', isCalled('Mere-Glass Monocle')),
  term('!ebbflow', isCalled('Ebb // Flow')),
  term('"lim dul"', isNamed('lim dul')),
  term('!"lim dul’s vault"', isCalled("Lim-Dûl's Vault")),
  term(
    '-!"lim duls vault" "lim dul"',
    (card) => isNamed('lim dul')(card) && !isCalled("Lim-Dûl's Vault")(card),
  ),
  term('t:creature', type('creature')),
  term('type:creature', type('creature')),
  term('t:legendary', type('legendary')),
  term('t:legendary t:creature', (card) => type('legendary')(card) && type('creature')(card)),
  term('t:"legendary creature"', (card) => typeOf(card).includes('legendary creature')),
  term('t:elf', type('elf')),
  term('t:elf or t:goblin', (card) => type('elf')(card) || type('goblin')(card)),
  term(
    '(t:elf or t:goblin) c:g',
    (card) =>
      (type('elf')(card) || type('goblin')(card)) &&
      facesOf(card).some(({ colors }) => (card.colors ?? colors ?? []).includes('G')),
  ),
  term('-t:creature', (card) => !type('creature')(card)),
  term('-(t:creature or t:land)', (card) => !type('creature')(card) && !type('land')(card)),
  term('t:land -t:basic', (card) => type('land')(card) && !type('basic')(card)),
  term('t:saga', type('saga')),
  term('t:planeswalker', type('planeswalker')),
  term('t:creatur', (card) => typeOf(card).includes('creatur')),
  term('o:draw', says('draw')),
  term('oracle:draw', says('draw')),
  term('o:"draw a card"', says('draw a card')),
  term('o:draw o:discard', (card) => says('draw')(card) && says('discard')(card)),
  term('o:flying -t:creature', (card) => says('flying')(card) && !type('creature')(card)),
  term('-o:target', (card) => !says('target')(card)),
  term('fo:creature', saysInFull('creature')),
  term('fulloracle:"can be blocked"', saysInFull('can be blocked')),
  term('fo:flying -o:flying', (card) => saysInFull('flying')(card) && !says('flying')(card)),
  term('o:"~ enters"', ofItself('~ enters')),
  term('o:"when ~"', ofItself('when ~')),
  term('o:"sacrifice ~"', ofItself('sacrifice ~')),
  term('o:{t}', says('{t}')),
  term('o:"{t}: add"', says('{t}: add')),
  term('o:/^when/', matches(/^when/)),
  term('o:/draws? (a|two) cards?/', matches(/draws? (a|two) cards?/)),
  term('o:/\\d+ damage/', matches(/\d+ damage/)),
  term('-o:/target/', (card) => !matches(/target/)(card)),
  term('name:/^l.*n$/', (card) =>
    [card, ...(card.card_faces ?? [])].some(({ name = '' }) => /^l.*n$/i.test(name)),
  ),
  term('t:/^legendary .*dragon/', (card) => /^legendary .*dragon/.test(typeOf(card))),
  term('kw:flying', keyword('flying')),
  term('keyword:flying', keyword('flying')),
  term('kw:flying kw:vigilance', (card) => keyword('flying')(card) && keyword('vigilance')(card)),
  term('-kw:flying t:creature', (card) => !keyword('flying')(card) && type('creature')(card)),
  term('kw:"first strike"', keyword('first strike')),
  term('a:an', drawn('an')),
  term('artist:"a"', drawn('a')),
  term('-a:e', (card) => !drawn('e')(card)),
  term('ft:the', tells('the')),
  term('ft:’s', tells("'s")),
  term('ft:"don\'t"', tells("don't")),
  term('ft:/n’t/', tells("n't")),
  term('o:’s', says("'s")),
  term('t:urza’s', type("urza's")),
];

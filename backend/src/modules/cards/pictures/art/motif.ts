// Chooses what a painting shows from the words of a card: its name first, then its types, then its colours.
import type { Chance } from '../random.js';
import * as beasts from './beasts.js';
import type { Subject } from './beings.js';
import * as beings from './beings.js';
import * as forces from './forces.js';
import type { Ground } from './land.js';
import * as things from './things.js';
import type { Drift } from './weather.js';

type Choice<T> = readonly [RegExp, readonly [T, ...T[]]];

/** Matches where one of the beginnings of words stands in a text. */
const words = (beginnings: string): RegExp => new RegExp(`\\b(?:${beginnings})`, 'i');

const objects: readonly Choice<Subject>[] = [
  [words('lantern|lamp|candle|torch|beacon'), [things.lantern]],
  [words('door|gate\\b|portal|threshold'), [things.door]],
  [words('bells?\\b|chime'), [things.bell]],
  [words('book|tome|ledger|archive|hymnal|scroll|librar|deposition|prophecy|lore'), [things.book]],
  [words('coin|treasure|gold|hoard|tithe|bargain|wager'), [things.coin]],
  [words('crown|throne|king|queen'), [things.crown]],
  [words('tower|lighthouse|spire|obelisk'), [things.tower]],
  [words('boat|ship|punt|ferry|galleon|barge|vessel|harbor'), [things.boat]],
  [words('siege|castle|fortress|citadel|keep\\b|haven'), [things.castle]],
  [words('sword|blade|dagger|duel|knife|axe'), [things.sword]],
  [words('shield|ward|aegis|guard'), [things.shield]],
  [words('food|feast|supper|kettle|teacup|ladle|bounty'), [things.cup]],
  [words('bees|swarm|moth'), [beings.moth]],
  [words('cloak|nan\\b|aunt|choir'), [beings.figure]],
  [words('mask|jester|masquerade|face'), [things.mask]],
  [words('mushroom|spore|fung|compost|mycel'), [things.mushrooms]],
  [words('crystal|prism|glass|gem|shard|monocle'), [things.crystal]],
  [words('egg|pearl|orb|seed|heart|eye\\b'), [things.orb]],
  [words('gear|clock|engine|wright|machine|contraption|orrery'), [things.gear]],
];

const powers: readonly Choice<Subject>[] = [
  [words('comet|meteor|falling|sky comes|starf'), [forces.comet]],
  [words('storm|bolt|lightning|thunder|shock'), [forces.bolt]],
  [words('fire|wildfire|flame|ember|kiln|burn|blaz|bonfire|cinder|inferno|lash'), [forces.flame]],
  [words('tide|gravetide|wave|flood|sea|ebb|flow|inundate|ocean|river|estuary'), [forces.wave]],
  [words('thorn|hedge|briar|bramble|vine|overgrow|root|grow|bloom'), [forces.vines, things.tree]],
  [words('tree|wood|forest|orchard|old'), [things.tree]],
  [words('moon|star|dawn|night|noon|sky|heaven'), [forces.constellation, forces.sigil]],
  [words('dragon'), [beings.dragon]],
];

const creatures: readonly Choice<Subject>[] = [
  [words('angel|archon|seraph|saint'), [beings.angel]],
  [words('dragon|drake|wyvern|demon|sphinx|gargoyle|imp\\b'), [beings.dragon]],
  [words('heron|crane|ibis|stork'), [beings.heron]],
  [words('bird|phoenix|griffin|hawk|eagle|owl|pegasus|drakeling'), [beings.bird]],
  [words('insect|moth|faerie|bat\\b|spider'), [beings.moth]],
  [words('wurm|wyrm|dinosaur|snake|serpent|worm|lizard|hydra|eel|salamander'), [beings.serpent]],
  [words('kraken|octopus|squid|leviathan|remora'), [beings.tentacles]],
  [words('fish|merfolk|shark|whale|turtle|crab|frog|otter'), [beings.fish]],
  [words('golem|construct|thopter|automaton|servo|myr|homunculus|juggernaut'), [beings.construct]],
  [words('elk|deer|stag|antler'), [beasts.stag]],
  [words('goat|ox\\b|bull|cow|ram\\b|antelope|unicorn'), [beasts.horned]],
  [words('wolf|werewol|dog|hound|fox|jackal|coyote|hyena'), [beasts.hound]],
  [words('horse|colt|mare|rhino|elephant|boar|camel'), [beasts.horned, beasts.hound]],
  [words('cat\\b|rat\\b|squirrel|badger|bear|mouse|weasel|rabbit'), [beasts.prowler]],
  [words('beast'), [beasts.stag, beasts.horned, beasts.prowler]],
  [words('plant|treefolk|dryad'), [things.tree, forces.vines]],
  [words('fungus|saproling'), [things.mushrooms]],
  [words('horror|eldrazi|eldritch|nightmare|beholder|aberration|ooze|mutant'), [beings.horror]],
  [words('giant|ogre|troll|cyclops|minotaur'), [beings.giant]],
  [
    words('knight|soldier|warrior|samurai|barbarian|dwarf|orc'),
    [beings.knight, beings.knight, beings.spearman],
  ],
  [words('elemental|avatar|god\\b'), [beings.giant, forces.flame, beings.spirit]],
  [words('human'), [beings.figure]],
  [words('spirit|ghost|shade|specter|illusion|wraith'), [beings.spirit]],
  [words('egg'), [things.orb]],
];

const others: readonly Choice<Subject>[] = [
  [words('equipment'), [things.sword, things.shield]],
  [words('vehicle'), [things.boat]],
  [words('planeswalker'), [beings.figure]],
  [words('battle'), [things.castle]],
  [words('artifact'), [things.gear, things.orb, things.lantern, things.crystal, things.coin]],
  [words('enchantment|emblem|scheme|class|vanguard'), [forces.sigil, forces.constellation, forces.vines]],
  [words('land|plane|phenomenon'), [things.tower, things.tree, things.castle, things.crystal]],
];

const spells: readonly [Subject, ...Subject[]] = [
  forces.burst,
  forces.spiral,
  forces.sigil,
  forces.comet,
  forces.constellation,
];

/** The subject of a painting; undefined for a pure landscape. */
export function subjectOf(name: string, typeLine: string, chance: Chance): Subject | undefined {
  if (/basic/i.test(typeLine)) return chance.is(0.8) ? match(landmarks, typeLine, chance) : undefined;
  if (/creature|summon|^card/i.test(typeLine)) {
    const found = match(creatures, `${typeLine} ${name}`, chance);
    return found ?? (/^card/i.test(typeLine) ? match([...objects, ...powers], name, chance) : beings.figure);
  }
  const named = match(objects, `${name} ${typeLine}`, chance) ?? match(powers, name, chance);
  if (/land/i.test(typeLine)) return named ?? (chance.is(0.6) ? match(others, typeLine, chance) : undefined);
  if (/planeswalker/i.test(typeLine)) return beings.figure;
  return named ?? match(others, typeLine, chance) ?? chance.of(spells);
}

const landmarks: readonly Choice<Subject>[] = [
  [words('plains'), [things.tower, things.tree, things.castle]],
  [words('island'), [things.boat, things.tower, beings.bird]],
  [words('swamp'), [things.tree, beings.heron, things.door]],
  [words('mountain'), [things.castle, beings.dragon, things.crystal]],
  [words('forest'), [things.tree, beasts.stag, things.mushrooms]],
  [/./, [things.crystal, things.door]],
];

const wordGrounds: readonly Choice<Ground>[] = [
  [words('island|tide|sea|mere|wave|fish|merfolk|boat|harbor|drown|river|ferry|leviathan|squid'), ['waves']],
  [words('forest|wood|elf|druid|wolf|orchard|tree'), ['woods']],
  [words('mountain|dragon|giant|goblin|dwarf|canyon'), ['ridges']],
  [words('plains|knight|meadow|horse|field'), ['hills']],
  [words('swamp|marsh|reed|heron|bog|rat\\b|sump'), ['reeds']],
  [words('city|row|rogue|noble|vampire|court|street|parliament|market'), ['town']],
  [words('crystal|glass|snow|frost|ice|winter|wastes'), ['spires']],
  [words('hedge|bramble|briar|plant|garden'), ['hedges']],
];
const colourGrounds: Readonly<Record<string, readonly [Ground, ...Ground[]]>> = {
  W: ['hills', 'town', 'hedges', 'dunes'],
  U: ['waves', 'spires', 'waves', 'hills'],
  B: ['reeds', 'town', 'spires', 'hills'],
  R: ['ridges', 'dunes', 'spires', 'ridges'],
  G: ['woods', 'hedges', 'hills', 'reeds'],
  '': ['ridges', 'town', 'dunes', 'spires'],
};

/** Kinds of ground from the far to the near. */
export function groundsOf(words: string, colours: readonly string[], chance: Chance): Ground[] {
  const own = colourGrounds[colours[0] ?? ''] ?? ['hills'];
  const fromWords = match(wordGrounds, words, chance);
  return [
    chance.of(['ridges', 'hills', chance.of(own)]),
    chance.of(own),
    fromWords ?? chance.of(own),
    fromWords ?? chance.of(own),
  ];
}

const drifts: readonly Choice<Drift>[] = [
  [words('snow|frost|winter|ice'), ['snow']],
  [words('fire|ember|kiln|cinder|spark|dragon|flame|burn'), ['sparks']],
  [words('storm|rain|flood'), ['rain']],
  [words('fish|squid|merfolk|drown|deep'), ['bubbles']],
];
const colourDrifts: Readonly<Record<string, readonly [Drift, ...Drift[]]>> = {
  W: ['birds', 'petals', 'none'],
  U: ['bubbles', 'rain', 'none', 'birds'],
  B: ['fireflies', 'none', 'rain'],
  R: ['sparks', 'sparks', 'none'],
  G: ['petals', 'fireflies', 'birds'],
  '': ['none', 'birds', 'fireflies', 'snow'],
};

/** What drifts through the air. */
export function driftOf(words: string, colours: readonly string[], chance: Chance): Drift {
  return match(drifts, words, chance) ?? chance.of(colourDrifts[colours.at(-1) ?? ''] ?? ['none']);
}

function match<T>(choices: readonly Choice<T>[], words: string, chance: Chance): T | undefined {
  const found = choices.find(([pattern]) => pattern.test(words));
  return found && chance.of(found[1]);
}

// The keyword abilities that a creature can have and still be as plain as one without text but for them.

const WORDS = `absorb affinity afflict afterlife amplify annihilator ascend backup banding bargain battle cry bestow blitz
  bloodthirst boast bushido casualty cascade changeling cleave cipher companion convoke crew cumulative upkeep cycling dash
  daybound deathtouch decayed defender delve dethrone devoid devour disguise disturb double strike dredge echo embalm
  emerge encore enlist epic escape eternalize evoke evolve exalted exploit extort fabricate fading fear first strike
  flanking flash flashback flying for mirrodin forecast foretell forestwalk freerunning frenzy fuse graft gravestorm haste
  haunt hexproof hidden agenda horsemanship improvise indestructible infect ingest intimidate islandwalk jump-start kicker
  landwalk level up lifelink madness megamorph melee menace mentor mobilize modular morph mountainwalk multikicker mutate
  myriad nightbound ninjutsu offering offspring outlast overload partner persist phasing plainswalk plot poisonous protection
  provoke prowess prowl rampage ravenous reach rebound reconfigure recover reinforce renown replicate retrace riot ripple
  scavenge shadow shroud skulk soulbond soulshift spectacle split second squad storm sunburst surge suspend swampwalk
  toxic training trample transmute tribute typecycling undaunted undying unearth unleash vanishing vigilance ward wither`;

const TWO_WORDS = [
  'battle cry',
  'cumulative upkeep',
  'double strike',
  'first strike',
  'for mirrodin',
  'hidden agenda',
  'level up',
  'split second',
];

const ABILITIES = [...TWO_WORDS, ...WORDS.split(/\s+/)].join('|');
const ABILITY = new RegExp(
  `^(?:and )?(?:${ABILITIES}|[a-z]+cycling|[a-z]+walk|partner with .+|legendary landwalk)(?: (?:\\d+|x|from .+|\\{.+|[a-z]+(?: offering)?))?(?:—.+)?$`,
);

/** Whether a text without reminder text is nothing but keyword abilities. */
export const isKeywordsOnly = (text: string): boolean =>
  text !== '' &&
  text
    .split('\n')
    .every((line) =>
      /[.:]/.test(line)
        ? ABILITY.test(line) && line.includes('—')
        : line.split(/[,;] /).every((part) => ABILITY.test(part)),
    );

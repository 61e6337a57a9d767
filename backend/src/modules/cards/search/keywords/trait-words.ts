// The words for how printings differ, with their synonyms.

type Words = ReadonlyMap<string, readonly string[]>;

/** Words as `word` or as `name=word` or `name=word,word`. */
const words = (text: string): Words =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [name = '', meant = name] = entry.split('=');
        return [name, meant.split(',')] as const;
      }),
  );

export const BORDERS = words('black white silver gold yellow borderless');

export const FRAMES = words(`
  1993 1997 2003 2015 future legendary miracle enchantment nyxtouched draft devoid tombstone colorshifted inverted
  sunmoondfc compasslanddfc originpwdfc mooneldrazidfc waxingandwaningmoondfc showcase extendedart companion etched snow
  lesson shatteredglass convertdfc fandfc upsidedowndfc spree
  93=1993 97=1997 classic=1997 03=2003 8ed=2003 modern=2003 15=2015 m15=2015
  old=1993,1997 retro=1993,1997 new=2003,2015 nyx=enchantment,nyxtouched`);

export const STAMPS = words('oval triangle acorn circle arena heart');

export const FINISHES = words('nonfoil foil etched glossy');

export const LAYOUTS = words(`
  normal split flip transform modal_dfc mdfc=modal_dfc meld leveler class case saga adventure prepare mutate prototype
  battle planar scheme vanguard token double_faced_token emblem augment host art_series reversible_card front_card`);

const GAMES = words('paper mtgo arena astral sega');

const LANGUAGES = words(`
  en english=en es sp=es spanish=es fr french=fr de german=de it italian=it pt pt-br=pt portuguese=pt
  ja jp=ja japanese=ja ko kr=ko korean=ko ru ru-ru=ru russian=ru zhs cn=zhs zh=zhs chinesesimplified=zhs
  zht tw=zht chinesetraditional=zht he hebrew=he la latin=la grc ar arabic=ar sa sanskrit=sa ph phyrexian=ph qya=qya cs`);

const SET_TYPES = words(`
  alchemy archenemy arsenal box commander core draft_innovation duel_deck eternal expansion from_the_vault funny
  masterpiece masters memorabilia minigame planechase premium_deck promo spellbook starter token treasure_chest vanguard`);
const SET_TYPES_BY_LETTERS: ReadonlyMap<string, string> = new Map(
  [...SET_TYPES.keys()].map((type) => [type.replaceAll('_', ''), type]),
);

/** The game that the word is. */
export const gameNamed = (word: string): string | undefined => GAMES.get(word)?.[0];
/** The code of the language that the word is, or is a code of. */
export const languageNamed = (word: string): string | undefined => LANGUAGES.get(word)?.[0];
/** The set type, whatever its words are joined by. */
export const setTypeNamed = (word: string): string | undefined =>
  SET_TYPES_BY_LETTERS.get(word.replace(/[\s_-]/g, ''));

// The kinds of promotion that the card database tells apart. A card may carry others: this is for warnings alone.

/** Names as they stand in `promo_types`. */
export const PROMO_TYPES: readonly string[] =
  `alchemy arenaleague beginnerbox boosterfun boxtopper brawldeck bringafriend bundle buyabox chocobotrackfoil
  commanderparty commanderpromo concept confettifoil convention cosmicfoil datestamped dossier doubleexposure
  doublerainbow draculaseries draftweekend dragonscalefoil duels embossed event execute ffi ffii ffiii ffiv ffv ffvi ffvii
  ffviii ffix ffx ffxi ffxii ffxiii ffxiv ffxv ffxvi firstplacefoil fnm fracturefoil galaxyfoil gameday giftbox gilded
  glossy godzillaseries halofoil headliner imagine instore intropack invisibleink japanshowcase jpwalker judgegift league
  magnified manafoil mediainsert metal moonlitland neonink oilslick openhouse planeswalkerdeck planeswalkerstamped plastic
  playerrewards playpromo playtest portrait poster premiereshop prerelease promopack rainbowfoil raisedfoil ravnicacity
  rebalanced release resale ripplefoil schinesealtart scroll serialized setextension setpromo silverfoil singularityfoil
  sldbonus sourcematerial stamped standardshowdown startercollection starterdeck stepandcompleat storechampionship
  surgefoil textured themepack thick tourney universesbeyond upsidedown upsidedownback vault wizardsplaynetwork`.split(
    /\s+/,
  );

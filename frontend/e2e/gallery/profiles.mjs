// Pictures of public profiles: of a player and of a store, as others, their owner and a visitor see them.

const SAFETY = /^(Report or block|Denunciar o bloquear)/;

export const PROFILE_SCREENS = [
  { name: 'profile-player', as: 'store', trade: 'playerProfile' },
  { name: 'profile-own', as: 'player', trade: 'playerProfile' },
  { name: 'profile-store', as: 'player', trade: 'storeProfile' },
  { name: 'profile-visitor', as: 'visitor', trade: 'playerProfile' },
  {
    ...{ name: 'profile-menu', as: 'store', trade: 'playerProfile' },
    act: (page) => page.getByRole('button', { name: SAFETY }).first().click(),
  },
];

/** What search engines and previews of links say about the public pages. */
export const metadata = {
  description:
    'Playset is where players and local stores trade Magic: The Gathering cards face to face. Post listings, discover events, find cards nearby.',
  title: 'Trade cards with the players and stores near you',
  short:
    'Post listings, discover events, find cards nearby. Magic: The Gathering, face to face, without fees or shipping.',
  picture: 'Four copies of a card fanned on a green playmat, the fourth just coming in',
};

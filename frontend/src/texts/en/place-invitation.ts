/** The texts of the invitation to set a place: apart from those of setting it, which are fetched for that. */

export const placeInvitation = {
  user: {
    title: 'Set your town to see who is near',
    text: 'Others see only about how far away you are, never where you are.',
    action: 'Set your town',
  },
  store: {
    title: 'Put your store on the map',
    text: 'Players look for stores near them. Say where yours is: it takes two minutes.',
    action: 'Say where it is',
  },
  later: 'Not now',
};

/** The words of the Terms and Policies. */

export const terms = {
  close: 'Close Terms and Conditions',
  /** Stands in each section. */
  updated: 'Last updated July 14, 2025',
  sections: [
    {
      title: 'Terms of Service',
      paragraphs: [
        'Playset brings together people who want to buy, sell or trade cards: players with players, and players with local stores. The deal itself is between you and the other person. Playset is not a party to it, takes no payment, ships nothing and holds no cards.',
        'You may open an account if you are at least 16 years old, or younger with the consent of a parent. Give your real contact details, keep your password to yourself, and tell us if you think someone else is using your account.',
        'Post only cards you own and can hand over, describe their condition honestly, and take a listing down or mark it as sold when the card is gone. A listing is an invitation to talk, not a binding offer, until both of you agree.',
        'We may remove listings and events, or close accounts, that break these terms or the law. You may close your account at any time; your listings and events then disappear from view.',
        'Playset is provided as is. Card data and market prices come from third parties, may be wrong or out of date, and aren’t advice about what a card is worth.',
      ],
    },
    {
      title: 'Privacy Policy',
      paragraphs: [
        'We collect your name, email address, phone number and location. We use them to manage your account, to help buyers and sellers complete an order, and to show you the listings, stores and events in your community.',
        'Your name is shown beside your listings to people who are logged in. A player’s email address and phone number are hidden until the player shows them in Settings, and a player’s address is never shown; a store’s email address and phone number are shown until it hides them. A store’s address is shown to everyone who is logged in; its name, its events and the cards it lists are public. A message you send through Playset includes your name and email address so that it can be answered; we keep it for 180 days.',
        'We do not sell your data and show no advertising. We share it only with the services that run Playset for us (hosting, sending mail, bot protection), as far as they need it, or where the law requires it.',
        'Your browser stores your account details and a token that proves you’re logged in; one cookie keeps you logged in. We use no third-party tracking cookies.',
        'You may ask us at any time what we know about you, have it corrected, or have it deleted. Write to the support address at the bottom of each page.',
      ],
    },
    {
      title: 'Refund Policy',
      paragraphs: [
        'Refunds are handled by the seller. Playset takes no money, so it can’t refund any.',
        'Look at the card before you pay: agree on its condition, its language and whether it is foil while you both have it in front of you. A good seller tells you beforehand whether they take cards back, and for how long.',
        'Stores follow their own return policy and their local consumer law. Ask at the counter if you are unsure.',
        'If a seller misled you, tell us. We don’t settle disputes about money, but we read every report and close the accounts of people who deceive others.',
      ],
    },
    {
      title: 'Community Guidelines',
      paragraphs: [
        'These guidelines apply between users and stores alike. Be kind, be honest, show up when you said you would, and say so early if you can’t.',
        'Meet where other people are: a store, an event, a café. Bring a friend if you are young or the trade is a big one.',
        'No counterfeit cards, and no proxies sold as the real thing. No stolen goods. No harassment, hate, threats or unwanted messages, here or with contact details you found here.',
        'Store owners: post only events you will really hold, say so when one is canceled, and treat players who come from Playset like your regulars.',
        'Report anything that breaks these guidelines to the support address at the bottom of each page. We read every report.',
      ],
    },
  ],
};

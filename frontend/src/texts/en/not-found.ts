/** The texts of an address that is no page. */

export const notFound = {
  title: 'Page not found',
  text: 'There’s no page at this address.',
  home: 'Go Back Home',
};

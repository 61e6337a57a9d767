/** The texts of sharing a page. */
export const share = {
  share: 'Share',
  copied: 'Link copied',
};

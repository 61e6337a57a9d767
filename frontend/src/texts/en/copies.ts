/** The texts of what is special about a copy. */
export const copies = {
  signed: 'Signed',
  altered: 'Altered',
};

/** The texts of the picture of an event in its form. */
export const eventPicture = {
  label: 'Picture',
  hint: 'For example a poster. Up to 5 MB; we remove where it was taken.',
  alt: 'The picture of this event',
  uploaded: 'Picture uploaded. It is saved with the event.',
  removed: 'Picture removed. It is saved with the event.',
  another: 'another picture',
};

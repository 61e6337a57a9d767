/** The texts of the picture of an event in its form. */
export const eventPicture = {
  label: 'Picture',
  hint: 'For example a poster. Up to 5 MB; we remove where it was taken.',
  alt: 'The picture of this event',
  choose: 'Choose a picture',
  replace: 'Replace picture',
  remove: 'Remove picture',
  uploading: (name: string) => `Uploading ${name}`,
  stop: 'Stop uploading',
  retry: 'Try again',
  dismiss: 'Dismiss this picture',
  uploaded: 'Picture uploaded. It is saved with the event.',
  removed: 'Picture removed. It is saved with the event.',
  notUploaded: 'The picture couldn’t be uploaded.',
  unreadable: 'This file can’t be read as a picture. Use a JPEG, PNG, WebP or AVIF image.',
  tooLarge: 'This picture is larger than 5 MB.',
  another: 'another picture',
};

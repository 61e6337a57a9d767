/** The texts of a picture in a form. */
export const picture = {
  choose: 'Choose a picture',
  replace: 'Replace picture',
  remove: 'Remove picture',
  restore: 'Undo',
  uploading: (name: string) => `Uploading ${name}`,
  stop: 'Stop uploading',
  retry: 'Try again',
  dismiss: 'Dismiss this picture',
  notUploaded: 'The picture couldn’t be uploaded.',
  unreadable: 'This file can’t be read as a picture. Use a JPEG, PNG, WebP or AVIF image.',
  tooLarge: 'This picture is larger than 5 MB.',
};

/** The texts of the card that leads a new store to its page. */

export const storeSetup = {
  title: 'Finish your store page',
  done: (done: number, steps: number) => `${done} of ${steps} done. It takes about two minutes.`,
  isDone: 'done',
  steps: {
    place: 'Address and place on the map',
    hours: 'Opening hours',
    picture: 'A picture of your store',
    code: 'Link and QR code for the counter',
  },
  later: 'Not now',
};

/** Los textos de la tarjeta que lleva a una tienda nueva a su página. */
import type { Texts } from '../en';

export const storeSetup: Texts['storeSetup'] = {
  title: 'Termina la página de tu tienda',
  done: (done, steps) => `${done} de ${steps} pasos hechos. Se tarda unos dos minutos.`,
  isDone: 'hecho',
  steps: {
    place: 'Dirección y lugar en el mapa',
    hours: 'Horario',
    picture: 'Una imagen de tu tienda',
    code: 'Enlace y código QR para el mostrador',
  },
  later: 'Ahora no',
};

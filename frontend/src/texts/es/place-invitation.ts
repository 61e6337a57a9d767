/** Los textos de la invitación a indicar un lugar. */
import type { Texts } from '../en';

export const placeInvitation: Texts['placeInvitation'] = {
  user: {
    title: 'Indica tu localidad para ver quién está cerca',
    text: 'Los demás solo ven más o menos a qué distancia estás, nunca dónde estás.',
    action: 'Indicar mi localidad',
  },
  store: {
    title: 'Pon tu tienda en el mapa',
    text: 'Los jugadores buscan tiendas cerca de ellos. Di dónde está la tuya: se tarda dos minutos.',
    action: 'Decir dónde está',
  },
  later: 'Ahora no',
};

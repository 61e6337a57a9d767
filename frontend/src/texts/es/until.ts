/** Hasta cuándo se reserva algo y cuándo se queda; lo que dicen todas las pantallas de tratos. `time` es `20:00` o un intervalo. */
import type { Texts } from '../en';
import { theHour } from '../spanish-words';

const at = (day: string, time: string | null) => {
  if (time === null) return day;
  return time.includes('–') ? `${day}, ${time}` : `${day} a ${theHour(time)}`;
};

export const until: Texts['until'] = {
  onHoldUntil: (day) => `Reservada hasta ${day}`,
  onHold: 'Reservada',
  formerMember: 'una cuenta cerrada',
  noAnswer: 'No llegó respuesta. Inténtalo de nuevo: nada se hará dos veces.',
  today: (time) => at('hoy', time),
  tomorrow: (time) => at('mañana', time),
  weekday: (day, time) => at(`el ${day}`, time),
  date: (date, time) => at(`el ${date}`, time),
};

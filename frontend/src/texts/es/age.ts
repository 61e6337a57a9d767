/** Los textos de los ajustes de quien es menor de edad. */
import type { Texts } from '../en';

export const age: Texts['age'] = {
  title: 'Edad',
  about:
    '¿Tienes menos de 18 años? Dilo y tratarás solo con tiendas, en su mostrador. Nadie más sabrá tu edad.',
  loading: 'Cargando tu edad',
  failed: 'No se pudo cargar esta parte.',
  isUnder18: 'Tengo menos de 18 años',
  month: 'Mes de nacimiento',
  year: 'Año de nacimiento',
  choose: 'Elige…',
  fillIn: 'Elige el mes y el año en que naciste.',
  warning: 'No se puede deshacer. Termina solo cuando cumplas 18 años.',
  save: 'Guardar',
  saved: 'Guardado.',
  notSaved: 'No se guardó.',
  until: (day) => `Tienes menos de 18 años. Esto termina solo el ${day}.`,
  rules: (most) => [
    'Tratas con tiendas, en su mostrador.',
    `Cada trato vale como máximo ${most}.`,
    'Solo las tiendas pueden escribirte. Tu correo y tu teléfono quedan ocultos.',
    'Los demás no ven a qué distancia estás ni tu historial.',
  ],
  others: 'Los demás solo leen que puedes tratar en el mostrador de una tienda.',
  mistake: '¿La fecha está mal? Escribe a soporte.',
};

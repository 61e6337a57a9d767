/** Los errores de quien es menor de edad, y de quienes tratan con esa persona, por su código. */
export const ageErrors = {
  'users.age-is-said': 'Ya has dicho cuándo naciste. Si está mal, escribe a soporte.',
  'users.birth-month': 'Elige un mes y un año.',
  'users.contact-hidden': 'Hasta que cumplas 18 años, los demás no ven tu correo ni tu teléfono.',
  'users.not-yet-born': 'Elige un mes que ya haya empezado.',
  'users.of-age': 'Quien nació ese mes tiene 18 años o más.',
  'listings.counter-only':
    'Solo puede tratar en el mostrador de una tienda, así que solo le pueden escribir las tiendas.',
  'listings.messages-to-stores': 'Hasta que cumplas 18 años, solo puedes escribir a tiendas.',
};

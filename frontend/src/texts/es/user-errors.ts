/** Los errores de las cuentas, y los de quienes son menores de edad, por su código. */
export const userErrors = {
  'users.age-is-said': 'Ya has dicho cuándo naciste. Si está mal, escribe a soporte.',
  'users.birth-month': 'Elige un mes y un año.',
  'users.contact-hidden': 'Hasta que cumplas 18 años, los demás no ven tu correo ni tu teléfono.',
  'users.not-yet-born': 'Elige un mes que ya haya empezado.',
  'users.of-age': 'Quien nació ese mes tiene 18 años o más.',
  'listings.counter-only':
    'Solo puede tratar en el mostrador de una tienda, así que solo le pueden escribir las tiendas.',
  'listings.messages-to-stores': 'Hasta que cumplas 18 años, solo puedes escribir a tiendas.',
  'users.account-closed': 'Esta cuenta está cerrada.',
  'users.breached-password':
    'Esta contraseña ha aparecido en una filtración de datos de otro sitio. Elige otra.',
  'users.changed-meanwhile':
    'Tu cuenta ha cambiado desde que la abriste. Vuelve a cargarla antes de guardar.',
  'users.common-password':
    'Esta contraseña es demasiado fácil de adivinar. Prueba con unas palabras que solo tú juntarías.',
  'users.email-taken': 'Ya existe una cuenta con este correo electrónico.',
  'users.invalid-email': 'Escribe un correo electrónico válido.',
  'users.invalid-phone': 'Escribe un número de teléfono válido.',
  'users.invalid-website': 'Escribe un sitio web como {example}.',
  'users.name-required': 'Escribe tu nombre.',
  'users.new-password-too-short': 'La contraseña nueva debe tener al menos {min} caracteres.',
  'users.not-found': 'No hay ninguna cuenta con este identificador, o está cerrada.',
  'users.not-yours': 'Esta cuenta es de otra persona.',
  'users.nothing-to-change': 'No hay ningún cambio que guardar.',
  'users.password-character': 'La contraseña contiene un carácter que no se puede usar.',
  'users.password-too-long': 'La contraseña puede tener {max} caracteres como máximo.',
  'users.password-too-short': 'La contraseña debe tener al menos {min} caracteres.',
  'users.password-required': 'Escribe tu contraseña.',
  'users.passwords-differ': 'Las contraseñas no coinciden.',
  'users.passwords-required': 'Rellena todos los campos de contraseña.',
  'users.personal-password':
    'Una contraseña hecha con tu nombre o tu correo es fácil de adivinar. Prueba con unas palabras sin relación.',
  'users.store-name-taken': 'Ya hay otra tienda con este nombre.',
  'users.website-only-for-stores': 'Solo las tiendas pueden tener un sitio web.',
  'users.wrong-password': 'La contraseña actual es incorrecta.',
};

/** Lo que puede fallar con las imágenes que sube una tienda. */
export const pictureErrors = (module: string): Readonly<Record<string, string>> => ({
  [`${module}.picture-not-found`]: 'Esta imagen no existe.',
  [`${module}.picture-too-large`]:
    'Esta imagen tiene demasiados píxeles. Usa una de 40 megapíxeles como máximo.',
  [`${module}.picture-unreadable`]:
    'Este archivo no se puede leer como imagen. Usa una imagen JPEG, PNG, WebP o AVIF que no esté animada.',
  [`${module}.pictures-unavailable`]:
    'Ahora no se pueden guardar imágenes. Inténtalo de nuevo en un momento.',
  [`${module}.unknown-picture`]: 'Esta imagen ya no está guardada. Elígela de nuevo.',
});

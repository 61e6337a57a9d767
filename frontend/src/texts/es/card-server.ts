/** Lo que dice el servidor de las búsquedas de cartas y de las cartas que no encuentra. */

export const cardServer: Record<string, string> = {
  'You didn‘t enter anything to search for.': 'No has escrito nada que buscar.',
  'All of your terms were ignored.': 'Se han ignorado todos los términos de tu búsqueda.',
  'Your search contains unclosed parentheses.': 'Tu búsqueda tiene paréntesis sin cerrar.',
  'Your search contains a character that cannot be searched for.':
    'Tu búsqueda contiene un carácter que no se puede buscar.',
  'Your search may be at most {1} characters long.': 'Tu búsqueda puede tener {1} caracteres como máximo.',
  'Your search takes too long to answer. Make it narrower, or its regular expressions simpler.':
    'Tu búsqueda tarda demasiado. Hazla más concreta o simplifica sus expresiones regulares.',
  'Too many regular expression operators used': 'Hay demasiados operadores en las expresiones regulares.',
  'Display options may not be specified inside parentheses.':
    'Las opciones de presentación no pueden ir entre paréntesis.',
  'Too many searches are waiting to be answered. Try again in a few seconds.':
    'Hay demasiadas búsquedas en espera. Inténtalo de nuevo en unos segundos.',
  'Your query didn’t match any cards. Adjust your search terms or refer to the syntax guide at {1}':
    'Ninguna carta coincide con tu búsqueda. Cambia los términos o consulta la guía de sintaxis en {1}',
  'You have paginated beyond the end of these results, reduce your `page` parameter or refer to the syntax guide at {1}':
    'No hay más resultados: esta página queda después de la última.',
  'We searched the cards we have. Newer cards may be missing.':
    'Hemos buscado en las cartas que tenemos. Puede que falten las más nuevas.',
  'The cards are being read again after an update: until that is over, searches miss some of them.':
    'Las cartas se están leyendo de nuevo tras una actualización: mientras tanto, faltan algunas en las búsquedas.',

  'No card found with the given ID': 'No se encontró ninguna carta con este identificador.',
  'No card found with the given set code and collector number':
    'No se encontró ninguna carta con ese código de edición y número de coleccionista.',
  'No cards found matching {1}': 'Ninguna carta coincide con {1}.',
  'Too many cards match ambiguous name {1}. Add more words to refine your search.':
    'Demasiadas cartas coinciden con el nombre {1}. Añade más palabras a tu búsqueda.',
  'A name may be at most {1} characters long.': 'Un nombre puede tener {1} caracteres como máximo.',
  'No Magic set found for the given code or ID': 'No se encontró ninguna edición con este código.',
  'No symbol found with the given name': 'No se encontró ningún símbolo con este nombre.',
  'No picture found for the given card, face and size': 'No hay ninguna imagen de esta carta.',

  'Invalid expression {1} was ignored, and so was all after it. A search has at most {2} terms.':
    'Se ha ignorado {1} y todo lo que sigue: una búsqueda puede tener {2} términos como máximo.',
  'Invalid expression {1} was ignored. {2}': 'Se ha ignorado la expresión {1}. {2}',
  'Invalid regular expression: {1}.': 'La expresión regular no es válida ({1}).',
  'Regular expression too complex.': 'La expresión regular es demasiado compleja.',
  'Too many nested groups.': 'Hay demasiados grupos anidados.',
  'Too much repetition.': 'Hay demasiadas repeticiones.',
  'Unknown {1} was ignored': 'Se ha ignorado una opción desconocida: {1}.',
  'Unknown keyword {1}.': 'La palabra clave {1} no existe.',
  'Unknown regular expression keyword {1}.': 'La palabra clave {1} no admite expresiones regulares.',
  'Unknown keyword {1}': 'La habilidad {1} no existe.',
  'Unknown color {1}': 'El color {1} no existe.',
  'A card cannot be both colored and colorless.': 'Una carta no puede tener color y ser incolora a la vez.',
  'Using “m” with other colors is no longer supported. Use {1} instead.':
    'Ya no se puede usar «m» junto con otros colores. Usa {1}.',
  'Unknown mana symbols {1}.': 'Los símbolos de maná {1} no existen.',
  'Devotion can only match single color or hybrid mana.':
    'La devoción solo se busca por maná de un color o híbrido.',
  'The value must be a number, or “even”/“odd”': 'El valor debe ser un número, «even» (par) u «odd» (impar).',
  'Value out of range': 'El valor está fuera de los límites.',
  'The sides of your comparison must be different.': 'Los dos lados de la comparación deben ser distintos.',
  'Unknown rarity {1}': 'La rareza {1} no existe.',
  'Invalid date or unknown set code {1}': '{1} no es una fecha ni el código de una edición.',
  'Invalid date {1}': 'La fecha {1} no es válida.',
  'Unknown game format {1}': 'El formato {1} no existe.',
  'Unknown language {1}': 'El idioma {1} no existe.',
  'Unknown game {1}': 'El juego {1} no existe.',
  'Checking if cards are {1} is not supported': 'No se puede buscar si una carta es {1}.',
  'Checking if cards have a new {1} is not supported':
    'No se puede buscar si una carta tiene {1} por primera vez.',
  'You must provide a valid v4 UUID.': 'Hace falta un UUID v4 válido.',
  'You must provide a vaid interger': 'Hace falta un número entero.',
  'The keyword {1} cannot be answered from the data of this catalogue.':
    'Los datos de este catálogo no bastan para la palabra clave {1}.',
  'Comparing {1} with {2} by {3} is not supported.': 'No se puede comparar {1} con {2} mediante {3}.',
};

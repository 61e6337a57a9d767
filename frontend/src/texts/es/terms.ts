/** Las palabras de los términos y las políticas. */
import type { Texts } from '../en';

export const terms: Texts['terms'] = {
  close: 'Cerrar los términos y condiciones',
  updated: 'Última actualización: 14 de julio de 2025',
  sections: [
    {
      title: 'Términos del servicio',
      paragraphs: [
        'Playset reúne a personas que quieren comprar, vender o cambiar cartas: jugadores con jugadores y jugadores con tiendas locales. El trato es entre tú y la otra persona. Playset no forma parte de él, no cobra nada, no envía nada y no guarda cartas.',
        'Puedes abrir una cuenta si tienes al menos 16 años, o menos con el consentimiento de tu padre, madre o tutor. Da tus datos de contacto reales, no compartas tu contraseña y avísanos si crees que otra persona usa tu cuenta.',
        'Publica solo cartas que sean tuyas y que puedas entregar, describe su estado con honestidad y retira el anuncio o márcalo como vendido cuando la carta ya no esté. Un anuncio es una invitación a hablar, no una oferta vinculante, hasta que ambas partes estén de acuerdo.',
        'Podemos retirar anuncios y eventos, o cerrar cuentas, que incumplan estos términos o la ley. Puedes cerrar tu cuenta en cualquier momento; tus anuncios y eventos dejan entonces de verse.',
        'Playset se ofrece tal cual. Los datos de las cartas y los precios de mercado vienen de terceros, pueden ser erróneos o no estar al día y no son un consejo sobre lo que vale una carta.',
      ],
    },
    {
      title: 'Política de privacidad',
      paragraphs: [
        'Recogemos tu nombre, tu correo electrónico, tu número de teléfono y tu ubicación. Los usamos para gestionar tu cuenta, para que compradores y vendedores puedan cumplir un trato y para mostrarte los anuncios, las tiendas y los eventos de tu comunidad.',
        'Tu nombre se muestra junto a tus anuncios a quienes han iniciado sesión. El correo electrónico y el teléfono de un jugador no se ven hasta que los muestre en los ajustes, y su dirección no se muestra a nadie; los de una tienda se ven hasta que los oculte. La dirección de una tienda se muestra a todas las personas que han iniciado sesión; su nombre, sus eventos y las cartas anunciadas puede verlos cualquiera. Un mensaje que envías a través de Playset lleva tu nombre y tu correo electrónico, para que puedan responderte; lo guardamos 180 días.',
        'No vendemos tus datos ni mostramos publicidad. Los compartimos solo con los servicios que hacen funcionar Playset (alojamiento, envío de correo, protección contra programas automáticos), en la medida en que los necesitan, o cuando la ley nos obliga.',
        'Tu navegador guarda los datos de tu cuenta y un código que demuestra que has iniciado sesión; una cookie mantiene la sesión abierta. No usamos cookies de seguimiento de terceros.',
        'Puedes preguntarnos en cualquier momento qué sabemos de ti, y pedir que lo corrijamos o lo borremos. Escribe a la dirección de ayuda que está al pie de cada página.',
      ],
    },
    {
      title: 'Política de reembolsos',
      paragraphs: [
        'De los reembolsos se encarga quien vende. Playset no recibe dinero, así que no puede devolverlo.',
        'Mira la carta antes de pagar: acuerda su estado, su idioma y si es foil mientras está delante de ambos. Un buen vendedor te dice de antemano si acepta que le devuelvas una carta, y durante cuánto tiempo.',
        'Las tiendas siguen su propia política de devoluciones y las leyes de consumo del lugar donde están. Si tienes dudas, pregunta en el mostrador.',
        'Si alguien te engañó al venderte algo, cuéntanoslo. No decidimos sobre el dinero, pero revisamos cada aviso y cerramos las cuentas de quienes engañan a los demás.',
      ],
    },
    {
      title: 'Normas de la comunidad',
      paragraphs: [
        'Estas normas valen para usuarios y tiendas por igual. Sé amable, sé honesto, acude cuando dijiste que irías y avisa pronto si no puedes.',
        'Queda donde haya más gente: una tienda, un evento, un café. Ve con alguien si eres joven o si el cambio es importante.',
        'Nada de cartas falsificadas ni de proxies vendidos como auténticos. Nada de objetos robados. Nada de acoso, odio, amenazas ni mensajes no deseados, ni aquí ni con los datos de contacto que encuentres aquí.',
        'Si tienes una tienda: publica los eventos que de verdad vas a celebrar, avisa cuando se cancele alguno y trata a los jugadores que llegan de Playset como a tus clientes de siempre.',
        'Avisa de lo que incumpla estas normas en la dirección de ayuda que está al pie de cada página. Leemos todos los avisos.',
      ],
    },
  ],
};

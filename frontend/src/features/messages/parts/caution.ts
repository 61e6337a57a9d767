/** What a message may ask for that its reader, or its author, is warned about. Nothing of it is blocked. */

/**
 * English and Spanish together: people write in either. Whole words, as cards are called Geralf’s Messenger, Chandra’s Revolution or
 * Cryptolith Rite; and not where somebody thanks in advance.
 */
const AHEAD_OR_ELSEWHERE = new RegExp(
  `(?<!\\p{L})(?:${[
    "whats\\s?app|telegram|signal(?! pest| the clans)|wechat|viber|snapchat|instagram|(?<![’']s )messenger|discord",
    'paypal|venmo|zelle|cash\\s?app|revolut|bizum|western union|money\\s?gram|mercado ?pago|apple pay|google pay',
    'friends (?:and|&) family|amigos y familiares|f\\s?&\\s?f',
    'gift ?cards?|tarjetas? (?:de )?regalo|bitcoins?|crypto(?:currency)?|cripto(?:monedas?)?|usdt',
    '(?:bank|wire) transfers?|transferencias?|(?:your|my|an|the|tu|mi|su|el|de) iban|iban:?\\s?[a-z]{2}\\d\\d|clabe',
    'pay (?:me )?(?:first|ahead|now)|up ?front|(?<!thank(?:s| you) )in advance|pre-?pay(?:ment)?|deposit',
    'p[aá]g(?:o|a|ar|ame|adme) (?:por )?(?:adelantado|anticipado|antes)|(?<!gracias )por adelantado',
    '(?<!te )(?:anticipo|adelanto)|seña|depósitos?',
    'ship (?:it|them|first)|env[ií]o (?:primero|antes)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Whether a message asks to pay ahead, or to go on somewhere else. */
export const asksAheadOrElsewhere = (text: string): boolean => AHEAD_OR_ELSEWHERE.test(text);

const SIX_DIGITS = /(?<!\p{Nd})\p{Nd}(?:[\s-]?\p{Nd}){5}(?!\p{Nd})/u;

/** Whether a text has six digits, as the code of a hand-over does. */
export const hasSixDigits = (text: string): boolean => SIX_DIGITS.test(text);

/** What a message may ask for that its reader, or its author, is warned about. Nothing of it is blocked. */

/** English and Spanish together: people write in either. */
const AHEAD_OR_ELSEWHERE = new RegExp(
  [
    'whats\\s?app|telegram|signal\\b|wechat|viber|snapchat|instagram|messenger\\b|discord',
    'paypal|venmo|zelle|cash\\s?app|revolut|bizum|western union|money\\s?gram|mercado ?pago|apple pay|google pay',
    'friends (?:and|&) family|amigos y familiares|f\\s?&\\s?f\\b',
    'gift ?cards?|tarjetas? (?:de )?regalo|bitcoin|crypto|cripto|usdt',
    '(?:bank|wire) transfer|transferencia|iban\\b|clabe\\b',
    'pay (?:me )?(?:first|ahead|now|up ?front|in advance)|up ?front|in advance|pre-?pay|deposit\\b',
    'pag(?:o|a|ar|ame|adme) (?:por )?(?:adelantado|anticipado|antes)|por adelantado|anticipo|adelanto\\b|seña\\b|depósito',
    'ship (?:it|them|first)|env[ií]o (?:primero|antes)',
  ].join('|'),
  'iu',
);

/** Whether a message asks to pay ahead, or to go on somewhere else. */
export const asksAheadOrElsewhere = (text: string): boolean => AHEAD_OR_ELSEWHERE.test(text);

const SIX_DIGITS = /(?<!\p{Nd})\p{Nd}(?:[\s-]?\p{Nd}){5}(?!\p{Nd})/u;

/** Whether a text has six digits, as the code of a hand-over does. */
export const hasSixDigits = (text: string): boolean => SIX_DIGITS.test(text);

// The mails about decisions of moderators in Spanish: the statement of reasons.
import { plainName } from '../../../../platform/mail/plain-name.js';
import { formatStart } from './format-start.js';
import type { ModerationWords } from './moderation-words.js';

const THINGS: Readonly<Record<string, string>> = {
  LISTING: 'tu anuncio',
  PROFILE: 'tu perfil',
  EVENT: 'tu evento',
  OFFER: 'tu oferta',
  DEAL: 'tu trato',
  MESSAGE: 'tu mensaje',
  REVIEW: 'tu reseña',
};
const HIDDEN: Readonly<Record<string, string>> = {
  LISTING: 'Retiramos tu anuncio del mercado',
  EVENT: 'Eliminamos tu evento',
  MESSAGE: 'Ocultamos tu mensaje',
  REVIEW: 'Ocultamos el texto de tu reseña',
};

const named = (title: string): string => {
  const plain = plainName(title);
  return plain ? ` «${plain}»` : '';
};
const titleOf = (measure = '', about = '', isComplaint = false): string => {
  if (measure === 'SUSPEND') return 'Tu cuenta de Playset está suspendida';
  if (measure === 'HIDE') return HIDDEN[about] ?? 'Ocultamos algo tuyo';
  if (measure === 'WARN') return 'Una advertencia sobre tu cuenta de Playset';
  return isComplaint ? 'Tu reclamación fue aceptada' : 'Una decisión sobre tu cuenta de Playset';
};
const until = (measure?: string, moment?: string | null): string => {
  if (measure !== 'SUSPEND') return '';
  return moment
    ? ` La suspensión termina el ${formatStart('es', moment)} (UTC).`
    : ' La suspensión no tiene fecha de fin.';
};
const redress = (isComplaint?: boolean): string =>
  isComplaint
    ? 'Otro moderador lo decidió después de tu reclamación. Todavía puedes acudir a un organismo de resolución extrajudicial o a un tribunal.'
    : 'Si crees que es un error, puedes reclamar gratis durante seis meses en Configuración, «Decisiones sobre ti». Entonces lo revisa otro moderador. También puedes acudir a un organismo de resolución extrajudicial o a un tribunal.';

export const esModeration: ModerationWords = {
  MODERATION_DECISION: ({ measure, about = '', title = '', reason = '', until: end, isComplaint }) => ({
    title: titleOf(measure, about, isComplaint),
    about: `Se trata de ${THINGS[about] ?? 'algo tuyo'}${named(title)}, que alguien denunció. Lo decidió una persona. Motivo: ${reason}${until(measure, end)} ${measure === 'DISMISS' ? 'Lo que se decidió antes ya no vale.' : redress(isComplaint)}`,
  }),
  REPORT_DECIDED: ({ change, title = '' }) => ({
    title: named(title) ? `Ya se decidió tu denuncia sobre${named(title)}` : 'Ya se decidió tu denuncia',
    about:
      change === 'ACTED'
        ? 'Iba en contra de nuestras reglas y tomamos medidas. Gracias por avisarnos.'
        : 'Lo revisamos y no encontramos nada en contra de nuestras reglas. Si sabes algo más, denúncialo de nuevo. También puedes acudir a un tribunal.',
  }),
};

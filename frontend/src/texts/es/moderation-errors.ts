/** Los errores de bloqueos, denuncias y decisiones, por su código. */

export const moderationErrors = {
  'auth.account-suspended':
    'Tu cuenta está suspendida. En tus notificaciones lees por qué, por cuánto tiempo y cómo reclamar.',
  'listings.block-nobody': 'No hay ninguna cuenta con este ID, o está cerrada.',
  'listings.block-oneself': 'No puedes bloquearte a ti mismo.',
  'listings.hidden': 'Un moderador retiró este anuncio del mercado.',
  'listings.too-many-blocks': 'Ya bloqueaste 1000 cuentas. Antes desbloquea alguna.',
  'moderation.already-complained': 'Ya no se puede reclamar contra esta decisión.',
  'moderation.already-decided': 'Otro moderador ya decidió este caso.',
  'moderation.another-moderator': 'Ya lo decidiste antes, así que la reclamación la decide otro moderador.',
  'moderation.cannot-hide': 'Solo se pueden ocultar anuncios, eventos, reseñas y mensajes sobre ofertas.',
  'moderation.case-changed': 'Este caso cambió desde que lo abriste. Míralo otra vez.',
  'moderation.case-not-found': 'No hay ningún caso con este ID.',
  'moderation.complaint-too-late': 'Se puede reclamar durante seis meses después de una decisión.',
  'moderation.days-without-suspension': 'Solo una suspensión lleva días.',
  'moderation.decision-not-found': 'No hay ninguna decisión con este ID.',
  'moderation.moderators-only': 'Solo los moderadores pueden hacerlo.',
  'moderation.nobody-to-suspend': 'Esta cuenta está cerrada, así que no hay a quién suspender.',
  'moderation.own-case': 'Formas parte de este caso, así que lo decide otro moderador.',
  'moderation.own-target': 'Esto es tuyo. No puedes denunciarte a ti mismo.',
  'moderation.target-not-found': 'Lo que quieres denunciar ya no está.',
};

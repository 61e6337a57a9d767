/** Los errores de las notificaciones y de cómo se avisa. */
export const notificationErrors = {
  'notifications.invalid-time-zone': 'Introduce una zona horaria IANA, como America/Chicago.',
  'notifications.mandatory': 'Los avisos sobre la seguridad de tu cuenta no se pueden desactivar.',
  'notifications.not-found': 'Esta notificación no existe.',
  'notifications.preferences-changed': 'Estos ajustes cambiaron desde que los abriste. Vuelve a mirarlos.',
  'notifications.push-endpoint-invalid':
    'Esto no es la suscripción de un navegador a un servicio de notificaciones push.',
  'notifications.push-off': 'Este servidor no tiene configuradas las notificaciones push.',
  'notifications.quiet-hours-invalid': 'Las horas de silencio necesitan un comienzo y un final distintos.',
  'notifications.time-zone-unknown': 'Esta zona horaria no se conoce.',
  'notifications.unsubscribe-link-invalid':
    'Este enlace ya no funciona. Puedes desactivar los correos en tu configuración.',
} as const;

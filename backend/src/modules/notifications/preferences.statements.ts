// The SQL of how an account is notified.

/** What an account $1 has chosen, and the zone of its place; one row. */
export const CHOSEN = {
  name: 'notifications.chosen',
  text: `select coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'inApp', in_app, 'mail', mail, 'push', push))
      from notifications.preference where account = a.account), '[]') as choices,
    s.digest_hour as "digestHour", s.time_zone as "timeZone", s.quiet_from as "quietFrom", s.quiet_until as "quietUntil",
    coalesce(s.mail_paused, false) as "mailPaused", coalesce(s.version, 0) as version, l.zone as "placeZone",
    (select count(*)::int from notifications.muted_subject where account = a.account) as muted
    from (select $1::uuid as account) a
    left join notifications.setting s on s.account = a.account
    left join places.zones l on l.account = a.account`,
};

/** Whether PostgreSQL knows the zone $1. */
export const IS_ZONE = {
  name: 'notifications.is-zone',
  text: 'select exists (select from pg_timezone_names where name = $1) as "isZone"',
};

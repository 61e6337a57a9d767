// The statements that tell which sessions have ended.

/** $1 session. One that is unknown is forgotten, so it ended long ago. */
export const IS_ACTIVE = {
  name: 'auth.session-goes-on',
  text: `select m.is_suspended as "isSuspended" from auth.session s join users.members m on m.uuid = s.account
    where s.uuid = $1 and s.ended_at is null`,
};

/** $1 seconds, $2 how many. By the database's own clock, which wrote them down. */
export const ENDED_WITHIN = {
  name: 'auth.sessions-ended-within',
  text: `select session from auth.ended_session where ended_at > now() - make_interval(secs => $1)
    order by ended_at desc limit $2`,
};

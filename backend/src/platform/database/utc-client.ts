// The client of PostgreSQL. Its session is in UTC, whatever the server, the database or the role is set to: SQL that makes a moment of
// a date, or adds a day to a moment, does so in the time zone of the session. Its dates are written as ISO has them: others lose their
// zone, or come back as other days.
import pg from 'pg';

/** Internal to pg: the parameters of the startup message. They take precedence over `options`, which a URL may contain. */
interface PgStartupInternals {
  getStartupConf(): Record<string, string>;
}

export class UtcClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const starting = this as unknown as PgStartupInternals;
    const parameters = starting.getStartupConf.bind(this);
    starting.getStartupConf = () => ({ ...parameters(), TimeZone: 'UTC', DateStyle: 'ISO' });
  }
}

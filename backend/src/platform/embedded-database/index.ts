// The face of the embedded PostgreSQL: a real server of our own for machines that have none.
export { EmbeddedPostgresError } from './embedded-postgres.error.js';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.js';

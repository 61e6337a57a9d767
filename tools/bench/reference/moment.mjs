/** SQL for a column of type timestamptz as JSON has it: UTC, to the millisecond. */
export const moment = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// Which errors of the database are ours to mend, and which pass by themselves.
import { problemOf } from './problem.filter.js';

describe('an error of the database', () => {
  it.each([...['08006', '08P01', '57P01', '57P03', '53100', '53200', '53300', '25006', '57014']])(
    'is a service that is not available at the moment: %s',
    (code) => {
      const { status, code: name } = problemOf(Object.assign(new Error('inside'), { code }));
      expect([status, name]).toEqual([503, 'server.unavailable']);
    },
  );

  it.each(['ENOSPC', 'EDQUOT'])('is like that of our own disk when it is full: %s', (code) => {
    const full = Object.assign(new Error('inside'), { code });
    expect(problemOf(new Error('A file was not written', { cause: full })).status).toBe(503);
    expect(problemOf(full).status).toBe(503);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query runner already released. Cannot run queries anymore.',
  ])('is known by its code alone, whatever its words: %s', (words) => {
    expect(problemOf(new Error(words)).status).toBe(500);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
    'is not any broken connection to whomever: %s',
    (code) => {
      expect(problemOf(Object.assign(new Error('inside'), { code })).status).toBe(500);
    },
  );

  it.each(['42P01', '23505', '40001', '22012', '22P02', '2203F'])('is our mistake: %s', (code) => {
    const { status, message } = problemOf(Object.assign(new Error('inside'), { code }));
    expect([status, message]).toEqual([500, 'Something went wrong on our side. Try again in a moment.']);
  });

  it.each(['22021', '22P05'])('is text that the database cannot hold: %s', (code) => {
    expect(problemOf(Object.assign(new Error('inside'), { code })).status).toBe(400);
  });
});

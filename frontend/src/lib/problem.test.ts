/** What people read of failed calls. */
import { fieldProblems, problemStatus, problemText } from './problem';

// @spec call-resend
test('prefers message, then error, then detail', () => {
  expect(problemText({ status: 400, data: { message: 'M', error: 'E', detail: 'D' } }, 'F')).toBe('M');
  expect(problemText({ status: 400, data: { error: 'E', detail: 'D' } }, 'F')).toBe('E');
  expect(problemText({ status: 400, data: { detail: 'D' } }, 'F')).toBe('D');
});

// @spec text-login-failed
test('shows a plain body, but never a page of HTML', () => {
  expect(problemText({ status: 401, data: 'Wrong password.' }, 'F')).toBe('Wrong password.');
  expect(
    problemText({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>Bad gateway</html>' }, 'F'),
  ).toBe('F');
});

test('falls back where the server said nothing', () => {
  for (const failure of [
    undefined,
    null,
    { status: 'FETCH_ERROR', error: 'TypeError' },
    { status: 500, data: null },
  ])
    expect(problemText(failure, 'Login failed.')).toBe('Login failed.');
});

test('names the refused fields', () => {
  const failure = {
    status: 400,
    data: { errors: [{ field: 'email', message: 'Taken.' }, { field: 3 }, null] },
  };
  expect(fieldProblems(failure)).toEqual({ email: 'Taken.' });
  expect(fieldProblems({ status: 500 })).toEqual({});
});

test('knows the status of an answer that could not be read', () => {
  expect(problemStatus({ status: 429, data: {} })).toBe(429);
  expect(problemStatus({ status: 'PARSING_ERROR', originalStatus: 502 })).toBe(502);
  expect(problemStatus({ status: 'FETCH_ERROR' })).toBeNull();
});

// Turns what is asked into requests as they go out: with the token, the network and the content type of who asks.
import { accessToken } from './tokens.mjs';

/** Each call as its person sends it; without one the people take turns. People come from different networks. */
export function addressed(requests, people, secret) {
  const sender = new Map(
    people.map((person, nth) => [
      person,
      {
        authorization: `Bearer ${accessToken(person, secret)}`,
        'x-forwarded-for': `10.${nth >> 8}.${nth & 255}.7`,
      },
    ]),
  );
  return requests.map(({ method, path, body, cookie, by }, nth) => ({
    method,
    path,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...sender.get(by ?? people[nth % people.length]),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
    },
  }));
}

// What the secret in the address of a person's own calendar looks like.

/** 32 random bytes in base64url. */
export const SECRET_PATTERN = /^[\w-]{43}$/;

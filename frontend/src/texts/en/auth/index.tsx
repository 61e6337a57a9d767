/** The texts around accounts: logging in, signing up, passwords and the links of mails. */

const email = 'Email';
const password = 'Password';
const logIn = 'Log In';
const signUp = 'Sign Up';
const tryAgain = 'Try again';
const newLink = 'Get a new link';
const atLeast = 'At least 8 characters';

export const auth = {
  formFailed: 'The form could not be loaded.',
  loading: 'Loading',
  titles: { login: logIn, signup: signUp, forgot: 'Forgot password' },
  wrong: {
    allRequired: 'All fields are required.',
    loginRequired: 'Email and password are required.',
    emailInvalid: 'Enter a valid email address.',
    emailFirst: 'Enter your email first.',
    checkRequired: 'Please complete the verification.',
    passwordShort: 'Password must be at least 8 characters.',
    passwordsDiffer: 'Passwords do not match.',
  },
  logIn: {
    email,
    password,
    submit: logIn,
    done: 'Logged in successfully!',
    failed: 'Login failed. Please check your credentials.',
    forgot: 'Forgot password?',
    signUp: 'New here? Sign up',
  },
  demo: {
    about: (password: string) => `This is a demo. Look around as one of these (password ${password}):`,
    player: 'Demo player',
    store: 'Demo store',
  },
  signUp: {
    personal: 'Personal',
    business: 'Business',
    name: 'Name',
    storeName: 'Store name',
    email,
    password,
    atLeast,
    confirm: 'Confirm password',
    accept: 'I accept the Terms and Policies',
    read: 'Read them',
    submit: signUp,
    failed: 'Sign up failed. Please try again.',
    logIn: 'Already have an account? Log in',
    done: 'Account created. Please verify your email before logging in.',
    sent: (email: string) => (
      <>
        We sent a link to <strong>{email}</strong>. Open it within a day; look among the spam if it does not
        come.
      </>
    ),
    next: logIn,
  },
  forgot: {
    about: 'Enter your email, and we send you a link to choose a new password.',
    email,
    submit: 'Send link',
    sent: (email: string) =>
      `If there is an account for ${email}, a link to choose a new password is on its way.`,
    failed: 'The email could not be sent. Please try again.',
    back: 'Back to log in',
  },
  reset: {
    invalid: 'Invalid link',
    noCode: 'This link has no code in it. Ask for a new one.',
    newLink,
    password: 'New password',
    atLeast,
    confirm: 'Confirm new password',
    submit: 'Save new password',
    done: 'Password updated successfully!',
    failed: 'The link is not valid any more. Ask for a new one.',
  },
  verify: {
    invalid: 'Invalid verification link.',
    noCode: 'The link in your mail has a code at its end. Try to copy all of it.',
    verifying: { title: 'Verifying…', text: 'One moment.' },
    verified: { title: 'Email verified!', text: 'Your account is ready. Welcome to Playset.' },
    failed: {
      title: 'Verification failed or the link has expired.',
      text: 'A link works once, for a day.',
    },
    tooMany: 'Too many links were tried from here. Wait a minute, then try again.',
    unknown: 'We could not check your link just now. Try again in a moment.',
    logIn: 'Log in now',
    tryAgain,
    tryingAgain: 'Trying again…',
    email,
  },
  resend: {
    ask: 'Resend verification email',
    wait: (seconds: number) => `Resend verification email in ${seconds} s`,
    done: 'Verification email sent again! Check your inbox (and spam).',
    failed: 'Could not resend verification email.',
  },
  check: {
    disabled: 'Human verification is disabled.',
    loading: 'Loading verification…',
    failed: 'The verification could not be loaded.',
    tryAgain,
  },
};

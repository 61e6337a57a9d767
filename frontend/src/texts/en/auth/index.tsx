/** The texts around accounts: logging in, signing up, passwords and the links of mails. */

const email = 'Email';
const password = 'Password';
const logIn = 'Log In';
const signUp = 'Sign Up';
const tryAgain = 'Try again';
const newLink = 'Get a new link';
const atLeast = 'At least 8 characters';

export const auth = {
  formFailed: 'The form couldn’t be loaded.',
  loading: 'Loading',
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
    tooMany:
      'Too many login attempts. Try again later. If they weren’t yours, choose “Forgot password?”: the link in the email lets you log in from this browser right away.',
    forgot: 'Forgot password?',
    signUp: 'New here? Sign up',
  },
  passkey: {
    use: 'Use a passkey',
    waiting: 'Waiting for your passkey…',
    failed: 'That passkey didn’t work. Try again, or log in with your password.',
  },
  secondFactor: {
    about: 'Enter the 6-digit code from your authenticator app.',
    aboutRecovery: 'Enter one of your saved recovery codes.',
    code: 'Code',
    recoveryCode: 'Recovery code',
    needed: 'Enter the code.',
    submit: 'Verify',
    failed: 'The code couldn’t be checked. Please try again.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use a code from the app',
    back: 'Back to password',
  },
  demo: {
    about: (password: string) => `This is a demo. Log in with one of these (password: ${password}):`,
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
    whoSees: {
      USER: 'People who are logged in see your name beside your listings. Your email and phone stay hidden until you show them in Settings.',
      STORE:
        'Your store’s name is public. People who are logged in also see its email, phone and address; you can hide email and phone in Settings.',
    },
    accept: 'I accept the Terms and Policies',
    acceptFirst: 'Accept the Terms and Policies to sign up.',
    verifyFirst: 'Complete the verification above to sign up.',
    read: 'Read the terms',
    submit: signUp,
    failed: 'Sign up failed. Please try again.',
    logIn: 'Already have an account? Log in',
    done: 'Account created. Please verify your email before logging in.',
    sent: (email: string) => (
      <>
        We sent a link to <strong>{email}</strong>. Open it within 24 hours. If you don’t see it, check your
        spam folder.
      </>
    ),
    checkMail: 'Check your email',
    next: 'Already verified? Log in',
  },
  forgot: {
    about: 'Enter your email and we’ll send you a link to reset your password.',
    email,
    submit: 'Send link',
    sent: (email: string) => `If ${email} has an account, a password reset link is on its way.`,
    failed: 'The email couldn’t be sent. Please try again.',
    back: 'Back to log in',
  },
  reset: {
    invalid: 'Invalid link',
    noCode: 'This link is incomplete. Request a new one.',
    newLink,
    password: 'New password',
    atLeast,
    confirm: 'Confirm new password',
    submit: 'Save new password',
    done: 'Password updated successfully!',
    failed: 'The password couldn’t be saved. Please try again.',
  },
  verify: {
    invalid: 'Invalid verification link.',
    noCode: 'Part of the link is missing. Copy the whole link from the email.',
    verifying: { title: 'Verifying…', text: 'One moment.' },
    verified: { title: 'Email verified!', text: 'Your account is ready. Welcome to Playset.' },
    verifiedHere: { text: 'You’re logged in. Taking you home…' },
    verifiedBefore: { text: 'You’re already logged in.' },
    home: 'Go to Home',
    loggingIn: 'Logging in…',
    failed: {
      title: 'Verification failed or the link has expired.',
      text: 'Each link works once and expires after 24 hours.',
    },
    tooMany: 'Too many attempts. Wait a minute, then try again.',
    unknown: 'We couldn’t check your link. Try again in a moment.',
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
    failed: 'The verification couldn’t be loaded.',
    tryAgain,
  },
};

// The face of users.
export { AccountHooks } from './account-hooks.js';
export { AgeRules } from './age/age-rules.js';
export { showsCopiesTo, tradesAnywhere, tradesWith } from './age/counter-only.sql.js';
export {
  demoAccounts,
  hasAccounts,
  openAccountWithHash,
  openVerifiedAccount,
  type VerifiedPerson,
} from './demo-accounts.js';
export { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.js';
export { accountClosed, breachedPassword, commonPassword, personalPassword } from './domain/user.errors.js';
export { accountWasClosed, passwordChanged } from './domain/user.events.js';
export {
  EmailAddress,
  NewPassword,
  PASSWORD_REQUIRED,
  SecureWebsite,
  SHORT_PASSWORD,
} from './dto/account-fields.js';
export { StoreDto } from './dto/store.dto.js';
export { StoresQuery } from './dto/stores-query.dto.js';
export { UserDto } from './dto/user.dto.js';
export { isErased, type Person, userAnswer } from './person.js';
export { ProfileAudience } from './profile-audience.js';
export { claimHash, SIGN_UP_CLAIM_SECONDS, SignUpClaim } from './sign-up-claim.js';
export { Suspensions } from './suspensions.service.js';
export { UsersFacade } from './users.facade.js';
export { PASSWORD } from './users.limits.js';
export { usersManifest } from './users.manifest.js';
export { UsersModule } from './users.module.js';

// Wires users.
import { Module } from '@nestjs/common';
import { AccountAuditListener } from './account-audit.listener.js';
import { AccountHooks } from './account-hooks.js';
import { AgeController } from './age/age.controller.js';
import { AgeRepository } from './age/age.repository.js';
import { AgeService } from './age/age.service.js';
import { AgeRules } from './age/age-rules.js';
import { BreachedPasswords } from './breached-passwords.js';
import { LeavingAccounts } from './leaving-accounts.js';
import { NewPasswords } from './new-passwords.js';
import { OwnerConfirmation } from './owner-confirmation.js';
import { PasswordHashes } from './password-hashes.js';
import { PasswordsService } from './passwords.service.js';
import { UserRepository } from './persistence/user.repository.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataService } from './personal-data.service.js';
import { ProfileAudience } from './profile-audience.js';
import { SettingsService } from './settings.service.js';
import { SignUpClaim } from './sign-up-claim.js';
import { Suspensions } from './suspensions.service.js';
import { UsersController } from './users.controller.js';
import { UsersFacade } from './users.facade.js';
import { UsersQueries } from './users.queries.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [AgeController, UsersController, PersonalDataController],
  providers: [
    UsersService,
    SettingsService,
    PasswordsService,
    PersonalDataService,
    UsersQueries,
    UserRepository,
    PasswordHashes,
    OwnerConfirmation,
    NewPasswords,
    BreachedPasswords,
    AccountHooks,
    ProfileAudience,
    Suspensions,
    LeavingAccounts,
    AccountAuditListener,
    SignUpClaim,
    AgeRules,
    AgeService,
    AgeRepository,
    UsersFacade,
  ],
  exports: [UsersFacade, AgeRules, AccountHooks, ProfileAudience, Suspensions, SignUpClaim],
})
export class UsersModule {}

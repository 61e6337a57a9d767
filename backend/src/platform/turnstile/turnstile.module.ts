// Gives every module the human verification that the settings ask for.
import { Global, Module } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { HumanVerification, NoVerification } from './human-verification.js';
import { Turnstile } from './turnstile.js';

@Global()
@Module({
  providers: [
    {
      provide: HumanVerification,
      inject: [Environment],
      useFactory: ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_VERIFY_URL }: Environment) =>
        TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY
          ? new Turnstile({ verifyUrl: TURNSTILE_VERIFY_URL, secret: TURNSTILE_SECRET_KEY })
          : new NoVerification(),
    },
  ],
  exports: [HumanVerification],
})
export class TurnstileModule {}

// The technique that every module stands on, put together once from the environment.
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { Clock, SystemClock } from '../kernel/clock.js';
import { DatabaseModule } from './database/database.module.js';
import { EventsModule } from './domain-events/domain-events.module.js';
import { Environment } from './environment/environment.js';
import { SecretKeys } from './environment/secret-keys.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { AccessGuard } from './http/access/access.guard.js';
import { AccessTokens } from './http/access/access-tokens.js';
import { LiveSessions } from './http/access/live-sessions.js';
import { ClientConfigController } from './http/files/client-config.controller.js';
import { RateLimitGuard } from './http/limits/rate-limit.guard.js';
import { RateLimitModule } from './http/limits/rate-limit.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MailModule } from './mail/mail.module.js';
import { Manifests } from './manifest/manifests.js';
import type { ModuleManifest } from './manifest/module-manifest.js';
import { InternalMetrics } from './metrics/internal-metrics.js';
import { Metrics } from './metrics/metrics.js';
import { ObjectStorageModule } from './object-storage/object-storage.module.js';
import { PersonalData } from './personal-data/personal-data.js';
import { Retention } from './retention/retention.js';
import { TurnstileModule } from './turnstile/turnstile.module.js';

@Global()
@Module({})
export class PlatformModule {
  /** The platform for these settings and modules. */
  static with(
    environment: Environment,
    manifests: readonly ModuleManifest[],
    clock: Clock = new SystemClock(),
  ): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        DatabaseModule,
        JobsModule,
        EventsModule,
        MailModule,
        ObjectStorageModule,
        TurnstileModule,
        RateLimitModule,
        TerminusModule,
      ],
      controllers: [HealthController, ClientConfigController],
      providers: [
        { provide: Environment, useValue: environment },
        { provide: Clock, useValue: clock },
        { provide: Manifests, useValue: new Manifests(manifests) },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        AccessTokens,
        LiveSessions,
        Metrics,
        InternalMetrics,
        PersonalData,
        Readiness,
        Retention,
        SecretKeys,
      ],
      exports: [Environment, Clock, Manifests, AccessTokens, LiveSessions, Metrics, PersonalData, SecretKeys],
    };
  }
}

// Liveness and readiness probes.
import { Controller, Get, Ip } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  type HealthIndicatorResult,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { DomainError } from '../../kernel/domain-error.js';
import { Public } from '../http/access/access.js';
import { Unlimited } from '../http/limits/rate-limit.guard.js';
import { Readiness } from './readiness.js';

/** Each deployment answers so for a while: nobody needs to look into it. */
const shuttingDown = () =>
  new DomainError('server.unavailable', 'unavailable', 'The server is shutting down.', { isExpected: true });

// Never rate limited: a refused probe would get the process killed during a flood.
@Unlimited()
@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  private pendingPing: Promise<HealthIndicatorResult> | undefined;

  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @HealthCheck()
  ready(@Ip() address: string): Promise<HealthCheckResult> {
    this.readiness.recordProbe(address);
    if (this.readiness.isShuttingDown) throw shuttingDown();
    return this.health.check([() => this.pingDatabase()]);
  }

  /** Concurrent probes share one ping: they are not rate limited, and each ping takes a connection. */
  private pingDatabase(): Promise<HealthIndicatorResult> {
    this.pendingPing ??= Promise.resolve(this.database.pingCheck('database', { timeout: 1500 })).finally(
      () => {
        this.pendingPing = undefined;
      },
    );
    return this.pendingPing;
  }
}

// Liveness and readiness probes.
import { Controller, Get, Ip, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  type HealthIndicatorResult,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { Public } from '../http/access/access.js';
import { Unlimited } from '../http/limits/rate-limit.guard.js';
import { Readiness } from './readiness.js';

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
    if (this.readiness.isShuttingDown) throw new ServiceUnavailableException();
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

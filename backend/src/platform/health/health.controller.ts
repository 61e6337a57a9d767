// Tells a balancer whether the process lives and whether it can serve.
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

// Refusing it would have us killed while somebody floods us.
@Unlimited()
@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  private asking: Promise<HealthIndicatorResult> | undefined;

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
    this.readiness.ask(address);
    if (this.readiness.isLeaving) throw new ServiceUnavailableException();
    return this.health.check([() => this.askDatabase()]);
  }

  /** Once for all who ask meanwhile: nothing limits them, and each question takes one of the connections. */
  private askDatabase(): Promise<HealthIndicatorResult> {
    this.asking ??= Promise.resolve(this.database.pingCheck('database', { timeout: 1500 })).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }
}

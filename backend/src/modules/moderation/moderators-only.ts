// Marks routes that only moderators may call.
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import type { AuthenticatedRequest } from '../../platform/http/access/access.guard.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { moderatorsOnly } from './domain/moderation.errors.js';
import { ModeratorsService } from './moderators.service.js';

/** Asks for each call: who is a moderator no longer may do nothing from that moment on. */
@Injectable()
class ModeratorsGuard implements CanActivate {
  constructor(private readonly moderators: ModeratorsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { caller } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!caller || !(await this.moderators.isModerator(caller.uuid))) throw moderatorsOnly();
    return true;
  }
}

export const ModeratorsOnly = (): MethodDecorator =>
  applyDecorators(UseGuards(ModeratorsGuard), Fails(moderatorsOnly));

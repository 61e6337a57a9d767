// The marks a route carries about who may call it.
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Role } from '../../../kernel/role.js';
import type { Caller } from './access-tokens.js';

export const IS_PUBLIC = 'playset:public';
export const WHILE_SUSPENDED = 'playset:while-suspended';
export const ONLY_FOR = 'playset:only-for';
/** Where the OpenAPI document carries the mark of @Public() until it becomes `security: []`. */
export const PUBLIC_EXTENSION = 'x-public';

/** Where the document carries the mark of @WhileSuspended() until it is completed. */
export const WHILE_SUSPENDED_EXTENSION = 'x-while-suspended';

/** Anybody may call this route, logged in or not. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));

/** Only accounts of this role may call this route; becomes `x-role` in the document. */
export const OnlyFor = (role: Role): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ONLY_FOR, role), ApiExtension('x-role', role));

/** Also an account that is suspended may call this route, though it writes: about its own security, data and complaints. */
export const WhileSuspended = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(WHILE_SUSPENDED, true), ApiExtension(WHILE_SUSPENDED_EXTENSION, true));

/** The caller that the guard established. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<{ caller?: Caller }>();
  if (!caller) throw new Error('CurrentCaller was used on a public route');
  return caller;
});

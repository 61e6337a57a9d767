// The marks a route carries about who may call it.
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Role } from '../../../kernel/role.js';
import type { Caller } from './access-tokens.js';

export const IS_PUBLIC = 'playset:public';
export const ONLY_FOR = 'playset:only-for';
/** Where the OpenAPI document carries the mark of @Public() until it becomes `security: []`. */
export const PUBLIC_EXTENSION = 'x-public';

/** Anybody may call this route, logged in or not. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));

/** Only accounts of this role may call this route; becomes `x-role` in the document. */
export const OnlyFor = (role: Role): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ONLY_FOR, role), ApiExtension('x-role', role));

/** The caller that the guard established. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<{ caller?: Caller }>();
  if (!caller) throw new Error('CurrentCaller was used on a public route');
  return caller;
});

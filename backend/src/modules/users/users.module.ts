// Wires users.
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewAccounts } from './new-accounts.js';
import { PasswordHashes } from './password-hashes.js';
import { AccountSchema } from './persistence/account.schema.js';
import { UserRepository } from './persistence/user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersFacade } from './users.facade.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountSchema])],
  controllers: [UsersController],
  providers: [UsersService, UserRepository, PasswordHashes, NewAccounts, UsersFacade],
  exports: [UsersFacade, NewAccounts],
})
export class UsersModule {}

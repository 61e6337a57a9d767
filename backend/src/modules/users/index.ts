// The face of users.
export { EmailAddress, NewPassword } from './dto/account-fields.js';
export { UserDto } from './dto/user.dto.js';
export { NewAccounts } from './new-accounts.js';
export { type Person, userAnswer } from './person.js';
export { UsersFacade } from './users.facade.js';
export { UsersModule } from './users.module.js';

// The routes of users.
import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { Fails } from '../../platform/http/fails.js';
import { Limited } from '../../platform/http/rate-limit.guard.js';
import { requestInvalid } from '../../platform/http/validation.js';
import { verificationNeeded, verificationUnavailable } from '../../platform/turnstile/human-verification.js';
import { emailTaken, passwordsDiffer } from './domain/user.errors.js';
import { SignUp } from './dto/sign-up.dto.js';
import { UserDto } from './dto/user.dto.js';
import { userAnswer } from './person.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly service: UsersService) {}

  /** Opens an account and mails a link that verifies its address */
  @Public()
  @Limited('sign-up')
  @Post('signup')
  @ApiCreatedResponse({ type: UserDto })
  @Fails(requestInvalid, passwordsDiffer, verificationNeeded, emailTaken, verificationUnavailable)
  async signUp(@Body() asked: SignUp, @Ip() ip: string): Promise<UserDto> {
    return userAnswer(await this.service.signUp(asked, ip));
  }
}

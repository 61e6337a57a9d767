// Gives every module the job queue.
import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.js';

@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}

// Wires exports.
import { Module } from '@nestjs/common';
import { ChannelExportRepository } from './channel-export.repository.js';
import { ExportedFile } from './exported-file.js';
import { ExportsController } from './exports.controller.js';
import { ExportsQueries } from './exports.queries.js';
import { ExportsService } from './exports.service.js';

@Module({
  controllers: [ExportsController],
  providers: [ExportsService, ExportsQueries, ExportedFile, ChannelExportRepository],
  exports: [ExportedFile],
})
export class ExportsModule {}

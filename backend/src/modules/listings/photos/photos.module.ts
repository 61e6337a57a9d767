// Wires photos.
import { Module } from '@nestjs/common';
import { ListingRepository } from '../persistence/listing.repository.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotoFilesController } from './photo-files.controller.js';
import { StoresPhoto } from './photo-uploads.js';
import { PhotosController } from './photos.controller.js';
import { PhotosService } from './photos.service.js';
import { SweepPhotos } from './sweep-photos.js';

@Module({
  controllers: [PhotoFilesController, PhotosController],
  providers: [ListingRepository, PhotosService, PhotoRepository, StoresPhoto, SweepPhotos],
})
export class PhotosModule {}

// Shows cards and symbols: scans where they may be fetched, drawings where not.
import { Module } from '@nestjs/common';
import { LookupModule } from '../lookup/index.js';
import { CardImagesController } from './card-images.controller.js';
import { CardPreviews } from './card-previews.js';
import { ScanAllowance } from './scans/scan-allowance.js';
import { Scans } from './scans/scans.js';
import { ShownPictures } from './shown-pictures.js';
import { CardSymbolsController } from './symbols/card-symbols.controller.js';

@Module({
  imports: [LookupModule],
  controllers: [CardImagesController, CardSymbolsController],
  providers: [Scans, ScanAllowance, ShownPictures, CardPreviews],
})
export class PicturesModule {}

// The image library, set up once for whatever decodes images: what it may read, and how much of the machine it takes.
import sharp from 'sharp';

// Of all that the library can read, the kinds of scans and photos: no SVG, PDF, TIFF or GIF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    // AVIF; the library is built without the codec of HEIC.
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

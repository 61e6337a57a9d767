// The types of what class-transformer was told of classes; the package has them, but not where its code is.
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}

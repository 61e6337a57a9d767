// The face of pictures.
export { PicturesModule } from './pictures.module.js';

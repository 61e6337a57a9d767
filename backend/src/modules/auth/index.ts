// The face of auth.
export { AuthModule } from './auth.module.js';

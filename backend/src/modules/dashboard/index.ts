// The face of the dashboard.
export { DashboardModule } from './dashboard.module.js';

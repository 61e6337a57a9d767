// The face of the dashboard.

export { dashboardManifest } from './dashboard.manifest.js';
export { DashboardModule } from './dashboard.module.js';

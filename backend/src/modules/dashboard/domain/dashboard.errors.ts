// What can stop somebody from seeing a dashboard.
import { defineError } from '../../../kernel/domain-error.js';

export const notYourDashboard = defineError(
  'dashboard.not-yours',
  'forbidden',
  'This dashboard belongs to someone else.',
);

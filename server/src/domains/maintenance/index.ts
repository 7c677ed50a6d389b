export { maintenanceShown, switchMaintenance } from './maintenance-command.ts';
export { maintenanceNotice } from './maintenance.ts';
export { watchMaintenance } from './watch.ts';

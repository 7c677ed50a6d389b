export { maintenanceLines, switchMaintenance } from './maintenance-command.ts';
export { maintenanceNotice, maintenanceSet } from './maintenance.ts';
export { watchMaintenance } from './watch.ts';

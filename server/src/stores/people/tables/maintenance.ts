/** Whether people are kept out. */
export interface MaintenanceTables {
  maintenance: {
    name: 'product';
    /** `Maintenance` of the contract, JSON. */
    state: string;
    changedAt: number;
  };
}

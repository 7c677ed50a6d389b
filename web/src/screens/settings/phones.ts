const phones: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];

/** Whether a system, by its own name, is one of devices held in a hand. */
export const isPhone = (system: string | null): boolean => phones.includes(system);

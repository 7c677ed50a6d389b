/** The number of the week a day is in, as calendars here count them (ISO 8601). */
export function weekOf(day: string): number {
  const thursday = new Date(`${day}T12:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - first) / (7 * 86_400_000)) + 1;
}

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const offset = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' });

/** An instant as records say it: the office's clock with its offset, without fractions. */
export const momentText = (instant: string): string => {
  const date = new Date(instant);
  const zone = offset.formatToParts(date).find((one) => one.type === 'timeZoneName')?.value ?? '';
  return `${parts.format(date).replace(' ', 'T')}${zone.replace('GMT', '') || '+00:00'}`;
};

/** Hour of an instant on the office's clock. */
export const hourOf = (instant: string): number => Number(momentText(instant).slice(11, 13));

/** How far the clock of this device is from the server's, in milliseconds. */
let behind = 0;
/** What the seconds of a header and the way of an answer may come to: below it the clocks agree. */
const AGREE_MS = 5_000;

/** Notes what the server's clock says in an answer (`Date`); what cannot be read is left. */
export const noteServerDate = (header: string | null): void => {
  const said = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(said)) return;
  const apart = said - Date.now();
  behind = Math.abs(apart) < AGREE_MS ? 0 : apart;
};

/** Now by the server's clock, which dates what is stored, whatever the clock of this device says. */
export const serverNow = (): Date => new Date(Date.now() + behind);

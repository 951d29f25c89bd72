/** Code of a bank (ISO 9362): bank, country, place, and a branch or none. */
export const bicPasses = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);

/** Upper case without blanks. */
export const normaliseBic = (text: string): string => text.toUpperCase().replace(/\s/g, '');

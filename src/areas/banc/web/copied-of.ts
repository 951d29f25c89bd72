/** The row that an address says to copy (`?de=1037`), or null. */
export const copiedOf = (search: Readonly<Record<string, unknown>>): number | null => {
  const id = Number(search['de']);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The next code of a year, `AAAA/NNN`: one more than the highest used. A proposal; the unique key decides. */
export const nextCodi = (year: number, used: readonly string[]): string => {
  const numbers = used
    .filter((codi) => codi.startsWith(`${year}/`))
    .map((codi) => Number.parseInt(codi.slice(5), 10))
    .filter((number) => Number.isSafeInteger(number));
  return `${year}/${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
};

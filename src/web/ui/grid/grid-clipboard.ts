/** A block as spreadsheets write it: rows by line ends, cells by tabs, quotes around what holds either. */
export const parseBlock = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const plain = text.replace(/\r\n?/g, '\n');
  for (let place = 0; place < plain.length; place += 1) {
    const mark = plain[place] as string;
    if (quoted) {
      if (mark === '"' && plain[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else if (mark === '"') quoted = false;
      else cell += mark;
    } else if (mark === '"' && cell === '') quoted = true;
    else if (mark === '\t' || mark === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (mark === '\n') rows.push([]);
    } else cell += mark;
  }
  rows.at(-1)?.push(cell);
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
};

/** The same, the other way round. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');

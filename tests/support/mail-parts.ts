/** The value of a header with what is folded under it, without quotes. */
const nameIn = (head: string): string => {
  const flat = head.replace(/\r\n[ \t]+/g, ' ');
  const parts = [...flat.matchAll(/filename\*\d+\*=(?:utf-8'')?([^;\r\n]+)/gi)].map(([, part = '']) => part.trim());
  if (parts.length > 0) return decodeURIComponent(parts.join(''));
  return /filename\*?=(?:utf-8'')?"?([^";\r\n]+)"?/i.exec(flat)?.[1] ?? '';
};

/** Files that a message carries, their bytes as they were before they were wrapped. */
export const attachmentsOf = (raw: string): { nom: string; contingut: Buffer }[] => {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  if (!boundary) return [];
  return raw
    .split(`--${boundary}`)
    .filter((part) => /content-disposition: attachment/i.test(part))
    .map((part) => {
      const at = part.indexOf('\r\n\r\n');
      return { nom: nameIn(part.slice(0, at)), contingut: Buffer.from(part.slice(at), 'base64') };
    });
};

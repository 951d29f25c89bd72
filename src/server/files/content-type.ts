import { open } from 'node:fs/promises';

const HEAD = 4096;
const SVG = /<svg[\s>]/i;
const HTML = /<!doctype html|<(html|head|body|script|iframe|meta|style|img|a|form|object|embed)[\s>/]/i;
const XML = /^\s*<(\?xml|!doctype|[a-z_][\w.-]*(:[\w.-]+)?[\s/>])/i;
/** Bytes that no text has, whatever its encoding (UTF-16 apart, which has its mark). */
const isText = (head: Buffer): boolean =>
  head.every((byte) => byte >= 0x20 || (byte >= 0x08 && byte <= 0x0d) || byte === 0x1b);

const textType = (text: string): string => {
  if (SVG.test(text)) return 'image/svg+xml';
  if (HTML.test(text)) return 'text/html';
  return XML.test(text) ? 'application/xml' : 'text/plain';
};

const textOf = (head: Buffer): string | null => {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return head.toString('utf16le', 2);
  if (mark === 0xfeff)
    return Buffer.from(head.subarray(2, head.length - (head.length % 2)))
      .swap16()
      .toString('utf16le');
  return isText(head) ? head.toString('utf8').replace(/^\ufeff/, '') : null;
};

/** Media type by what a file holds; its name is not asked. */
export const contentTypeOf = async (path: string): Promise<string> => {
  const handle = await open(path, 'r');
  const head = Buffer.alloc(HEAD);
  const { bytesRead } = await handle.read(head, 0, HEAD, 0).finally(() => handle.close());
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found && !/xml|html|svg/.test(found.mime)) return found.mime;
  const text = textOf(head.subarray(0, bytesRead));
  return text === null ? (found?.mime ?? 'application/octet-stream') : textType(text);
};

/** What a browser may show in place; everything else is only ever saved. Nothing here can run a script of ours. */
const SHOWN = /^(application\/pdf|text\/plain|image\/(png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;
export const isShown = (tipus: string): boolean => SHOWN.test(tipus);

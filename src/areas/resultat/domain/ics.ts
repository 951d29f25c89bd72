import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

/** A whole day of a calendar. */
export interface DiaIcs {
  /** The same for the same thing in each reading, so that a calendar moves it instead of doubling it. */
  readonly uid: string;
  readonly data: CalendarDate;
  readonly titol: string;
  readonly text: string;
  /** Address where it is seen to, where the server knows its own. */
  readonly url: string | null;
}

/** Longest line in octets, its break apart (RFC 5545, 3.1). */
const LONGEST = 75;

/** Text as a value (3.3.11): backslash, comma and semicolon escaped, lines parted by `\n`. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const octets = (mark: string): number => {
  const point = mark.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** A content line folded at 75 octets; no character is cut in two. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let now = '';
  let long = 0;
  for (const mark of line) {
    const size = octets(mark);
    if (long + size > LONGEST) {
      lines.push(now);
      now = ' ';
      long = 1;
    }
    now += mark;
    long += size;
  }
  return [...lines, now].join('\r\n');
};

const plain = (date: string): string => date.replaceAll('-', '');
/** `20261128T090000Z` of an instant. */
const stamp = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A calendar of whole days (RFC 5545). They take nobody’s time: what is due is done within the day. */
export const writeIcs = (
  { nom, moment }: { readonly nom: string; readonly moment: string },
  dies: readonly DiaIcs[],
): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Obra i Control//Calendari//CA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(nom)}`,
    `X-WR-CALNAME:${escapeText(nom)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...dies.flatMap(({ uid, data, titol, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(moment)}`,
      `DTSTART;VALUE=DATE:${plain(data)}`,
      `DTEND;VALUE=DATE:${plain(addDays(data, 1))}`,
      `SUMMARY:${escapeText(titol)}`,
      ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
      ...(url === null ? [] : [`URL:${url}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
};

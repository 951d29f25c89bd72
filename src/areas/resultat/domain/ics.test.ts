import { describe, expect, it } from 'vitest';
import { writeIcs } from './ics.ts';

const dia = (more: object = {}) => ({
  uid: 'nc-7@obra',
  data: '2026-02-28',
  titol: 'Acció',
  text: '',
  url: null,
  ...more,
});
const lines = (...dies: ReturnType<typeof dia>[]): string[] =>
  writeIcs({ nom: 'Obra', moment: '2026-11-28T09:00:00.000Z' }, dies).split('\r\n');
/** Lines as a reader joins them again. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar', () => {
  it('holds whole days, each with its next as end, over months and leap years', () => {
    const all = lines(dia(), dia({ uid: 'x', data: '2028-02-28' }), dia({ uid: 'y', data: '2026-12-31' }));
    expect(all.filter((line) => line.startsWith('DT'))).toEqual([
      'DTSTAMP:20261128T090000Z',
      'DTSTART;VALUE=DATE:20260228',
      'DTEND;VALUE=DATE:20260301',
      'DTSTAMP:20261128T090000Z',
      'DTSTART;VALUE=DATE:20280228',
      'DTEND;VALUE=DATE:20280229',
      'DTSTAMP:20261128T090000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
    ]);
    expect(all.filter((line) => line.startsWith('UID'))).toEqual(['UID:nc-7@obra', 'UID:x', 'UID:y']);
  });

  it('is a calendar also when it is empty, and each line ends as the rule says', () => {
    const text = writeIcs({ nom: 'Obra', moment: '2026-11-28T09:00:00.000Z' }, []);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes what parts values, and a text cannot add a property of its own', () => {
    const all = lines(dia({ titol: 'Sòl, paret; \\ sostre', text: 'Una\r\nDESCRIPTION:altra\u0007' }));
    expect(all).toContain('SUMMARY:Sòl\\, paret\\; \\\\ sostre');
    expect(all).toContain('DESCRIPTION:Una\\nDESCRIPTION:altra');
  });

  it('folds lines at 75 octets and cuts no letter', () => {
    const titol = 'Comprovació de l’armadura i el recobriment 🏗️ '.repeat(8).trim();
    const text = writeIcs({ nom: 'Obra', moment: '2026-11-28T09:00:00.000Z' }, [dia({ titol })]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${titol}`);
  });
});

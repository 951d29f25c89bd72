import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/route.ts';
import { createApi } from './api.ts';
import { noteServerDate } from './clock.ts';
import { today } from './formats.ts';

const get = route({
  name: 'x.get',
  method: 'GET',
  path: '/x',
  summary: '',
  access: 'session',
  empresa: 'none',
  answer: z.strictObject({}),
});
const answered = async (date: string | null): Promise<void> => {
  const api = createApi({
    token: () => 'secret',
    language: () => 'ca',
    revive: async () => false,
    fetch: async () => new Response('{}', date === null ? {} : { headers: { date } }),
  });
  await api.call(get);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') });
  noteServerDate(new Date().toUTCString());
});
afterEach(() => vi.useRealTimers());

describe('today', () => {
  it.each([
    ['a device a year behind', 'Sun, 28 Nov 2027 12:00:00 GMT', '2027-11-28'],
    ['a device ahead by days', 'Wed, 25 Nov 2026 23:30:00 GMT', '2026-11-26'],
    ['a device in time', 'Sat, 28 Nov 2026 12:00:02 GMT', '2026-11-28'],
    ['an answer without a date', null, '2026-11-28'],
    ['a date that cannot be read', 'yesterday', '2026-11-28'],
  ])('is the server’s for %s', async (_what, date, day) => {
    await answered(date);
    expect(today()).toBe(day);
  });

  it('goes on from what the server last said', async () => {
    await answered('Wed, 25 Nov 2026 12:00:00 GMT');
    vi.setSystemTime(new Date('2026-11-29T12:00:00Z'));
    expect(today()).toBe('2026-11-26');
  });
});

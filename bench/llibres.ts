import type { Invoiced } from './invoices.ts';
import { measureBoth, type Times } from './measure.ts';

/** A year in the middle of those that are seeded: what earlier years leave to compensate is looked at too. */
const EXERCICI = 2024;
/** Closed years before it, as many as what is left to compensate may wait, and one. */
const ANYS = 5;

/** Each beside the same call in a company without any document, taken turn about. */
export interface BookTimes {
  readonly quarter: readonly [Times, Times];
  /** The same while no quarter was ever closed: what earlier years leave is worked out from their documents. */
  readonly open: readonly [Times, Times];
  readonly year: readonly [Times, Times];
  readonly books: readonly [Times, Times];
}

/** Summaries of a quarter and of a year, and the books of a year as a workbook, through the calls of a running server. */
export const measureLlibres = async (url: string, token: string, { full, empty }: Invoiced): Promise<BookTimes> => {
  const ask = async (empresa: number, path: string): Promise<ArrayBuffer> => {
    const answer = await fetch(`${url}/api/empresa/${empresa}/llibres${path}`, { headers: { 'auth-token': token } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.arrayBuffer();
  };
  const close = async (empresa: number, exercici: number, trimestre: number): Promise<void> => {
    const answer = await fetch(`${url}/api/empresa/${empresa}/trimestre/${exercici}/${trimestre}/tancar`, {
      method: 'POST',
      headers: { 'auth-token': token },
    });
    if (!answer.ok) throw new Error(`closing ${exercici} ${trimestre} answered ${answer.status}`);
  };
  const both = (runs: number, path: string) =>
    measureBoth(
      runs,
      () => ask(full.empresa, path),
      () => ask(empty.empresa, path),
    );
  const form = `/resum/303?exercici=${EXERCICI}&trimestre=2`;
  const open = await both(5, form);
  for (const exercici of Array.from({ length: ANYS }, (_none, at) => EXERCICI - ANYS + at))
    for (const trimestre of [1, 2, 3, 4]) await close(full.empresa, exercici, trimestre);
  await close(full.empresa, EXERCICI, 1);
  // What the closed years leave is worked out at the first look, and kept.
  await ask(full.empresa, form);
  return {
    open,
    quarter: await both(20, form),
    year: await both(10, `?exercici=${EXERCICI}`),
    books: await both(5, `/descarrega?exercici=${EXERCICI}`),
  };
};

import type { Invoiced } from './invoices.ts';
import { measureBoth, type Times } from './measure.ts';

/** A year in the middle of those that are seeded: what earlier years leave to compensate is looked at too. */
const EXERCICI = 2024;

/** Each beside the same call in a company without any document, taken turn about. */
export interface BookTimes {
  readonly quarter: readonly [Times, Times];
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
  const both = (runs: number, path: string) =>
    measureBoth(
      runs,
      () => ask(full.empresa, path),
      () => ask(empty.empresa, path),
    );
  return {
    quarter: await both(20, `/resum/303?exercici=${EXERCICI}&trimestre=2`),
    year: await both(10, `?exercici=${EXERCICI}`),
    books: await both(5, `/descarrega?exercici=${EXERCICI}`),
  };
};

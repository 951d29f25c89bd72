/** A row of a legal table, as it is offered. */
interface Fila {
  readonly des_de: string;
  readonly fins_a: string | null;
  readonly exercicis: readonly { readonly des_de: number; readonly fins: number | null }[];
}

/** Whether a good whose use starts on a day may be written off by a row: it stands, and it is of the table of the company. */
export const potTriar = ({ des_de, fins_a, exercicis }: Fila, inici: string): boolean => {
  const any = Number(inici.slice(0, 4));
  return (
    des_de <= inici &&
    (fins_a === null || inici <= fins_a) &&
    exercicis.some((one) => one.des_de <= any && (one.fins === null || any <= one.fins))
  );
};

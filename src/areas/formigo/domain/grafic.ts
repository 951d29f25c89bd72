import type { SampleValue } from './mostra.ts';
import type { VerdictChart } from './tipus.ts';
import type { Finding, LotNumbers } from './troballa.ts';

/** What the chart of a lot draws, taken from the numbers that the verdict used. */
export const chartOf = (
  fck: number,
  mostres: readonly SampleValue[],
  found: Finding,
  numbers: LotNumbers | null,
): VerdictChart => {
  const ruling = found.rector === null ? -1 : mostres.findIndex((mostra) => mostra.valor === found.rector);
  return {
    mostres: mostres.map(({ numero, valor, mitjana, provetes, valor7, valida }) => ({
      numero,
      valor: valor ?? mitjana,
      provetes,
      valor7,
      valida,
    })),
    rector: ruling < 0 ? null : ruling,
    anteriors: found.finestra,
    banda: found.banda && numbers ? { min: numbers.x1, max: numbers.xN, mitjana: numbers.mean } : null,
    comparat: found.f,
    fck,
    fck090: found.limit090,
  };
};

import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import type { LotVerdict, Respostes } from '../../domain/tipus.ts';
import { judge } from '../../domain/verdict.ts';
import { type SampleRow, specimensOf } from './sample-row.ts';

/** A certificate of dispersion answers for every lot that has no answer of its own. */
const answersOf = (zona: Zona, lot: ZonaLot): Respostes => {
  const own = lot.respostes as Respostes;
  const sigma = zona.distintiu === 5 ? zona.certificat?.sigma : null;
  if (!sigma || own.sigma || !zona.certificat) return own;
  const { emissor, des_de } = zona.certificat;
  return { ...own, sigma: { sigma, qui: emissor, ...(des_de ? { quan: des_de } : {}) } };
};

/** The verdict of a lot with what is being typed, by the server's own rules and what the lots before it left. */
export const judgeTyped = (zona: Zona, lot: ZonaLot, rows: readonly SampleRow[]): LotVerdict => {
  const share = zona.volum === null ? null : zona.volum / Math.max(1, zona.lots.length);
  return judge({
    norma: zona.norma,
    estructura: zona.estructura,
    distintiu: zona.distintiu,
    modalitat: zona.modalitat,
    fck: zona.resistencia,
    volum: lot.volum ?? share,
    mostres: rows.map((row, place) => ({
      numero: row.numero ?? place + 1,
      resistencia: row.cells.fc === null ? null : Number(row.cells.fc),
      provetes: specimensOf(row.cells, row.stored),
    })),
    anteriors: lot.abans.anteriors,
    anteriorsSenseValor: lot.abans.anteriorsSenseValor,
    estatClasse: lot.abans.estatClasse,
    respostes: answersOf(zona, lot),
    classeCentral: zona.classe_central,
    amassades: lot.amassades,
    limit: zona.previsio.fila,
  });
};

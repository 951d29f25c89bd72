import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import { withCertificate } from '../../domain/certificat.ts';
import type { LotVerdict, Respostes } from '../../domain/tipus.ts';
import { judge } from '../../domain/verdict.ts';
import { type SampleRow, specimensOf } from './sample-row.ts';

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
    ...withCertificate(lot.respostes as Respostes, {
      ...zona,
      mostres: rows.map(({ numero, cells }, place) => ({
        numero: numero ?? place + 1,
        data: cells.data,
        central: cells.central,
      })),
    }),
    classeCentral: zona.classe_central,
    amassades: lot.amassades,
    limit: zona.previsio.fila,
  });
};

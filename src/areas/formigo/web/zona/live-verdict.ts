import { today } from '#web/formats.ts';
import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import { withCertificate } from '../../domain/certificat.ts';
import { type MostraAmbData, withEarly } from '../../domain/edat.ts';
import type { JudgeInput, LotVerdict, Respostes } from '../../domain/tipus.ts';
import { judge } from '../../domain/verdict.ts';
import { type SampleRow, specimensOf } from './sample-row.ts';

/** All that the verdict of a lot depends on, with what is being typed and what the lots before it left. */
export const judgedOf = (zona: Zona, lot: ZonaLot, rows: readonly SampleRow[]): JudgeInput => {
  const share = zona.volum === null ? null : zona.volum / Math.max(1, zona.lots.length);
  const days = rows.flatMap((row) => (row.cells.data === null ? [] : [row.cells.data])).sort();
  return {
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
    dataSubministrament: days.at(-1) ?? null,
    limit: zona.previsio.fila,
  };
};

/** The verdict of a lot with what is being typed, by the server's own rules. */
export const judgeTyped = (zona: Zona, lot: ZonaLot, rows: readonly SampleRow[]): LotVerdict =>
  withEarly(judge(judgedOf(zona, lot, rows)), ambData(rows), today());

const ambData = (rows: readonly SampleRow[]): readonly MostraAmbData[] =>
  rows.map(({ numero, cells, stored }, place) => ({
    numero: numero ?? place + 1,
    data: cells.data,
    resistencia: cells.fc === null ? null : Number(cells.fc),
    provetes: specimensOf(cells, stored),
  }));

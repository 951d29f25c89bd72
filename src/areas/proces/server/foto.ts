import type { Trilingual } from '#kernel/language.ts';
import type { FotoComprovacio, FotoObra, FotoPartida, FotoPrograma } from '../domain/canvis-programa.ts';
import { normesDeComprovacio, normesDePartida, valorsDe } from './a-data.ts';
import { frequenciaOf } from './frequencia.ts';
import { costOf, countPartida, isCostMinim, isPrevistosMinim, mesuraOf, midaOf, previstosOf, zonesOf } from './pla.ts';
import type { Pla } from './shapes.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';

const words = (text: string): Trilingual => JSON.parse(text) as Trilingual;

const fotoOfCheck = (
  pla: Pla,
  partida: PartidaRow,
  row: ComprovacioRow,
  mida: ReturnType<typeof midaOf>,
  counted: ReturnType<typeof countPartida>,
): FotoComprovacio => ({
  comprovacio_fk: Number(row.comprovacio_fk),
  categoria_fk: row.categoria_fk,
  nom: words(row.nom),
  frequencia: frequenciaOf(pla, partida, row),
  criteri: words(row.criteri),
  normes: normesDeComprovacio(pla, partida, row),
  valor_tipus: row.valor_tipus,
  unitat: row.unitat,
  valors: valorsDe(pla, partida, row),
  preu: row.preu,
  assaigs: row.assaigs,
  previstos: previstosOf(row, mida).n,
  ...(isPrevistosMinim(row, mida, counted) && { previstos_minim: true }),
});
const fotoOfPartida = (pla: Pla, row: PartidaRow): FotoPartida => {
  const checks = (pla.comprovacions.get(Number(row.id)) ?? []).filter((one) => one.exigida === 1);
  const counted = countPartida(pla, row);
  const { nLots, previsio } = counted;
  const mida = midaOf(pla, row, counted);
  const { lots, amidament } = mida;
  return {
    id: Number(row.id),
    proces_fk: row.proces_fk,
    partida_fk: Number(row.partida_fk),
    control_fk: row.control_fk,
    codi: row.codi,
    nom: words(row.nom),
    unitat: row.unitat,
    normes: normesDePartida(pla, row),
    sistema_fk: row.sistema_fk,
    usos: JSON.parse(row.usos) as number[],
    nivells: JSON.parse(row.nivells) as number[],
    completa: row.completa === 1,
    amidament,
    lots,
    ...((previsio.motiu === 'zones_en_part' || (previsio.motiu === 'unitats_diferents' && nLots === 0)) && {
      lots_per_dir: true,
    }),
    marca: row.marca,
    fabricant: row.fabricant,
    proveidor_fk: row.proveidor_fk === null ? null : Number(row.proveidor_fk),
    observacions_programa: row.observacions_programa,
    cost: costOf(checks, mida),
    ...(isCostMinim(checks, mida, counted) && { cost_minim: true }),
    comprovacions: checks.map((one) => fotoOfCheck(pla, row, one, mida, counted)),
    ...(row.formigo_flg === 1 && {
      zones: zonesOf(pla, row).map(({ treball_partida_fk: _partida, volum, ...zona }) => ({
        ...zona,
        volum: mesuraOf(volum),
      })),
    }),
  };
};

/** The programme that a plan makes: what is demanded, without answers, process by process in their order. */
export const fotoOf = (pla: Pla, obra: FotoObra): FotoPrograma => {
  const partides = pla.processos.flatMap(({ proces_fk }) =>
    pla.partides.filter((row) => row.proces_fk === proces_fk).map((row) => fotoOfPartida(pla, row)),
  );
  return {
    obra,
    processos: pla.processos.map(({ proces_fk }) => proces_fk),
    partides,
    cost: partides.reduce((sum, one) => sum + one.cost, 0),
  };
};

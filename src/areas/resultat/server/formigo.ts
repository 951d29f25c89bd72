import { randomUUID } from 'node:crypto';
import {
  hasFormigo,
  type Pla,
  type ProcesPorts,
  type RespostaDePartida,
  readPla,
  withAnswers,
} from '#areas/proces/server/index.ts';
import { type HistoryEntry, recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { answerOfVerdict, type RespostaAutomatica } from '../domain/formigo.ts';
import { resultatErrors } from '../texts/errors.ts';
import { passaRespostes } from './passa.ts';
import {
  insertResultats,
  listAutomatics,
  type NouResultat,
  type ResultatRow,
  takeResultats,
  updateResultat,
} from './store.ts';

const translate = translator([resultatErrors]);

/** A strength check of a lot of concrete, and what the verdict of the lot answers to it. */
interface Lloc {
  readonly proces_fk: number;
  readonly treball_partida_fk: number;
  readonly lot_fk: number;
  readonly zona_fk: number;
  readonly categoria_fk: number;
  readonly comprovacio_fk: number;
  readonly answer: RespostaAutomatica;
}
type Key = Pick<Lloc, 'treball_partida_fk' | 'lot_fk' | 'comprovacio_fk'>;
const keyOf = (one: Key): string =>
  `${Number(one.treball_partida_fk)} ${Number(one.lot_fk)} ${Number(one.comprovacio_fk)}`;

const answersOf = (pla: Pla): Lloc[] =>
  pla.partides
    .filter((row) => row.formigo_flg === 1)
    .flatMap((row) => {
      const id = Number(row.id);
      const checks = (pla.comprovacions.get(id) ?? []).filter((one) => one.automatica === 1);
      return (pla.formigo.get(id) ?? []).flatMap((lot) => {
        const answer = answerOfVerdict(lot);
        if (!answer) return [];
        return checks.map((one) => ({
          proces_fk: row.proces_fk,
          treball_partida_fk: id,
          lot_fk: lot.id,
          zona_fk: lot.zona_fk,
          categoria_fk: one.categoria_fk,
          comprovacio_fk: Number(one.comprovacio_fk),
          answer,
        }));
      });
    });

/** A failure settled before it was written down was found no later than that. */
const foundOn = (today: string, tancada: string | null): string =>
  tancada !== null && tancada < today ? tancada : today;

const told = (row: Pick<ResultatRow, 'resultat' | 'tancada'>) => ({ resultat: row.resultat, tancada: row.tancada });
const entry = (
  id: number,
  accio: 'crea' | 'canvia' | 'suprimeix',
  row: Pick<ResultatRow, 'treball_partida_fk'>,
  more: Pick<HistoryEntry, 'abans' | 'despres'>,
): HistoryEntry => ({
  entitat: 'resultat',
  id,
  accio,
  ...more,
  // The history of the work tells the verdict itself.
  arrel: { entitat: 'treball_partida', id: Number(row.treball_partida_fk) },
});

/** The plan; answers about items of concrete as a whole are of their first lot once there is one. */
const readAmbLots = async (context: CompanyContext, ports: ProcesPorts, treballId: number): Promise<Pla> => {
  const pla = await readPla(context, ports, treballId);
  let went = 0;
  for (const row of pla.partides) {
    const partida = Number(row.id);
    const [first] = pla.formigo.get(partida) ?? [];
    const whole = (pla.respostes.get(partida) ?? []).some(({ lot_fk }) => lot_fk === null);
    if (row.formigo_flg === 1 && first && whole)
      went += await passaRespostes(context, treballId, { partida, lot: first.id });
  }
  return went > 0 ? readPla(context, ports, treballId) : pla;
};

/**
 * Writes the verdicts of the lots of concrete of a work as the answers to the strength check of their items, and takes
 * away those of lots that have no verdict any more.
 */
export const escriuVerdictes = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
): Promise<void> => {
  const { db, empresa, clock, caller, language } = context;
  if (!(await hasFormigo(db, empresa.id, treballId))) return;
  const pla = await readAmbLots(context, ports, treballId);
  const had = new Map((await listAutomatics(db, empresa.id, treballId)).map((row) => [keyOf(row), row]));
  const wanted = answersOf(pla);
  const keys = new Set(wanted.map(keyOf));
  const now = clock.now();
  const today = clock.today();
  const stamps = { usuari_fk: caller.usuariId || null, usuari_nom: caller.nom, canviat: now };
  const news: NouResultat[] = [];
  const history: HistoryEntry[] = [];
  for (const { answer, zona_fk: _zona, ...place } of wanted) {
    const row = had.get(keyOf(place));
    const data = foundOn(today, answer.tancada);
    const observacions = answer.resultat === 'NA' ? translate(language, 'resultat.automatic.no_aplica') : '';
    if (!row) {
      news.push({
        empresa_fk: empresa.id,
        versio: 1,
        clau_client: randomUUID(),
        treball_fk: treballId,
        ...place,
        ...answer,
        valor: '',
        unitat: '',
        data,
        responsable_fk: null,
        document_ref: '',
        observacions,
        accio: '',
        termini: null,
        automatic: 1,
        creat: now,
        ...stamps,
      });
      continue;
    }
    if (row.resultat === answer.resultat && row.tancada === answer.tancada) continue;
    const fresh =
      row.resultat === answer.resultat ? { data: foundOn(row.data ?? today, answer.tancada) } : { data, observacions };
    await updateResultat(db, empresa.id, Number(row.id), row.versio, { ...answer, ...fresh, ...stamps });
    history.push(entry(Number(row.id), 'canvia', row, { abans: told(row), despres: told(answer) }));
  }
  const gone = [...had].flatMap(([key, row]) => (keys.has(key) ? [] : [row]));
  await takeResultats(db, empresa.id, gone);
  for (const row of gone) history.push(entry(Number(row.id), 'suprimeix', row, { abans: told(row) }));
  const made = await insertResultats(db, news);
  for (const row of made) history.push(entry(Number(row.id), 'crea', row, { despres: told(row) }));
  await recordHistory(context, history);
  const given = wanted.map(
    ({ answer, treball_partida_fk, lot_fk, comprovacio_fk }): RespostaDePartida => ({
      treball_partida_fk,
      lot_fk,
      comprovacio_fk,
      resultat: answer.resultat,
      tancada: answer.tancada !== null,
      automatic: true,
    }),
  );
  const lost = gone.map((row) => ({
    treball_partida_fk: Number(row.treball_partida_fk),
    lot_fk: Number(row.lot_fk),
    comprovacio_fk: Number(row.comprovacio_fk),
  }));
  await ports.saveControl(context, treballId, withAnswers(pla, given, lost));
};

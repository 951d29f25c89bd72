import type { Executor } from '#server/database/tables.ts';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import type { Member, TestApp } from '#tests/support/test-app.ts';

export const SIZE = { treballs: 10_000, pastades: 40_000, agents: 20_000, historial: 200_000 } as const;
const LOTS_PER_WORK = 2;
const SAMPLES_PER_LOT = SIZE.pastades / SIZE.treballs / LOTS_PER_WORK;
const PACK = 200;

const packs = function* (count: number): Generator<number[]> {
  for (let start = 0; start < count; start += PACK)
    yield Array.from({ length: Math.min(PACK, count - start) }, (_, index) => start + index);
};
const TOWNS = ['Vic', 'Manresa', 'Olot', 'Reus', 'Lleida', 'Girona', 'Tortosa', 'Figueres'];
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface Model {
  readonly who: Member;
  readonly treballId: number;
  readonly zonaId: number;
}

/** One work made through the calls, which the others copy row by row. */
const makeModel = async (app: TestApp, who: Member): Promise<Model> => {
  const work = await openWork(app, who, { nom: 'Model', codi: '2014/001' });
  const zona = await openZona(app, who, work.id, { volum: 180, lots: LOTS_PER_WORK });
  await saveZona(app, who, zona.id, {
    pastades: zona.lots.flatMap((_lot, index) => samplesOf(lotId(zona, index), [34.2, 35.1], `2026-0${index + 1}-01`)),
  });
  return { who, treballId: work.id, zonaId: zona.id };
};

const copyRows = async (db: Executor, { treballId, zonaId }: Model): Promise<void> => {
  const [treball, zona, lots, pastades, agent] = [
    await db.selectFrom('treball').selectAll().where('id', '=', treballId).executeTakeFirstOrThrow(),
    await db.selectFrom('zona').selectAll().where('id', '=', zonaId).executeTakeFirstOrThrow(),
    await db.selectFrom('zona_lot').selectAll().where('zona_fk', '=', zonaId).orderBy('numero').execute(),
    await db.selectFrom('pastada').selectAll().where('zona_fk', '=', zonaId).orderBy('id').execute(),
    await db.selectFrom('agent').selectAll().executeTakeFirstOrThrow(),
  ];
  const { id: _agent, ...agentRow } = agent;
  for (const pack of packs(SIZE.agents))
    await db
      .insertInto('agent')
      .values(
        pack.map((n) => {
          const nom = `Promocions Exemple ${n}, SL`;
          const poblacio = TOWNS[n % TOWNS.length] ?? '';
          const nif = `B${String(10_000_000 + n).slice(0, 8)}`;
          return {
            ...agentRow,
            tipus: 'A',
            promotor: n % 2,
            proveidor: n % 3 === 0 ? 1 : 0,
            nif,
            nif_clau: `ES${nif}`,
            nom_complet: nom,
            rao_social: nom,
            poblacio,
            cerca: ` promocions exemple ${n} sl  ${nif.toLowerCase()}  ${poblacio.toLowerCase()}`,
            nom_ordre: nom.toLowerCase(),
            poblacio_ordre: poblacio.toLowerCase(),
          };
        }),
      )
      .execute();
  const { id: _treball, ...treballRow } = treball;
  const { id: _zona, ...zonaRow } = zona;
  for (const pack of packs(SIZE.treballs - 1)) {
    const works = await db
      .insertInto('treball')
      .values(
        pack.map((n) => {
          const nom = `Edifici ${n}`;
          const poblacio = TOWNS[n % TOWNS.length] ?? '';
          const codi = `${2015 + (n % 12)}/${String(n).padStart(4, '0')}`;
          return {
            ...treballRow,
            codi,
            nom,
            obert: n % 4 === 0 ? 0 : 1,
            poblacio,
            promotor: `Promocions Exemple ${n % SIZE.agents}, SL`,
            cerca: ` ${codi.replace('/', '/ ')}  edifici ${n}  ${poblacio.toLowerCase()}  promocions exemple ${n % SIZE.agents} sl`,
            nom_ordre: nom.toLowerCase(),
            poblacio_ordre: poblacio.toLowerCase(),
            promotor_ordre: `promocions exemple ${n % SIZE.agents} sl`,
          };
        }),
      )
      .returning('id')
      .execute();
    const zones = await db
      .insertInto('zona')
      .values(works.map(({ id }) => ({ ...zonaRow, treball_fk: id })))
      .returning(['id', 'treball_fk'])
      .execute();
    await db
      .insertInto('zona_lot')
      .values(
        zones.flatMap(({ id, treball_fk }) =>
          lots.map((lot, index) => ({
            ...lot,
            id: 10_000_000 + id * LOTS_PER_WORK + index,
            clau_client: uuid(id * LOTS_PER_WORK + index),
            zona_fk: id,
            treball_fk,
          })),
        ),
      )
      .execute();
    for (let index = 0; index < pastades.length; index += 1) {
      const { id: _id, ...row } = pastades[index] ?? (pastades[0] as (typeof pastades)[number]);
      const lot = Math.floor(index / SAMPLES_PER_LOT);
      await db
        .insertInto('pastada')
        .values(
          zones.map(({ id, treball_fk }) => ({
            ...row,
            zona_fk: id,
            treball_fk,
            lot_fk: 10_000_000 + id * LOTS_PER_WORK + lot,
            clau_client: uuid(1_000_000_000 + id * pastades.length + index),
          })),
        )
        .execute();
    }
  }
};

/**
 * What happened: a fifth of it to the measured work and what hangs from it, a tenth to the company, the rest over
 * agents and works. (Ids of the rows that seeding makes follow one another.)
 */
const fillHistory = async (db: Executor, { who, treballId, zonaId }: Model): Promise<void> => {
  const of = (n: number): { entitat: string; entitat_fk: number; root: number | null } => {
    if (n % 10 === 0) return { entitat: 'empresa', entitat_fk: who.empresaId, root: null };
    if (n % 100 === 1) return { entitat: 'treball', entitat_fk: treballId, root: null };
    if (n % 5 === 2) return { entitat: 'zona', entitat_fk: zonaId, root: treballId };
    return n % 2 === 0
      ? { entitat: 'agent', entitat_fk: 100_000 + (n % SIZE.agents), root: null }
      : { entitat: 'treball', entitat_fk: treballId + 1 + (n % (SIZE.treballs - 1)), root: null };
  };
  const abans = JSON.stringify({ observacions: 'Abans', telefon: '930000001' });
  const despres = JSON.stringify({ observacions: 'Després', telefon: '930000002' });
  for (const pack of packs(SIZE.historial)) {
    const rows = pack.map(of);
    const made = await db
      .insertInto('historial')
      .values(
        rows.map(({ entitat, entitat_fk }, index) => ({
          empresa_fk: who.empresaId,
          usuari_fk: who.usuariId,
          usuari_nom: 'Mercè Puig Soler',
          quan: new Date(Date.parse('2024-01-01') + (pack[index] ?? 0) * 60_000).toISOString(),
          entitat,
          entitat_fk,
          accio: 'canvia',
          abans,
          despres,
        })),
      )
      .returning('id')
      .execute();
    const roots = made.flatMap(({ id }, index) => {
      const arrel_fk = rows[index]?.root;
      return arrel_fk ? [{ historial_fk: id, empresa_fk: who.empresaId, arrel: 'treball', arrel_fk }] : [];
    });
    if (roots.length > 0) await db.insertInto('historial_arrel').values(roots).execute();
  }
};

/** A work with this many lots of three samples, made through the calls: what reports are measured on. */
export const makeLots = async (app: TestApp, who: Member, count: number): Promise<number> => {
  const work = await openWork(app, who, { nom: `Informe de ${count} lots` });
  const perZone = 10;
  for (let made = 0; made < count; made += perZone) {
    const lots = Math.min(perZone, count - made);
    const zona = await openZona(app, who, work.id, { nom: `Zona ${made / perZone + 1}`, volum: lots * 90, lots });
    await saveZona(app, who, zona.id, {
      pastades: zona.lots.flatMap((lot, index) =>
        samplesOf(lot.id, [34.2 + (index % 3), index % 5 === 4 ? 29 : 36.1, 35.5]),
      ),
    });
  }
  return work.id;
};

/** Fills a fresh application to the measured size. */
export const seed = async (app: TestApp, who: Member): Promise<Model> => {
  const model = await makeModel(app, who);
  await app.database.write((db) => copyRows(db, model));
  await app.database.write((db) => fillHistory(db, model));
  return model;
};

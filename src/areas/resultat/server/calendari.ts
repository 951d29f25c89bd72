import { createHash, randomBytes } from 'node:crypto';
import { llocsDelPla, lotsAmbFinal } from '#areas/proces/server/index.ts';
import { estatDeTreballs } from '#areas/treball/server/index.ts';
import { showDate } from '#kernel/calendar-date.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { isLanguage, type Language } from '#kernel/language.ts';
import type { CompanyContext, Context, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import type { VencimentAnswer } from '../contract/calendari.ts';
import { assaigsPendents, diesTard, perData } from '../domain/calendari.ts';
import { writeIcs } from '../domain/ics.ts';
import { resultatTexts } from '../texts/index.ts';
import type { CalendariPorts } from './calendari-ports.ts';
import { listNoConformitats, respostesDeLots } from './nc-store.ts';
import { veuNomes } from './no-conformitats.ts';
import { deleteSubscripcio, findSubscripcio, findSubscripcioByHash, insertSubscripcio } from './subscripcio-store.ts';

const say = translator([resultatTexts]);
type Venciment = Omit<VencimentAnswer, 'treball'>;

/** All that is due and waits, oldest first. */
export const readVenciments = async (context: CompanyContext, ports: CalendariPorts): Promise<VencimentAnswer[]> => {
  const { db, empresa, language } = context;
  const avui = context.clock.today();
  const only = await veuNomes(context);
  const [pastades, ncs, lots] = await Promise.all([
    ports.pastadesPendents(db, empresa.id, only),
    listNoConformitats(db, empresa.id, only, { obertes: true, tancades: false, decidides: false }),
    lotsAmbFinal(db, empresa.id, only),
  ]);
  const answered = await respostesDeLots(
    db,
    empresa.id,
    lots.map(({ id }) => id),
  );
  const llocs = await llocsDelPla(
    db,
    empresa.id,
    {
      partides: [
        ...ncs.map((row) => Number(row.treball_partida_fk)),
        ...lots.map(({ treball_partida_fk }) => treball_partida_fk),
      ],
      lots: ncs.map((row) => Number(row.lot_fk)),
    },
    language,
  );
  const concrete = await ports.lotsDeZones(
    db,
    empresa.id,
    ncs.map((row) => Number(row.lot_fk)),
  );
  const inLot = (partida: string, lot: number | null): string =>
    lot === null ? partida : say(language, 'calendari.partida_lot', { partida, lot });
  const all: Venciment[] = [
    ...pastades.flatMap((one) =>
      assaigsPendents({ data: one.data, te7: one.te7, te28: false }, avui).map(({ tipus, data }) => ({
        clau: `${tipus}-${one.id}`,
        tipus,
        data,
        dies: diesTard(data, avui),
        treball_fk: one.treball_fk,
        que: say(language, 'calendari.zona_lot', { zona: one.zona, lot: one.lot }),
        detall: say(language, 'calendari.pastada', { numero: one.numero }),
        cami: `/formigo/zona/${one.zona_fk}`,
      })),
    ),
    ...ncs.flatMap((row) => {
      if (row.termini === null) return [];
      const partida = Number(row.treball_partida_fk);
      const lot = Number(row.lot_fk);
      return [
        {
          clau: `nc-${row.id}`,
          tipus: 'no_conformitat' as const,
          data: row.termini,
          dies: diesTard(row.termini, avui),
          treball_fk: Number(row.treball_fk),
          que: `${inLot([llocs.partida(partida), concrete.get(lot)?.zona].filter(Boolean).join(' · '), llocs.lot(lot) ?? concrete.get(lot)?.numero ?? null)}: ${llocs.comprovacio(partida, Number(row.comprovacio_fk))}`,
          detall: row.accio,
          cami: `/seguiment/${row.proces_fk}/partida/${partida}/lot/${lot}?comprovacio=${row.comprovacio_fk}`,
        },
      ];
    }),
    ...lots.flatMap((lot) => {
      const done = answered.get(lot.id);
      const n = lot.comprovacions.filter((id) => !done?.has(id)).length;
      if (n === 0) return [];
      return [
        {
          clau: `lot-${lot.id}`,
          tipus: 'lot' as const,
          data: lot.data_final,
          dies: diesTard(lot.data_final, avui),
          treball_fk: lot.treball_fk,
          que: inLot(llocs.partida(lot.treball_partida_fk), lot.numero),
          detall: say(language, 'calendari.pendents', { n }),
          cami: `/seguiment/${lot.proces_fk}/partida/${lot.treball_partida_fk}/lot/${lot.id}`,
        },
      ];
    }),
  ];
  const treballs = await estatDeTreballs(
    db,
    empresa.id,
    all.map(({ treball_fk }) => treball_fk),
  );
  // Of a closed work nothing waits: it is only read.
  return perData(all.filter((one) => treballs.get(one.treball_fk)?.obert)).map((one) => {
    const treball = treballs.get(one.treball_fk);
    return { ...one, treball: { codi: treball?.codi ?? '', nom: treball?.nom ?? '' } };
  });
};

export const readMes = async (context: CompanyContext, ports: CalendariPorts, asked: string | undefined) => {
  const all = await readVenciments(context, ports);
  const avui = context.clock.today();
  const mes = asked ?? avui.slice(0, 7);
  return {
    mes,
    avui,
    endarrerits: all.filter(({ dies }) => dies > 0),
    items: all.filter(({ data }) => data.startsWith(mes)),
  };
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const readSubscripcio = async ({ db, empresa, caller }: CompanyContext): Promise<{ creat: string | null }> => ({
  creat: (await findSubscripcio(db, empresa.id, caller.usuariId))?.creat ?? null,
});

/** A new address for the caller’s calendar; the one before dies. The key itself is kept nowhere. */
export const subscriu = async ({
  db,
  empresa,
  caller,
  clock,
  language,
}: CompanyContext): Promise<{ cami: string; creat: string }> => {
  const token = randomBytes(32).toString('base64url');
  const creat = clock.now();
  await deleteSubscripcio(db, empresa.id, caller.usuariId);
  await insertSubscripcio(db, {
    empresa_fk: empresa.id,
    usuari_fk: caller.usuariId,
    hash: hashOf(token),
    idioma: language,
    creat,
  });
  return { cami: `/api/calendari/ics/${token}`, creat };
};

export const anullaSubscripcio = async ({ db, empresa, caller }: CompanyContext): Promise<{ creat: null }> => {
  await deleteSubscripcio(db, empresa.id, caller.usuariId);
  return { creat: null };
};

/** The calendar that a key opens, as its person sees it now: with its role, its works and its language. */
export const answerIcs = async (context: Context, ports: CalendariPorts, token: string): Promise<FileAnswer> => {
  const { db, clock } = context;
  const row = await findSubscripcioByHash(db, hashOf(token));
  const rol = row && (await ports.rolOf(db, Number(row.usuari_fk), Number(row.empresa_fk)));
  if (!row || !rol) throw new CodedError(404, 'enllac_caducat');
  const empresaId = Number(row.empresa_fk);
  const usuariId = Number(row.usuari_fk);
  const language: Language = isLanguage(row.idioma) ? row.idioma : context.language;
  const own: CompanyContext = {
    ...context,
    language,
    empresa: { id: empresaId, rol },
    caller: {
      sessioId: 0,
      usuariId,
      nom: '',
      pendentConds: false,
      rols: new Map([[empresaId, rol]]),
      empresaPerDefecte: empresaId,
    },
  };
  const avui = clock.today();
  const dies = (await readVenciments(own, ports))
    // What is late stands on today until it is done: nobody looks for it among past days.
    .map((one) => {
      const url = ports.linkTo(`#/empresa/${empresaId}/treball/${one.treball_fk}${one.cami}`);
      const titol = say(language, `calendari.titol.${one.tipus}`, { que: one.que, codi: one.treball.codi });
      return {
        uid: `${one.clau}-${empresaId}@obra-i-control`,
        data: one.dies > 0 ? avui : one.data,
        titol: one.dies > 0 ? say(language, 'calendari.titol_tard', { data: showDate(one.data), titol }) : titol,
        text: [`${one.treball.codi} ${one.treball.nom}`.trim(), one.que, one.detall].filter(Boolean).join('\n'),
        url,
      };
    });
  const nom = say(language, 'calendari.nom', { empresa: await ports.nomEmpresa(db, empresaId) });
  return {
    nom: 'calendari.ics',
    tipus: 'text/calendar; charset=utf-8',
    contingut: Buffer.from(writeIcs({ nom, moment: clock.now() }, dies)),
  };
};

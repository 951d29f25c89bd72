import type { z } from 'zod';
import { checkObert } from '#areas/empresa/server/index.ts';
import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import type { llibresRoutes } from '../contract/routes.ts';
import { type Caselles, importOf } from '../domain/caselles.ts';
import { demanaTorna303 } from '../domain/caselles303.ts';
import { PERIODES, type Periode } from '../domain/codis.data.ts';
import { potTornar, tipusDeclaracioOf } from '../domain/declaracio303.ts';
import { DISSENY_2026, DISSENY_2026_REFERENCIA } from '../domain/disseny303.data.ts';
import { bytesOf, fitxer303, type Rebuig303 } from '../domain/fitxer303.ts';
import { resum347 } from '../domain/tercers.ts';
import { llibresTexts } from '../texts/index.ts';
import { ambArrossegat, esDemana } from './arrossega.ts';
import { type Lectura, llegeix } from './llibres.ts';
import { ambProrrata, casellesDe, definitivaOf, model303 } from './models.ts';
import { llegeixDe } from './resum.ts';
import { DEVOLUCIO, listCaselles, saveCasella } from './store.ts';

type Query = z.output<NonNullable<typeof llibresRoutes.fitxer303.query>>;
const translate = translator([llibresTexts]);
const DISSENYS = { agencia: DISSENY_2026, referencia: DISSENY_2026_REFERENCIA } as const;
/** Years whose design is known. */
const EXERCICIS = [2026];
const PROGRAMA = { versio: '1.0', nif: '' };

const motius = (language: Language, rebutjos: readonly Rebuig303[]): string =>
  rebutjos.map(({ codi, params }) => translate(language, `llibres.rebuig.${codi}`, params ?? {})).join(' ');

/** Boxes of the last 303 that tell the volume of the year, by those of the yearly form that tell the same. */
const VOLUM: Readonly<Record<string, string>> = {
  '80': '99',
  '81': '653',
  '93': '103',
  '94': '104',
  '83': '105',
  '84': '110',
  '125': '125',
  '126': '126',
  '127': '127',
  '99': '107',
};
/** Volume of the year for the last 303 of whoever is freed of the yearly form: what the yearly form would say. */
const volumDe = (anual: ReadonlyMap<string, { readonly import: number }>): Record<string, number> =>
  Object.fromEntries(Object.entries(VOLUM).map(([to, from]) => [to, anual.get(from)?.import ?? 0]));

/**
 * Keeps whether what the last quarter comes out with was asked back, for the next year not to be proposed it. A box 78 over what is
 * due says so by itself. Where the next quarter is closed, another answer than the one that it was made from is refused.
 */
const keepDevolucio = async (
  context: CompanyContext,
  lectura: Lectura,
  caselles: Caselles,
  { exercici, trimestre, resultat }: Query,
): Promise<void> => {
  const { db, empresa, clock } = context;
  const asked = resultat === 'devolver' && importOf(caselles, '71') < 0 && !demanaTorna303(caselles);
  if (asked === esDemana(lectura, trimestre)) return;
  const next = await listCaselles(db, empresa.id, exercici + 1);
  if (!next.some((row) => row.model === '303' && row.trimestre === 1 && row.casella === '110'))
    await checkObert(context, [diesDeTrimestre({ exercici: exercici + 1, trimestre: 1 }).final]);
  const key = { empresa_fk: empresa.id, model: '303', exercici, trimestre, casella: DEVOLUCIO };
  await saveCasella(db, { ...key, valor: asked ? 1 : null, quan: clock.now() });
};

/** The pro rata of the year as its page says it. */
const prorrataDe = (lectura: Lectura) => {
  const { total, amb_dret, escrita, calculada, provisional } = definitivaOf(lectura);
  return {
    cnae: lectura.obligat.perfil.cnae,
    operacions: total,
    amb_dret,
    percentatge: escrita ?? calculada ?? provisional,
  };
};

/** The presentation file of a quarter. */
export const fitxer303File = async (context: CompanyContext, query: Query): Promise<FileAnswer> => {
  const { exercici, trimestre } = query;
  if (!EXERCICIS.includes(exercici)) throw new CodedError(422, 'fitxer_exercici');
  const last = trimestre === 4;
  const lectura = last
    ? await ambArrossegat(context, await llegeix(context, exercici), trimestre)
    : await llegeixDe(context, { model: '303', exercici, trimestre });
  const { nif, nom, perfil, activitat } = lectura.obligat;
  if (nif === '') throw new CodedError(422, 'sense_nif');
  const { caselles } = model303(lectura, trimestre);
  const period = { exercici, periode: PERIODES[trimestre - 1] as Periode };
  const iban = perfil.iban.replace(/\s/g, '').toUpperCase() || null;
  const charged = query.pagament === 'domiciliacio' ? iban : null;
  const tipus = tipusDeclaracioOf(caselles, period, {
    iban: charged,
    devolucio: query.resultat === 'devolver',
  });
  // Nobody who asks for a refund is given, without a word, a file that asks for none.
  if (query.resultat === 'devolver' && !potTornar(period))
    throw new CodedError(422, 'fitxer_impossible', {
      params: { motius: motius(context.language, [{ codi: 'devolucio_fora_de_termini' }]) },
    });
  if (query.resultat === 'devolver' && importOf(caselles, '71') >= 0)
    throw new CodedError(422, 'fitxer_impossible', {
      params: {
        motius: motius(context.language, [
          { codi: 'devolucio_de_res', params: { pendent: importOf(caselles, '110') / 100 } },
        ]),
      },
    });
  const made = fitxer303(DISSENYS[query.disseny], {
    trimestre: period,
    tipus,
    nif,
    nom,
    iban: tipus === 'D' ? iban : charged,
    caselles,
    sense_activitat: importOf(caselles, '27') === 0 && importOf(caselles, '45') === 0,
    caixa: lectura.obligat.caixa(diesDeTrimestre({ exercici, trimestre }).final) || importOf(caselles, '62') !== 0,
    // Those of whoever is under the regime, not what we buy under our own.
    destinatari_caixa: lectura.rebudes.some(
      ({ clau, id }) => clau === CAIXA && caselles.get('74')?.linies.includes(id),
    ),
    exonerat_390:
      last && perfil.exonerat_390
        ? {
            activitats: [{ codi: `${activitat.codi}${activitat.tipus}`, iae: activitat.iae }],
            amb_347: resum347(lectura, exercici).length > 0,
            volum: volumDe(casellesDe(lectura, '390', 0)),
            prorrata: ambProrrata(lectura) ? prorrataDe(lectura) : null,
          }
        : null,
    programa: PROGRAMA,
  });
  if (typeof made !== 'string')
    throw new CodedError(422, 'fitxer_impossible', { params: { motius: motius(context.language, made) } });
  await context.database.write(async (db) => {
    if (last) await keepDevolucio({ ...context, db }, lectura, caselles, query);
    await recordHistory({ ...context, db }, [
      { entitat: 'empresa', id: context.empresa.id, accio: 'descarrega', despres: { document: '303', ...query } },
    ]);
  });
  return {
    nom: `${nif}_${exercici}_${trimestre}T.303`,
    tipus: 'text/plain; charset=iso-8859-1',
    contingut: Buffer.from(bytesOf(made)),
  };
};

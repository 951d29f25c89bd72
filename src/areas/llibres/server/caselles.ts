import type { z } from 'zod';
import { checkObert } from '#areas/empresa/server/index.ts';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { invalid } from '#kernel/coded-error.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { casellesBody, Model, Resum } from '../contract/schemas.ts';
import { FORMULARIS } from '../domain/formulari.data.ts';
import { parametre, REDUCCIO_130 } from '../domain/parametres.data.ts';
import { demanatOf, resumDe } from './resum.ts';
import { listCaselles, saveCasella } from './store.ts';

/** Boxes of the 303 that bear no sign: what is left to compensate, and what is taken of it. */
const SENSE_SIGNE = ['110', '78'];

/** Of the 130: what the reduction of box 13 may be, and the most of box 16 (RIRPF 110.3). */
const REDUCCIONS = [0, ...REDUCCIO_130.map((row) => row.import)];
const check130 = (resum: Resum, caselles: Readonly<Record<string, number | null>>, exercici: number): void => {
  const [reduccio, deduccio, abans] = ['13', '16', '18'].map((casella) => caselles[casella] ?? null);
  if (typeof reduccio === 'number' && !REDUCCIONS.includes(reduccio))
    throw invalid([{ cami: 'caselles.13', codi: 'casella_reduccio' }]);
  if (typeof abans === 'number' && abans < 0)
    throw invalid([{ cami: 'caselles.18', codi: 'casella_negativa', params: { casella: '18' } }]);
  if (typeof deduccio !== 'number') return;
  const net = Math.max(0, valorDe(resum, '03'));
  const most = Math.min(
    partOf(net, parametre('habitatge_130', exercici)),
    parametre('habitatge_maxim', exercici),
    Math.max(0, valorDe(resum, '14') - valorDe(resum, '15')),
  );
  if (deduccio < 0 || deduccio > most)
    throw invalid([{ cami: 'caselles.16', codi: 'casella_habitatge', params: { maxim: most / 100 } }]);
};

/** Writes boxes that the product cannot know, all or none of them. */
export const setCaselles = async (
  context: CompanyContext,
  model: Model,
  { exercici, trimestre, caselles, motiu }: z.output<typeof casellesBody>,
): Promise<Resum> => {
  const { db, empresa, clock } = context;
  const demanat = demanatOf(model, exercici, trimestre);
  const boxes = new Map((FORMULARIS[model] ?? []).flatMap((group) => group.caselles.map((box) => [box.codi, box])));
  const wrong = Object.keys(caselles).filter((casella) => !boxes.get(casella)?.editable);
  if (wrong.length > 0)
    throw invalid(
      wrong.map((casella) => ({ cami: `caselles.${casella}`, codi: 'casella_calculada', params: { casella } })),
    );
  const negative = model === '303' ? SENSE_SIGNE.filter((casella) => (caselles[casella] ?? 0) < 0) : [];
  if (negative.length > 0)
    throw invalid(
      negative.map((casella) => ({ cami: `caselles.${casella}`, codi: 'casella_negativa', params: { casella } })),
    );
  await checkObert(context, [diesDeTrimestre({ exercici, trimestre: demanat.trimestre || 4 }).final]);
  const before = new Map(
    (await listCaselles(db, empresa.id, exercici))
      .filter((row) => row.model === model && row.trimestre === demanat.trimestre)
      .map((row) => [row.casella, row.valor]),
  );
  const key = { empresa_fk: empresa.id, model, exercici, trimestre: demanat.trimestre };
  const changed = Object.entries(caselles).filter(([casella, valor]) => (before.get(casella) ?? null) !== valor);
  for (const [casella, valor] of changed) await saveCasella(db, { ...key, casella, valor, quan: clock.now() });
  const of = `${model} ${demanat.trimestre === 0 ? '' : `${demanat.trimestre}T `}${exercici}`;
  if (changed.length > 0)
    await recordHistory(context, [
      {
        entitat: 'empresa',
        id: empresa.id,
        accio: 'canvia',
        abans: Object.fromEntries(changed.map(([casella]) => [`${of} [${casella}]`, before.get(casella) ?? null])),
        despres: {
          ...Object.fromEntries(changed.map(([casella, valor]) => [`${of} [${casella}]`, valor])),
          ...(motiu !== undefined && { motiu }),
        },
      },
    ]);
  const resum = await resumDe(context, demanat);
  if (model === '130') check130(resum, caselles, exercici);
  const most = model === '303' && typeof caselles['78'] === 'number' ? valorDe(resum, '78') : null;
  if (most !== null && caselles['78'] !== most)
    throw invalid([{ cami: 'caselles.78', codi: 'compensat_massa', params: { maxim: most / 100 } }]);
  return resum;
};
const valorDe = ({ grups }: Resum, casella: string): number =>
  grups.flatMap(({ caselles }) => caselles).find((one) => one.casella === casella)?.valor ?? 0;

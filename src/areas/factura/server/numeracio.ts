import type { z } from 'zod';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Numeracio, numeracioRoutes } from '../contract/numeracio.ts';
import { lockComptador, readComptador, setComptador } from './comptador-store.ts';
import { empresaOf } from './defectes.ts';
import { clauOf, exerciciOf, numeroOf, serieOf } from './series.ts';

/** Series of invoices with the last number of each in an exercise. */
export const listNumeracio = async (
  context: CompanyContext,
  asked: number | undefined,
): Promise<{ items: Numeracio[] }> => {
  const { db, empresa, clock } = context;
  const exercici = asked ?? exerciciOf(clock.today());
  const items: Numeracio[] = [];
  for (const serie of (await empresaOf(context)).series) {
    const { codi, nom, tipus } = serie;
    if (tipus === 'pressupost') continue;
    const clau = clauOf(empresa.id, tipus, serie, exercici);
    const { darrer, darrera_data } = await readComptador(db, clau);
    items.push({
      serie: codi,
      nom,
      tipus,
      exercici: clau.exercici,
      darrer,
      seguent: numeroOf(serie, exercici, darrer + 1).text,
      pot: darrera_data === '',
    });
  }
  return { items };
};

type Body = z.output<NonNullable<(typeof numeracioRoutes.start)['body']>>;

/**
 * Says the last number that a series gave elsewhere. Once it has numbered anything here its numbers follow each other:
 * neither lower, which would give one twice, nor higher, which would leave a hole.
 */
export const startNumeracio = async (context: CompanyContext, body: Body): Promise<{ items: Numeracio[] }> => {
  const { db, empresa, database } = context;
  const named = (await empresaOf(context)).series.find(({ codi }) => codi === body.serie);
  if (!named || named.tipus === 'pressupost') throw fieldFault('serie', 'serie_desconeguda', { serie: body.serie });
  const serie = serieOf({ series: [named] }, named.tipus, named.codi);
  const clau = clauOf(empresa.id, named.tipus, serie, body.exercici);
  const { darrer, darrera_data } = await lockComptador(db, database.engine, clau);
  if (darrera_data !== '')
    throw new CodedError(409, 'numeracio_comencada', {
      params: { serie: named.codi, numero: numeroOf(serie, body.exercici, darrer).text },
    });
  await setComptador(db, clau, { darrer: body.darrer, darrera_data: '' });
  const told = (last: number): string => (last === 0 ? '—' : numeroOf(serie, body.exercici, last).text);
  if (body.darrer !== darrer)
    await recordHistory(context, [
      {
        entitat: 'empresa',
        id: empresa.id,
        accio: 'canvia',
        abans: { darrer_numero: `${named.codi}: ${told(darrer)}` },
        despres: { darrer_numero: `${named.codi}: ${told(body.darrer)}` },
      },
    ]);
  return listNumeracio(context, body.exercici);
};

import type { z } from 'zod';
import type { EmpresaValues } from '#areas/empresa/contract/blank.ts';
import { clauOfSerie } from '#areas/empresa/domain/series.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Numeracio, numeracioRoutes } from '../contract/numeracio.ts';
import { type ClauComptador, lockComptador, readComptador, setComptador } from './comptador-store.ts';
import { empresaOf } from './defectes.ts';
import type { FacturaPorts } from './ports.ts';
import { exerciciOf, numeroOf } from './series.ts';

type Serie = EmpresaValues['series'][number];
type Ports = Pick<FacturaPorts, 'comptadorPressupost' | 'comencaPressupost'>;

/** Quotations and invoices number apart, and the counters of each have one writer. */
const counterOf = async (
  { db, database }: CompanyContext,
  ports: Ports,
  tipus: Serie['tipus'],
  clau: ClauComptador,
  hold: boolean,
): Promise<{ readonly darrer: number; readonly numerat: boolean }> => {
  if (tipus === 'pressupost') return ports.comptadorPressupost(db, clau, hold);
  const { darrer, darrera_data } = hold
    ? await lockComptador(db, database.engine, clau)
    : await readComptador(db, clau);
  return { darrer, numerat: darrera_data !== '' };
};

/** Every series with the last number of each in an exercise. */
export const listNumeracio = async (
  context: CompanyContext,
  ports: Ports,
  asked: number | undefined,
): Promise<{ items: Numeracio[] }> => {
  const { empresa, clock } = context;
  const exercici = asked ?? exerciciOf(clock.today());
  const items: Numeracio[] = [];
  for (const serie of (await empresaOf(context)).series) {
    const { codi, nom, tipus } = serie;
    const clau = clauOfSerie(empresa.id, serie, exercici);
    const { darrer, numerat } = await counterOf(context, ports, tipus, clau, false);
    items.push({
      serie: codi,
      nom,
      tipus,
      exercici: clau.exercici,
      darrer,
      seguent: numeroOf(serie, exercici, darrer + 1).text,
      pot: !numerat,
    });
  }
  return { items };
};

type Body = z.output<NonNullable<(typeof numeracioRoutes.start)['body']>>;

/**
 * Says the last number that a series gave elsewhere. Once it has numbered anything here its numbers follow each other:
 * neither lower, which would give one twice, nor higher, which would leave a hole.
 */
export const startNumeracio = async (
  context: CompanyContext,
  ports: Ports,
  body: Body,
): Promise<{ items: Numeracio[] }> => {
  const { db, empresa } = context;
  const serie = (await empresaOf(context)).series.find(({ codi }) => codi === body.serie);
  if (!serie) throw fieldFault('serie', 'serie_desconeguda', { serie: body.serie });
  const clau = clauOfSerie(empresa.id, serie, body.exercici);
  const { darrer, numerat } = await counterOf(context, ports, serie.tipus, clau, true);
  if (numerat)
    throw new CodedError(409, 'numeracio_comencada', {
      params: { serie: serie.codi, numero: numeroOf(serie, body.exercici, darrer).text },
    });
  if (serie.tipus === 'pressupost') await ports.comencaPressupost(db, clau, body.darrer);
  else await setComptador(db, clau, { darrer: body.darrer, darrera_data: '' });
  const told = (last: number): string => (last === 0 ? '—' : numeroOf(serie, body.exercici, last).text);
  if (body.darrer !== darrer)
    await recordHistory(context, [
      {
        entitat: 'empresa',
        id: empresa.id,
        accio: 'canvia',
        abans: { darrer_numero: `${serie.codi}: ${told(darrer)}` },
        despres: { darrer_numero: `${serie.codi}: ${told(body.darrer)}` },
      },
    ]);
  return listNumeracio(context, ports, body.exercici);
};

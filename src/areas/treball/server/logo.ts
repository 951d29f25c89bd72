import { buffer } from 'node:stream/consumers';
import { fieldFault, notFound } from '#kernel/coded-error.ts';
import { drawableType } from '#server/documents/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import type { Treball } from '../contract/schemas.ts';
import type { TreballPorts } from './ports.ts';
import { getTreball, holdOpen, loadTreball } from './service.ts';
import { setLogo } from './store.ts';

type Ports = Pick<TreballPorts, 'files' | 'uploads'>;
const MAX_BYTES = 2 * 1024 * 1024;
const ENDING: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

const keepLogo = async (context: CompanyContext, id: number, fitxerId: number | null, nom: string | null) => {
  const row = await holdOpen(context, id);
  await setLogo(context.db, context.empresa.id, id, fitxerId);
  const was = row.logo_fk === null ? null : row.logo_fk;
  await recordHistory(context, [
    { entitat: 'treball', id, accio: 'canvia', abans: { logo_fitxer: was }, despres: { logo_fitxer: nom ?? fitxerId } },
  ]);
  return getTreball(context, id);
};

export const putLogo = async (
  context: CompanyContext,
  { uploads, files }: Ports,
  id: number,
  pujada: number,
): Promise<Treball> => {
  await holdOpen(context, id);
  const { fitxer, nom } = await uploads.take(context, pujada);
  if (!ENDING[fitxer.tipus]) throw fieldFault('pujada_fk', 'logo_incorrecte_treball');
  if (fitxer.mida > MAX_BYTES) throw fieldFault('pujada_fk', 'logo_massa_gran', { maxim: 2 });
  if (drawableType(await buffer(await files.open(fitxer))) === null)
    throw fieldFault('pujada_fk', 'logo_incorrecte_treball');
  return keepLogo(context, id, fitxer.id, nom);
};

export const dropLogo = (context: CompanyContext, id: number): Promise<Treball> => keepLogo(context, id, null, null);

const logoFitxer = async (context: CompanyContext, { files }: Pick<Ports, 'files'>, id: number) => {
  const { logo_fk, empresa_fk } = await loadTreball(context, id);
  return logo_fk === null ? undefined : files.find(context.db, empresa_fk, logo_fk);
};

export const answerLogo = async (context: CompanyContext, ports: Ports, id: number): Promise<FileAnswer> => {
  const fitxer = await logoFitxer(context, ports, id);
  if (!fitxer) throw notFound();
  return ports.files.answer(fitxer, `logo.${ENDING[fitxer.tipus] ?? 'png'}`, { inline: true });
};

/** The bytes of a work's own logo, for what is printed; null when it has none. */
export const readLogo = async (
  context: CompanyContext,
  files: TreballPorts['files'],
  id: number,
): Promise<Uint8Array | null> => {
  const fitxer = await logoFitxer(context, { files }, id);
  return fitxer ? buffer(await files.open(fitxer)) : null;
};

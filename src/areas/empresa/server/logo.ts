import { buffer } from 'node:stream/consumers';
import { fieldFault, notFound } from '#kernel/coded-error.ts';
import { drawableType } from '#server/documents/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { type Empresa, MAX_LOGO } from '../contract/schemas.ts';
import { type EmpresaPorts, updateEmpresaRecord } from './service.ts';
import { findEmpresa } from './store.ts';

/** Takes a finished upload for the picture of the letterhead; the file itself is of no use any more. */
export const putLogo = async (
  context: CompanyContext,
  ports: EmpresaPorts,
  { files, uploads }: Pick<Platform, 'files' | 'uploads'>,
  asked: { readonly id: number; readonly pujada: number },
): Promise<Empresa> => {
  const { fitxer } = await uploads.take(context, asked.pujada);
  if (fitxer.mida > MAX_LOGO) throw fieldFault('pujada_fk', 'logo_empresa_massa_gran', { maxim: MAX_LOGO / 1000 });
  const bytes = await buffer(await files.open(fitxer));
  const kind = drawableType(bytes);
  if (kind === null) throw fieldFault('pujada_fk', 'logo_incorrecte');
  const row = await findEmpresa(context.db, asked.id);
  if (!row) throw notFound();
  const logo = `data:${kind};base64,${bytes.toString('base64')}`;
  return updateEmpresaRecord(context, ports, asked.id, { versio: row.versio, logo });
};

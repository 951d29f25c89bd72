import { pujadaRoutes } from '#contract/pujada.ts';
import type { Api } from '../../api.ts';

const PIECE = 1024 * 1024;

/** Sends a file whole and gives its upload. */
export const upload = async (api: Api, file: File): Promise<number> => {
  const { id } = await api.call(pujadaRoutes.create, { body: { nom: file.name, mida: file.size } });
  for (let inici = 0; inici < file.size; inici += PIECE)
    await api.call(pujadaRoutes.put, { params: { id }, query: { inici }, content: file.slice(inici, inici + PIECE) });
  await api.call(pujadaRoutes.finish, { params: { id } });
  return id;
};

import { pujadaRoutes } from '#contract/pujada.ts';
import type { Member, TestApp } from './test-app.ts';

/** Brings a whole file; gives the finished upload, for a room to take. */
export const uploadFile = async (
  app: TestApp,
  { token, empresaId }: Pick<Member, 'token' | 'empresaId'>,
  nom: string,
  content: Buffer,
): Promise<number> => {
  const query = { empresa_fk: empresaId };
  const { id } = await app.ok(pujadaRoutes.create, { token, query, body: { nom, mida: content.length } });
  await app.ok(pujadaRoutes.put, {
    token,
    params: { id },
    query: { ...query, inici: 0 },
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
  await app.ok(pujadaRoutes.finish, { token, params: { id }, query });
  return id;
};

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAIAQMAAAD3KoyyAAAAA1BMVEUAAIBKwr76AAAAC0lEQVQI12NgwA4AABgAAU0HakgAAAAASUVORK5CYII=',
  'base64',
);

import { smtpRoutes } from '#areas/empresa/contract/smtp.ts';
import type { Member, TestApp } from './test-app.ts';

/** Gives a company a mail server of its own on the loopback. */
export const setSmtp = async (app: TestApp, by: Member, port: number): Promise<void> => {
  const params = { id: by.empresaId };
  const { smtp } = await app.ok(smtpRoutes.get, { token: by.token, params });
  const where = { host: '127.0.0.1', port, seguretat: 'cap', usuari: '', contrasenya: null };
  const body = { versio: smtp?.versio ?? 0, ...where, de_nom: 'Despatx', de_email: 'despatx@exemple.cat' };
  await app.ok(smtpRoutes.update, { token: by.token, params, body });
};

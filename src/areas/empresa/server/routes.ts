import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { certificatHandlers } from './certificats.ts';
import { empresaDocument, pageOfEmpreses } from './list.ts';
import { putLogo } from './logo.ts';
import { createEmpresa, type EmpresaPorts, getEmpresa, updateEmpresaRecord } from './service.ts';
import { type SmtpPorts, smtpHandlers } from './smtp.ts';
import { trimestreHandlers } from './trimestres.ts';
import { type VidaPorts, vidaHandlers } from './vida.ts';

export const empresaHandlers = (
  ports: EmpresaPorts & VidaPorts & SmtpPorts,
  { documents, secrets, ...places }: Pick<Platform, 'documents' | 'secrets' | 'files' | 'uploads'>,
): readonly Bound[] => [
  ...smtpHandlers(ports, secrets),
  ...certificatHandlers(secrets),
  ...vidaHandlers(ports),
  ...trimestreHandlers,
  bind(empresaRoutes.list, (context, { query }) => pageOfEmpreses(context, ports, query)),
  bind(empresaRoutes.document, (context, { query }) => empresaDocument(documents, context, ports, query)),
  bind(empresaRoutes.get, (context, { params }) => getEmpresa(context, ports, params.id)),
  bind(empresaRoutes.create, (context, { body }) => createEmpresa(context, ports, body)),
  bind(empresaRoutes.update, (context, { params, body }) => updateEmpresaRecord(context, ports, params.id, body)),
  bind(empresaRoutes.setLogo, (context, { params, body }) =>
    putLogo(context, ports, places, { id: params.id, pujada: body.pujada_fk }),
  ),
];

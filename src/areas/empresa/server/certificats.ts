import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import type { Opened } from '#server/certificates/opened.ts';
import { openPkcs12 } from '#server/certificates/pkcs12.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { dayOf } from '#server/http/clock.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { SecretPlace, Secrets } from '#server/secrets/secrets.ts';
import { certificatRoutes, MAX_CERTIFICAT } from '../contract/certificat.ts';
import { avisOf, daysLeft, nameShown, nifsOf } from '../domain/certificat.ts';
import { deleteCertificat, insertCertificat, listCertificats } from './certificat-store.ts';
import { findEmpresa } from './store.ts';

/** Where the key of a certificate is sealed: in its company, beside that very certificate. */
export const certificatPlace = (empresaId: number, empremta: string): SecretPlace => ({
  taula: 'empresa_certificat',
  id: empresaId,
  camp: `clau ${empremta}`,
});

const shownDay = (instant: string): string => dayOf(instant).split('-').reverse().join('/');

/** Opens the file and refuses what may not sign today, at the field that is to be mended. */
const openFile = async (
  { clock }: CompanyContext,
  { fitxer, contrasenya }: { fitxer: string; contrasenya: string },
): Promise<Opened> => {
  const bytes = Buffer.from(fitxer, 'base64');
  if (bytes.length > MAX_CERTIFICAT) throw fieldFault('fitxer', 'cert_massa_gran');
  const opened = await openPkcs12(bytes, contrasenya);
  if (typeof opened === 'string') throw fieldFault(opened === 'cert_contrasenya' ? 'contrasenya' : 'fitxer', opened);
  const now = clock.now();
  if (opened.to <= now) throw fieldFault('fitxer', 'cert_caducat', { data: shownDay(opened.to) });
  if (opened.from > now) throw fieldFault('fitxer', 'cert_encara_no', { data: shownDay(opened.from) });
  if (!opened.signs) throw fieldFault('fitxer', 'cert_altre_us');
  return opened;
};

const addCertificat = async (
  context: CompanyContext,
  secrets: Secrets,
  opened: Opened,
  accepts: readonly string[] | undefined,
) => {
  const { db, empresa, clock } = context;
  const company = await findEmpresa(db, empresa.id);
  if (!company) throw notFound();
  const nifs = nifsOf(opened.subject);
  const own = normaliseNif(company.nif);
  const strange = own !== '' && !nifs.includes(own);
  const accepted = checkAvisos(
    [
      ...(strange
        ? [{ codi: 'cert_nif_diferent', cami: 'fitxer', params: { nif: nifs.join(', ') || '—', empresa: own } }]
        : []),
      ...(opened.dubte ? [{ codi: `cert_${opened.dubte}`, cami: 'fitxer' }] : []),
    ],
    accepts,
  );
  const told = {
    titular: nameShown(opened.subject),
    nif: nifs.includes(own) ? own : (nifs[0] ?? ''),
    emissor: nameShown(opened.issuer),
    valid_des_de: opened.from,
    valid_fins: opened.to,
  };
  const kept = await insertCertificat(db, {
    ...told,
    empresa_fk: empresa.id,
    empremta: opened.fingerprint,
    clau: secrets.seal(
      JSON.stringify({ clau: opened.key, cadena: opened.chain }),
      certificatPlace(empresa.id, opened.fingerprint),
    ),
    dubte: opened.dubte ?? '',
    avisat: null,
    creat: clock.now(),
  });
  if (!kept) throw new CodedError(409, 'cert_repetit');
  await recordHistory(context, [
    {
      entitat: 'empresa',
      id: empresa.id,
      accio: 'canvia',
      abans: { certificat: null },
      despres: { certificat: told, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
    },
  ]);
  return { certificats: await listCertificats(db, empresa.id) };
};

const removeCertificat = async (context: CompanyContext, id: number) => {
  const { db, empresa } = context;
  const found = (await listCertificats(db, empresa.id)).find((one) => one.id === id);
  if (!found || !(await deleteCertificat(db, empresa.id, id))) throw notFound();
  const { id: _id, dubte: _dubte, ...told } = found;
  await recordHistory(context, [
    { entitat: 'empresa', id: empresa.id, accio: 'canvia', abans: { certificat: told }, despres: { certificat: null } },
  ]);
  return { certificats: await listCertificats(db, empresa.id) };
};

/** Certificates near their end, or past it, as the home of the company tells them. */
const listAvisos = async (db: Executor, empresaId: number, today: string) => ({
  items: (await listCertificats(db, empresaId)).flatMap(({ id, titular, valid_fins }) => {
    const dies = daysLeft(today, dayOf(valid_fins));
    return avisOf(dies) === null ? [] : [{ tipus: 'certificat' as const, id, titular, valid_fins, dies }];
  }),
});

/** Calls over the certificates of a company. */
export const certificatHandlers = (secrets: Secrets): readonly Bound[] => [
  // Opened before the transaction: it takes a process of its own.
  bind(
    certificatRoutes.add,
    (context, { body }, opened: Opened) => addCertificat(context, secrets, opened, body.avisos_acceptats),
    { prepare: (context, { body }) => openFile(context, body) },
  ),
  bind(certificatRoutes.remove, (context, { params }) => removeCertificat(context, params.x)),
  bind(certificatRoutes.avisos, ({ db, empresa, clock }) => listAvisos(db, empresa.id, clock.today())),
];

import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { serverNow } from '#web/clock.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { type Certificat, certificatRoutes } from '../contract/certificat.ts';
import type { Empresa } from '../contract/schemas.ts';
import { avisOf, daysLeft } from '../domain/certificat.ts';
import { empresaTexts } from '../texts/index.ts';
import { CertificatNew } from './certificat-new.tsx';
import css from './parts.module.css';
import { empresaQuery } from './queries.ts';

/** How long a certificate still lasts, as a status. */
const CertificatMark = ({ certificat }: { certificat: Certificat }) => {
  const t = useTexts(empresaTexts);
  const formats = useFormats();
  const dies = daysLeft(today(), formats.dayOf(certificat.valid_fins));
  if (certificat.valid_fins <= serverNow().toISOString())
    return <Mark form="failed" word={t('empresa.cert.caducat')} />;
  return avisOf(dies) === null ? (
    <Mark form="satisfied" word={t('empresa.cert.vigent')} />
  ) : (
    <Mark form="late" word={t('empresa.cert.dies', { n: dies })} />
  );
};

/** On top of the company’s screen, while a certificate is near its end or past it. */
export const CertificatNotice = ({ empresa }: { empresa: Empresa }) => {
  const t = useTexts(empresaTexts);
  const formats = useFormats();
  const ending = (empresa.certificats ?? []).filter(
    ({ valid_fins }) => avisOf(daysLeft(today(), formats.dayOf(valid_fins))) !== null,
  );
  return ending.map((one) => (
    <p key={one.id} className={css.notice}>
      <CertificatMark certificat={one} />
      <span>{t('empresa.cert.avis', { titular: one.titular, data: formats.date(formats.dayOf(one.valid_fins)) })}</span>
      <GoLink to={`/empresa/${empresa.id}/dades?part=certificats`}>{t('empresa.cert.anar')}</GoLink>
    </p>
  ));
};

/** Certificats: what signs for the company, and a new one. */
export const CertificatsTab = ({ empresa }: { empresa: Empresa }) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const queries = useQueryClient();
  const may = useMay();
  const certificats = empresa.certificats ?? [];
  const keep = (kept: readonly Certificat[]): void => {
    queries.setQueryData(empresaQuery(api, empresa.id).queryKey, { ...empresa, certificats: [...kept] });
    void queries.invalidateQueries({ queryKey: ['historial', empresa.id] });
  };
  const remove = async (one: Certificat): Promise<void> => {
    const sure = await askSure({
      title: t('empresa.cert.treure'),
      body: t('empresa.cert.treure_cos', { titular: one.titular }),
      verb: t('empresa.cert.treure'),
      cancel: web('web.cancellar'),
    });
    if (!sure) return;
    try {
      keep((await api.call(certificatRoutes.remove, { params: { id: empresa.id, x: one.id } })).certificats);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  return (
    <>
      <section className={css.panel} aria-labelledby="certificats">
        <h2 id="certificats">{t('empresa.certificats')}</h2>
        {certificats.length === 0 ? <p>{t('empresa.cert.cap')}</p> : null}
        <ul className={css.certificates}>
          {certificats.map((one) => (
            <li key={one.id}>
              <div className={css.who}>
                {one.titular}
                <span className={css.quiet}>
                  {t('empresa.cert.detall', {
                    nif: one.nif || '—',
                    emissor: one.emissor,
                    des: formats.date(formats.dayOf(one.valid_des_de)),
                    fins: formats.date(formats.dayOf(one.valid_fins)),
                  })}
                </span>
              </div>
              {one.dubte ? <Mark form="warning" word={t(`empresa.cert.${one.dubte}`)} /> : null}
              <CertificatMark certificat={one} />
              {may(certificatRoutes.remove) ? (
                <Button variant="default" onClick={() => void remove(one)}>
                  {t('empresa.cert.treure')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {may(certificatRoutes.add) ? <CertificatNew empresaId={empresa.id} onKept={keep} /> : null}
    </>
  );
};

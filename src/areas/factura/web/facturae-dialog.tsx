import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facturaeRoutes } from '#areas/efactura/contract/facturae.ts';
import { saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { FacturaeInside } from './facturae-inside.tsx';
import { whereOf } from './problemes.tsx';

/** Reasons for which nothing can be signed; each is mended among the certificates. */
const UNSIGNED: ReadonlySet<string> = new Set([
  'facturae_sense_certificat',
  'facturae_certificat_no_rsa',
  'secret_illegible',
]);

/** Facturae: what the entry points would refuse, each with the way to mend it, and the file, signed or not. */
export const FacturaeDialog = ({
  factura,
  onRectify,
  onClose,
}: {
  factura: Factura;
  /** What is frozen is mended by rectifying; absent where the reader may not. */
  onRectify: (() => void) | null;
  onClose: () => void;
}) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  useFocusBack();
  const api = useApi();
  const empresa = useEmpresaId();
  const params = { id: empresa, fid: factura.id };
  const [fault, setFault] = useState<string | null>(null);
  const [busy, work] = useState(false);
  const [inside, putInside] = useState<readonly string[]>([]);
  const { data, error } = useQuery({
    queryKey: ['factura', 'facturae', empresa, factura.id],
    queryFn: ({ signal }) => api.call(facturaeRoutes.check, { params, signal }),
    staleTime: 0,
  });
  const signable = !data?.faltes.some(({ codi }) => UNSIGNED.has(codi));
  const frozen = data?.faltes.some(({ congelat }) => congelat) ?? false;
  const save = async (signat: boolean): Promise<void> => {
    work(true);
    setFault(null);
    try {
      const { file, name } = await api.download(facturaeRoutes.download, {
        params,
        query: { signat, adjunts: inside.join(',') } as never,
      });
      saveFile(file, name);
    } catch (refused) {
      setFault(tellFault(refused, web));
    }
    work(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('factura.facturae.titol', { numero: factura.numero ?? '' })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {data && data.faltes.length === 0 ? <Mark form="satisfied" word={t('factura.facturae.be')} /> : null}
      <ul className={css.problems}>
        {data?.faltes.map(({ regla, cami, codi, nivell, missatge }) => {
          const where =
            UNSIGNED.has(codi) || codi.startsWith('facturae_certificat_')
              ? { href: `/empresa/${empresa}/dades?part=certificats` }
              : whereOf(cami, { empresa, agent: factura.agent?.id ?? null });
          return (
            <li key={`${regla}${cami}${codi}`} data-nivell={nivell}>
              <Mark form={nivell === 'error' ? 'failed' : 'warning'} word={missatge} size="icon" />
              {where && 'href' in where ? <GoLink to={where.href}>{missatge}</GoLink> : <span>{missatge}</span>}
            </li>
          );
        })}
      </ul>
      {frozen ? (
        <p className={css.noBack}>{t('factura.facturae.rectificar')}</p>
      ) : data && !data.exportable ? (
        <p className={css.noBack}>{t('factura.facturae.falten')}</p>
      ) : null}
      {data?.exportable ? <FacturaeInside treball={factura.treball} chosen={inside} choose={putInside} /> : null}
      {fault ? (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      ) : null}
      <div className={css.choices}>
        <Button data-autofocus variant="default" onClick={onClose}>
          {web('web.tancar')}
        </Button>
        {frozen && onRectify ? (
          <Button variant="default" onClick={onRectify}>
            {t('factura.accio.rectificar')}
          </Button>
        ) : null}
        <Button
          variant={signable ? 'default' : 'filled'}
          disabled={!data?.exportable || busy}
          onClick={() => void save(false)}
        >
          {t('factura.facturae.sense_signar')}
        </Button>
        {signable ? (
          <Button disabled={!data?.exportable} loading={busy} onClick={() => void save(true)}>
            {t('factura.facturae.signada')}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
};

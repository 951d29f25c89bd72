import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { QuickAgentHost } from '#areas/agent/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { DropBox } from '#web/ui/files/drop-box.tsx';
import { upload } from '#web/ui/files/upload.ts';
import { FieldError } from '#web/ui/form/fields.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import { type FacturaeRebuda, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import { type Pujat, valuesOfFields } from './despesa-values.ts';
import { bringFields } from './dropped.ts';
import { supplierOf } from './facturae-proveidor.ts';
import css from './importar.module.css';

type Estat = FacturaeRebuda['signatura']['estat'];
const FORMS: Readonly<Record<Estat, MarkForm>> = {
  cap: 'notApplicable',
  valida: 'satisfied',
  dubtosa: 'warning',
  incomprovable: 'warning',
  trencada: 'failed',
};

/** One file as it was read, or why it was not. */
interface Read {
  readonly key: string;
  readonly file: File;
  readonly pujat: Pujat | null;
  readonly factures: readonly FacturaeRebuda[];
  readonly fault: string | null;
}

/** Electronic invoices of suppliers: what each says and whether its signature holds, then the form filled with it. */
export const Facturae = () => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const [read, setRead] = useState<readonly Read[]>([]);
  const [busy, setBusy] = useState(false);
  const send = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    for (const file of files) {
      const key = globalThis.crypto.randomUUID();
      let one: Read = { key, file, pujat: null, factures: [], fault: null };
      try {
        const id = await upload(api, file);
        const { factures } = await api.call(importacioDespesaRoutes.facturae, {
          params: { id: empresa },
          body: { pujada_fk: id },
        });
        one = { ...one, factures, pujat: { id, nom: file.name, mida: file.size } };
      } catch (error) {
        one = { ...one, fault: tellFault(error, web) };
      }
      setRead((before) => [...before, one]);
    }
    setBusy(false);
  };
  return (
    <section className={css.panel} aria-label={t('despesa.importar.facturae')}>
      <h2>{t('despesa.importar.facturae')}</h2>
      <DropBox
        text={t(busy ? 'despesa.importar.pujant' : 'despesa.importar.deixeu_xml')}
        button={t('despesa.importar.triar_xml')}
        accept=".xml,.xsig"
        many
        quiet
        busy={busy}
        onFiles={(files) => void send(files)}
      >
        <p className={css.note}>{t('despesa.importar.facturae_ajuda')}</p>
      </DropBox>
      {read.map(({ key, file, factures, pujat, fault }) =>
        fault || !pujat ? (
          <div key={key} role="alert">
            <FieldError message={`${file.name}: ${fault ?? ''}`} />
          </div>
        ) : (
          factures.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an invoice is its place in the file
            <Invoice key={`${key}${place}`} rebuda={one} pujat={pujat} file={file} />
          ))
        ),
      )}
      <QuickAgentHost />
    </section>
  );
};

const Invoice = ({ rebuda, pujat, file }: { rebuda: FacturaeRebuda; pujat: Pujat; file: File }) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const go = useGo();
  const { signatura, proveidor, receptor, despesa } = rebuda;
  const amount = (cents: number): string =>
    rebuda.moneda === 'EUR' ? formats.euros(cents) : `${formats.money(cents)} ${rebuda.moneda}`;
  const altre = rebuda.avisos.find(({ codi }) => codi === 'facturae_altre_nom');
  const fill = async (): Promise<void> => {
    if (altre) {
      const sure = await askSure({
        title: t('despesa.facturae.altre_nom'),
        body: altre.missatge,
        verb: t('despesa.facturae.omplir'),
        cancel: web('web.cancellar'),
        look: 'primary',
      });
      if (!sure) return;
    }
    const agent_fk = proveidor.agent_fk ?? (await supplierOf(proveidor));
    if (agent_fk === null) return;
    bringFields(
      {
        ...valuesOfFields({ ...despesa, agent_fk, nom_proveidor: '' }),
        pujades: [pujat],
        moneda: rebuda.moneda === 'EUR' ? null : rebuda.moneda,
      },
      file,
    );
    go(`/empresa/${empresa}/despesa/nova`);
  };
  const warnings = [
    ...(rebuda.es_nostra ? [] : [t('despesa.facturae.no_nostra', { nom: receptor.nom, nif: receptor.nif })]),
    ...(proveidor.agent_fk === null
      ? [t('despesa.facturae.proveidor_nou', { nom: proveidor.nom, nif: proveidor.nif })]
      : []),
    ...rebuda.avisos.map(({ missatge }) => missatge),
  ];
  return (
    <article className={css.invoice}>
      <h3>{[proveidor.nom, despesa.num_factura].filter(Boolean).join(' · ')}</h3>
      <div className={css.line}>
        <Mark form={FORMS[signatura.estat]} word={t(`despesa.facturae.signatura.${signatura.estat}`)} />
        <span className={css.note}>
          {t(`despesa.facturae.signatura.${signatura.estat}_cos`, {
            titular: signatura.titular,
            nif: signatura.nif === '' ? 'cap' : signatura.nif,
            motiu: signatura.motiu,
          })}
        </span>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('despesa.col.data')}</dt>
          <dd>{formats.date(despesa.data)}</dd>
        </div>
        <div>
          <dt>{t('despesa.sec.linies')}</dt>
          <dd>{t('despesa.facturae.linies', { n: despesa.linies.length })}</dd>
        </div>
        <div>
          <dt>{t('despesa.facturae.total')}</dt>
          <dd>{amount(rebuda.total)}</dd>
        </div>
        <div>
          <dt>{t('despesa.facturae.a_pagar')}</dt>
          <dd>{amount(rebuda.a_pagar)}</dd>
        </div>
        <div>
          <dt>{t('despesa.camp.tipus')}</dt>
          <dd>{t('despesa.facturae.versio', { versio: rebuda.versio })}</dd>
        </div>
      </dl>
      {warnings.length > 0 || rebuda.repetida !== null ? (
        <ul className={css.warnings}>
          {warnings.map((text) => (
            <li key={text}>
              <IconAlertTriangle size={16} aria-hidden />
              {text}
            </li>
          ))}
          {rebuda.repetida === null ? null : (
            <li>
              <IconAlertTriangle size={16} aria-hidden />
              <span>
                {t('despesa.facturae.repetida')}{' '}
                <GoLink to={`/empresa/${empresa}/despesa/${rebuda.repetida}`}>
                  {t('despesa.facturae.veure_repetida')}
                </GoLink>
              </span>
            </li>
          )}
        </ul>
      ) : null}
      <div className={css.end}>
        <Button onClick={() => void fill()}>
          {t(proveidor.agent_fk === null ? 'despesa.facturae.crear_proveidor' : 'despesa.facturae.omplir')}
        </Button>
      </div>
    </article>
  );
};

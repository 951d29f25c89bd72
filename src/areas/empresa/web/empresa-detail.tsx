import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { type Translate, useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import type { HistoryWords } from '#web/ui/history/history-words.ts';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { type Certificat, certificatRoutes } from '../contract/certificat.ts';
import { empresaRoutes } from '../contract/routes.ts';
import type { Compte, Empresa } from '../contract/schemas.ts';
import { type Smtp, smtpRoutes } from '../contract/smtp.ts';
import type { Serie } from '../domain/series.ts';
import { empresaTexts } from '../texts/index.ts';
import { CertificatNotice, CertificatsTab } from './certificats-tab.tsx';
import { ComptesTab } from './comptes-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { EmpresaFields } from './empresa-fields.tsx';
import { usePartForm } from './empresa-part.ts';
import { empresaFieldSpecs, tellComptes, tellSeries } from './empresa-values.ts';
import { empresaQuery } from './queries.ts';
import { SeriesTab } from './series-tab.tsx';
import { SmtpTab, tellSmtp } from './smtp-form.tsx';
import { useVida } from './use-vida.tsx';
import { VerifactuTab } from './verifactu-tab.tsx';

export const resolve = ({ api, queries, empresa }: ResolveContext): Promise<Empresa> =>
  queries.fetchQuery(empresaQuery(api, empresa));

/** Empresa: Dades, Comptes, Sèries, Documents, Correu, Certificats, Historial. */
export const Screen = ({ given, search }: ScreenProps<Empresa>) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const id = useEmpresaId();
  const { data: empresa = given } = useQuery({ ...empresaQuery(api, id), initialData: given, staleTime: 5_000 });
  const may = useMay();
  const vida = useVida(empresa);
  const historyLink = useHistoryLink(`/empresa/${id}/dades?part=historial`, search['part'] === 'historial');
  const parts = [
    { key: 'dades', text: t('empresa.dades'), screen: <EmpresaForm key={id} empresa={empresa} /> },
    { key: 'comptes', text: t('empresa.comptes'), screen: <ComptesTab key={id} empresa={empresa} /> },
    { key: 'series', text: t('empresa.series'), screen: <SeriesTab key={id} empresa={empresa} /> },
    { key: 'documents', text: t('empresa.documents'), screen: <DocumentsTab key={id} empresa={empresa} /> },
    ...(may(smtpRoutes.get)
      ? [{ key: 'correu', text: t('empresa.correu'), screen: <SmtpTab key={id} empresaId={id} /> }]
      : []),
    ...(may(certificatRoutes.avisos)
      ? [{ key: 'certificats', text: t('empresa.certificats'), screen: <CertificatsTab key={id} empresa={empresa} /> }]
      : []),
    { key: 'verifactu', text: t('empresa.verifactu'), screen: <VerifactuTab key={id} empresa={empresa} /> },
    ...historyLink.map((link) => ({ ...link, screen: <EmpresaHistory id={id} /> })),
  ];
  const shown = parts.find((part) => part.key === search['part']) ?? parts[0];
  useTitle(shown?.text ?? t('empresa.dades'), t('empresa.empresa'));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('empresa.empreses'), href: '/empresa' }}
          title={empresa.nom_fiscal}
          mark={empresa.baixa ? <Mark form="closed" word={t('empresa.baixa')} /> : null}
          facts={[empresa.nif, web(`web.rol.${empresa.rol}`), empresa.baixa ? t('empresa.baixa_explica') : null]}
          primary={vida.primary}
          actions={vida.actions}
          tabs={parts.map(({ screen: _screen, ...tab }) => ({
            ...tab,
            href: `/empresa/${id}/dades${tab.key === 'dades' ? '' : `?part=${tab.key}`}`,
            current: tab.key === shown?.key,
          }))}
        />
      }
    >
      {shown?.key === 'certificats' ? null : <CertificatNotice empresa={empresa} />}
      {shown?.screen}
      {vida.dialog}
    </DetailPage>
  );
};

const EmpresaForm = ({ empresa }: { empresa: Empresa }) => {
  const may = useMay();
  const form = usePartForm(empresa, 'dades');
  return (
    <Form form={form} readOnly={!may(empresaRoutes.update)}>
      <EmpresaFields />
    </Form>
  );
};

const EmpresaHistory = ({ id }: { id: number }) => {
  const t = useTexts(empresaTexts);
  const formats = useFormats();
  const words = historyWords(t, (instant) => formats.date(formats.dayOf(instant)));
  return <HistoryTab entity="empresa" id={id} words={words} />;
};

const historyWords = (t: Translate<typeof empresaTexts.ca>, day: (instant: string) => string): HistoryWords => {
  const specs = empresaFieldSpecs(t);
  const names: Readonly<Record<string, string>> = {
    adreca: t('empresa.adreca'),
    avisos_acceptats: t('empresa.avisos_acceptats'),
    baixa: t('empresa.baixa'),
    darrer_numero: t('empresa.darrer_numero'),
    certificat: t('empresa.certificat'),
    smtp: t('empresa.smtp.sec.servidor'),
    verifactu: t('empresa.verifactu'),
    smtp_contrasenya_canviada: t('empresa.smtp.contrasenya_canviada'),
  };
  const avisos: Readonly<Record<string, string>> = {
    nif_incorrecte: t('empresa.avis.nif_incorrecte'),
    iban_incorrecte: t('empresa.avis.iban_incorrecte'),
    cert_nif_diferent: t('empresa.avis.cert_nif_diferent'),
  };
  const values: Readonly<Record<string, (value: unknown) => string | null>> = {
    smtp: (value) => tellSmtp(t, value as Smtp | null),
    avisos_acceptats: (value) => (value as string[] | null)?.map((codi) => avisos[codi] ?? codi).join(', ') ?? null,
    comptes: (value) => tellComptes(value as Compte[] | null),
    series: (value) => tellSeries(value as Serie[] | null),
    regim_iva: (value) => (value ? (specs['regim_iva']?.show?.(value) ?? null) : null),
    tipus_persona: (value) => (value ? (specs['tipus_persona']?.show?.(value) ?? null) : null),
    idioma_fk: (value) => (value ? (specs['idioma_fk']?.show?.(value) ?? null) : null),
    verifactu: (value) => {
      const one = value as Empresa['verifactu'] | null;
      return one && `${t(`empresa.verifactu.mode.${one.mode}`)}, ${t(`empresa.verifactu.entorn.${one.entorn}`)}`;
    },
    certificat: (value) => {
      const one = value as Certificat | null;
      return one && t('empresa.cert.historial', { titular: one.titular, fins: day(one.valid_fins) });
    },
  };
  return {
    field: (name) => specs[name]?.label ?? names[name] ?? name,
    value: (name, value) => values[name]?.(value) ?? null,
  };
};

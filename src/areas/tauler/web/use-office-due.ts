import { useQuery } from '@tanstack/react-query';
import { agentAccioRoutes } from '#areas/agent/contract/accions.ts';
import { certificatRoutes } from '#areas/empresa/contract/certificat.ts';
import { periodicaRoutes } from '#areas/factura/contract/periodiques.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { correuRoutes } from '#contract/correu.ts';
import { vistaContingutSchema } from '#contract/vistes.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { viewToLink } from '#web/ui/list/list-view.ts';
import { taulerTexts } from '../texts/index.ts';
import type { OfficeLine } from './office-line.ts';
import { useNcDue } from './use-nc-due.ts';
import { useTestsDue } from './use-tests-due.ts';

const WAITING = viewToLink(vistaContingutSchema.parse({ filtres: { per_atendre: true } }));

const UNPAID = viewToLink(
  vistaContingutSchema.parse({
    filtres: { pendents: true, cobrades_parcialment: true, cobrades: false },
    valors: { vencudes: 'true', periode: 'tot' },
  }),
);

const RELEASED = viewToLink(
  vistaContingutSchema.parse({
    filtres: { pendents: false, cobrades_parcialment: false, cobrades: false, garantia: true },
    valors: { alliberades: 'true', periode: 'tot' },
  }),
);

const GIVE_BACK = viewToLink(
  vistaContingutSchema.parse({
    filtres: { pendents: true, cobrades_parcialment: true, cobrades: true },
    valors: { per_tornar: 'true', periode: 'tot' },
  }),
);

const MADE = viewToLink(
  vistaContingutSchema.parse({
    filtres: { pendents: true, cobrades_parcialment: false, cobrades: false },
    valors: { fetes_soles: 'true', periode: 'tot' },
  }),
);

const BROKEN = viewToLink(vistaContingutSchema.parse({ filtres: { amb_falla: true } }));

const SENT = viewToLink(
  vistaContingutSchema.parse({
    filtres: { enviats: true, esborranys: false, acceptats: false, tancats: false },
    ordre: { camp: 'validesa', criteri: 'ASC' },
  }),
);

/** What of the office needs somebody: mail, certificates, agents whose data open works hold as they were. */
export const useOfficeDue = () => {
  const t = useTexts(taulerTexts);
  const formats = useFormats();
  const api = useApi();
  const id = useEmpresaId();
  const may = useMay();
  const base = `/empresa/${id}`;
  const letters = (estat: 'fallat' | 'dubtos') => ({
    queryKey: ['correu', id, 'tauler', estat],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(correuRoutes.list, { query: { estat, limit: 1 }, signal }),
    enabled: may(correuRoutes.list),
    staleTime: 0,
  });
  const failed = useQuery(letters('fallat'));
  const doubtful = useQuery(letters('dubtos'));
  const certificates = useQuery({
    queryKey: ['empresa', id, 'avisos'],
    queryFn: ({ signal }) => api.call(certificatRoutes.avisos, { params: { id }, signal }),
    enabled: id !== 0 && may(certificatRoutes.avisos),
    staleTime: 0,
  });
  const outdated = useQuery({
    queryKey: ['agent', 'desfasats', id, 'tauler'],
    queryFn: ({ signal }) => api.call(agentAccioRoutes.check, { signal }),
    enabled: may(agentAccioRoutes.sync),
    staleTime: 0,
  });
  const unpaid = useQuery({
    queryKey: ['factura', 'tauler', id],
    queryFn: ({ signal }) =>
      api.call(facturaRoutes.list, { params: { id }, query: { vencudes: true, limit: 1 }, signal }),
    enabled: id !== 0 && may(facturaRoutes.list),
    staleTime: 0,
  });
  const released = useQuery({
    queryKey: ['factura', 'tauler', id, 'garanties'],
    queryFn: ({ signal }) =>
      api.call(facturaRoutes.list, { params: { id }, query: { alliberades: true, limit: 1 }, signal }),
    enabled: id !== 0 && may(facturaRoutes.list),
    staleTime: 0,
  });
  const owing = useQuery({
    queryKey: ['factura', 'tauler', id, 'per_tornar'],
    queryFn: ({ signal }) =>
      api.call(facturaRoutes.list, { params: { id }, query: { per_tornar: true, limit: 1 }, signal }),
    enabled: id !== 0 && may(facturaRoutes.list),
    staleTime: 0,
  });
  const soon = useQuery({
    queryKey: ['pressupost', 'tauler', id],
    queryFn: ({ signal }) =>
      api.call(pressupostRoutes.list, {
        params: { id },
        query: { enviats: true, validesa_inici: today(), validesa_final: addDays(today(), 7), limit: 1 },
        signal,
      }),
    enabled: id !== 0 && may(pressupostRoutes.list),
    staleTime: 0,
  });
  const recurring = useQuery({
    queryKey: ['periodica', 'tauler', id],
    queryFn: ({ signal }) =>
      api.call(periodicaRoutes.list, { params: { id }, query: { amb_falla: true, limit: 1 }, signal }),
    enabled: id !== 0 && may(periodicaRoutes.list),
    staleTime: 0,
  });
  const made = useQuery({
    queryKey: ['factura', 'tauler', id, 'fetes_soles'],
    queryFn: ({ signal }) =>
      api.call(facturaRoutes.list, { params: { id }, query: { fetes_soles: true, limit: 1 }, signal }),
    enabled: id !== 0 && may(facturaRoutes.list),
    staleTime: 0,
  });
  const nc = useNcDue();
  const tests = useTestsDue();
  const lines: OfficeLine[] = [...nc.lines, ...tests.lines];
  for (const [estat, form, n] of [
    ['fallat', 'mailFailed', failed.data?.total ?? 0],
    ['dubtos', 'ask', doubtful.data?.total ?? 0],
  ] as const)
    if (n > 0)
      lines.push({
        key: estat,
        form,
        mark: t(`tauler.marca.correu.${estat}`),
        text: t(`tauler.correu.${estat}`, { n }),
        second: t('tauler.correu.sortint'),
        href: `${base}/correu?vista=${WAITING}`,
      });
  const late = unpaid.data?.total ?? 0;
  if (late > 0)
    lines.push({
      key: 'vencudes',
      form: 'late',
      mark: t('tauler.marca.vencudes'),
      text: t('tauler.vencudes', { n: late }),
      second: t('tauler.vencudes.pendent', { import: formats.money(unpaid.data?.sumes.pendent ?? 0) }),
      href: `${base}/factura?vista=${UNPAID}`,
    });
  const toGive = owing.data?.total ?? 0;
  const giveBack = owing.data?.sumes.pendent ?? 0;
  if (toGive > 0 && giveBack < 0)
    lines.push({
      key: 'per_tornar',
      form: 'warning',
      mark: t('tauler.marca.per_tornar'),
      text: t('tauler.per_tornar', { n: toGive }),
      second: formats.euros(-giveBack),
      href: `${base}/factura?vista=${GIVE_BACK}`,
    });
  const guarantees = released.data?.total ?? 0;
  if (guarantees > 0)
    lines.push({
      key: 'garanties',
      form: 'warning',
      mark: t('tauler.marca.garanties'),
      text: t('tauler.garanties', { n: guarantees }),
      second: formats.euros(released.data?.sumes.garantia_pendent ?? 0),
      href: `${base}/factura?vista=${RELEASED}`,
    });
  const stuck = recurring.data?.total ?? 0;
  if (stuck > 0)
    lines.push({
      key: 'periodica',
      form: 'warning',
      mark: t('tauler.marca.periodica'),
      text: t('tauler.periodica', { n: stuck }),
      second: t('tauler.periodica.segona'),
      href: `${base}/periodica?vista=${BROKEN}`,
    });
  const waiting = made.data?.total ?? 0;
  if (waiting > 0)
    lines.push({
      key: 'fetes_soles',
      form: 'draft',
      mark: t('tauler.marca.fetes_soles'),
      text: t('tauler.fetes_soles', { n: waiting }),
      second: t('tauler.fetes_soles.segona'),
      href: `${base}/factura?vista=${MADE}`,
    });
  const expiring = soon.data?.total ?? 0;
  if (expiring > 0)
    lines.push({
      key: 'caduquen',
      form: 'warning',
      mark: t('tauler.marca.caduquen'),
      text: t('tauler.caduquen', { n: expiring }),
      second: formats.euros(soon.data?.sumes.total ?? 0),
      href: `${base}/pressupost?vista=${SENT}`,
    });
  for (const { id: certificat, titular, valid_fins, dies } of certificates.data?.items ?? [])
    lines.push({
      key: `certificat ${certificat}`,
      form: dies < 0 ? 'late' : 'warning',
      mark: t('tauler.marca.certificat'),
      text: t(dies < 0 ? 'tauler.certificat.caducat' : 'tauler.certificat.caduca', {
        data: formats.date(formats.dayOf(valid_fins)),
      }),
      second: titular,
      href: `${base}/dades?part=certificats`,
    });
  const agents = outdated.data?.agents.length ?? 0;
  if (agents > 0)
    lines.push({
      key: 'agents',
      form: 'warning',
      mark: t('tauler.marca.agents'),
      text: t('tauler.agents', { n: agents }),
      second: t('tauler.agents.treballs', { n: outdated.data?.treballs ?? 0 }),
      href: `${base}/agent/sincronitza`,
    });
  const asked = [
    nc.query,
    tests.query,
    failed,
    doubtful,
    certificates,
    outdated,
    unpaid,
    released,
    recurring,
    made,
    soon,
  ];
  const broken = asked.filter(({ isError }) => isError);
  return {
    lines,
    /** Still being asked for: nobody says yet that there is nothing. */
    pending: asked.some(({ isLoading }) => isLoading),
    error: broken[0]?.error ?? null,
    retry: (): void => {
      for (const query of broken) void query.refetch();
    },
  };
};

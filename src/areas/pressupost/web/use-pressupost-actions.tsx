import { type RefObject, useState } from 'react';
import { agentQuery } from '#areas/agent/web/index.tsx';
import { empresaQuery } from '#areas/empresa/web/index.tsx';
import { irpfDe } from '#areas/fiscal/domain/retencio.ts';
import type { Route } from '#contract/route.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { focusTitle } from '#web/ui/feedback/use-focus-back.ts';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { pressupostDocumentRoutes } from '../contract/documents.ts';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import { askAcceptance, askRefusal } from './ask-answer.tsx';
import { askLink } from './ask-link.tsx';
import { fitesOf, useInvoiceFita } from './fites-panel.tsx';
import { pressupostHref, pressupostQuery } from './queries.ts';
import { useSendByMail } from './use-send-by-mail.tsx';

/** Saves what is being written, before something is done to the whole; false when that was refused. */
export type SaveFirst = RefObject<(() => Promise<boolean>) | null>;

/** What is done next, as a quotation stands. */
const PRIMARY: ReadonlySet<string> = new Set(['enviar', 'acceptar', 'facturar']);

interface Action extends DetailAction {
  readonly access: Route;
}

/** What may be done to a quotation as it stands; the next one apart. */
export const usePressupostActions = (
  given: Pressupost,
  saveFirst: SaveFirst,
  onPreview: () => void,
): { readonly primary: DetailAction | null; readonly actions: readonly DetailAction[] } => {
  const t = useTexts(pressupostTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const { queries } = usePlatform();
  const [busy, setBusy] = useState(false);
  const at = { params: { id: empresa, pid: given.id } };
  const key = pressupostQuery(api, empresa, given.id).queryKey;
  const now = (): Pressupost => queries.getQueryData<Pressupost>(key) ?? given;
  const keep = (after: Pressupost): void => {
    queries.setQueryData(pressupostQuery(api, empresa, after.id).queryKey, after);
    void queries.invalidateQueries({ queryKey: ['pressupost'] });
  };
  /** Does something once at a time, asking about warnings; what is refused is told. */
  const act = async (work: (accepted: string[]) => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    let accepted: string[] = [];
    for (;;)
      try {
        await work(accepted);
        break;
      } catch (error) {
        const problem = error instanceof TransportFailure ? error.problem : null;
        if (problem?.codi === 'avisos' && problem.avisos && (await askAvisos(problem.avisos, web, () => null))) {
          accepted = [...accepted, ...problem.avisos.map(({ codi }) => codi)];
          continue;
        }
        if (problem?.codi !== 'avisos') {
          const faults = problem?.camps?.map(({ missatge }) => missatge) ?? [];
          toastError(faults.length > 0 ? [...new Set(faults)].join(' ') : tellFailure(error, web).sentence);
        }
        void queries.invalidateQueries({ queryKey: ['pressupost'] });
        break;
      }
    setBusy(false);
    // What was pressed may be gone with what it did.
    setTimeout(focusTitle, 0);
  };
  /** Whether its invoices will say what is withheld, and no line of it does: what is paid differs from what is offered. */
  const retindran = async (): Promise<boolean> => {
    const { linies, agent_fk } = now();
    if (agent_fk === null || linies.some(({ irpf_fk }) => irpf_fk !== null)) return false;
    try {
      const [company, client] = await Promise.all([
        queries.fetchQuery(empresaQuery(api, empresa)),
        queries.fetchQuery(agentQuery(api, empresa, agent_fk)),
      ]);
      return irpfDe(company, client) !== null;
    } catch {
      return false;
    }
  };
  const send = async (): Promise<void> => {
    if ((await saveFirst.current?.()) === false) return;
    const { numero, revisio, versio } = now();
    const next = numero ?? (await api.call(pressupostRoutes.next, { params: { id: empresa } })).text;
    const retenen = await retindran();
    const choice = await openDialog({
      title: t('pressupost.enviar.titol'),
      body: (
        <>
          {retenen ? <p role="status">{t('pressupost.enviar.retencio')}</p> : null}
          <p>
            {revisio > 1
              ? t('pressupost.enviar.cos_versio', { n: revisio })
              : t('pressupost.enviar.cos', { numero: next })}
          </p>
        </>
      ),
      choices: [
        { key: 'no', text: web('web.cancellar') },
        { key: 'do', text: t('pressupost.enviar'), look: 'primary', focused: true },
      ],
      onCtrlEnter: 'do',
    });
    if (choice !== 'do') return;
    await act(async (avisos_acceptats) => {
      const after = await api.call(pressupostRoutes.emetre, { ...at, body: { versio, avisos_acceptats } });
      keep(after);
      toast(t('pressupost.enviar.fet', { numero: after.numero ?? '' }));
    });
  };
  const accept = async (): Promise<void> => {
    const answer = await askAcceptance(now(), t, web);
    if (answer)
      await act(async (avisos_acceptats) => {
        keep(
          await api.call(pressupostRoutes.accept, {
            ...at,
            body: { versio: now().versio, ...answer, avisos_acceptats },
          }),
        );
        void queries.invalidateQueries({ queryKey: ['treball'] });
        toast(t('pressupost.acceptar.fet'));
      });
  };
  const refuse = async (): Promise<void> => {
    const answer = await askRefusal(t, web);
    if (answer)
      await act(async () => {
        keep(await api.call(pressupostRoutes.refuse, { ...at, body: { versio: now().versio, ...answer } }));
        toast(t('pressupost.rebutjar.fet'));
      });
  };
  const reopen = (): Promise<void> =>
    act(async () => keep(await api.call(pressupostRoutes.reopen, { ...at, body: { versio: now().versio } })));
  const goTo = (route: typeof pressupostRoutes.newVersion | typeof pressupostRoutes.duplicate): Promise<void> =>
    act(async () => {
      const made = await api.call(route, { ...at, body: {} });
      keep(made);
      go(pressupostHref(empresa, made.id));
    });
  const link = async (): Promise<void> => {
    await askLink({ pressupost: now(), api, empresa, t, web });
    void queries.invalidateQueries({ queryKey: ['pressupost'] });
  };
  const preview = async (): Promise<void> => {
    if ((await saveFirst.current?.()) !== false) onPreview();
  };
  const mail = useSendByMail({ now, keep, at });
  const sendByMail = async (): Promise<void> => {
    if ((await saveFirst.current?.()) !== false) await mail();
  };
  const remove = async (): Promise<void> => {
    const sure = await askSure({
      title: t('pressupost.suprimir'),
      body: t('pressupost.suprimir.cos', { titol: given.titol || t('pressupost.pressupost') }),
      verb: t('pressupost.suprimir'),
      cancel: web('web.cancellar'),
    });
    if (!sure) return;
    await act(async () => {
      const { desfer } = await api.call(pressupostRoutes.remove, at);
      void queries.invalidateQueries({ queryKey: ['pressupost', 'list'] });
      go(`/empresa/${empresa}/pressupost`);
      offerUndo(desfer, { empresa, text: t('pressupost.suprimir.fet'), href: pressupostHref(empresa, given.id) });
    });
  };

  const { estat } = given;
  const { busy: making, invoice } = useInvoiceFita(given);
  const next = estat === 'acceptat' ? fitesOf(given, t).find(({ factura }) => factura === null) : undefined;
  const last = given.revisions.at(-1)?.id === given.id;
  const invoiced = given.fites.some(({ factura }) => factura !== null);
  const all: readonly (Action | false)[] = [
    estat === 'esborrany' && {
      key: 'enviar',
      text: t('pressupost.enviar'),
      access: pressupostRoutes.emetre,
      onAct: () => void send(),
    },
    {
      key: 'previsualitzar',
      text: t('pressupost.previsualitzar'),
      access: pressupostDocumentRoutes.one,
      onAct: () => void preview(),
    },
    estat !== 'substituit' && {
      key: 'correu',
      text: t('pressupost.correu'),
      access: pressupostEnviamentRoutes.envia,
      onAct: () => void sendByMail(),
    },
    estat === 'enviat' && {
      key: 'acceptar',
      text: t('pressupost.acceptar'),
      access: pressupostRoutes.accept,
      onAct: () => void accept(),
    },
    estat === 'enviat' && {
      key: 'rebutjar',
      text: t('pressupost.rebutjar'),
      access: pressupostRoutes.refuse,
      onAct: () => void refuse(),
    },
    estat === 'enviat' && {
      key: 'enllac',
      text: t('pressupost.enllac'),
      access: pressupostRoutes.makeLink,
      onAct: () => void link(),
    },
    (estat === 'enviat' || estat === 'rebutjat') &&
      last && {
        key: 'versio',
        text: t('pressupost.versio_nova'),
        access: pressupostRoutes.newVersion,
        onAct: () => void goTo(pressupostRoutes.newVersion),
      },
    next !== undefined && {
      key: 'facturar',
      text:
        given.fites.length > 1
          ? t('pressupost.fites.facturar_una', { fita: next.nom })
          : t('pressupost.fites.facturar'),
      access: pressupostRoutes.invoice,
      onAct: () => {
        if (!making) void invoice(next.clau);
      },
    },
    (estat === 'acceptat' || estat === 'rebutjat') &&
      last &&
      !invoiced && {
        key: 'reobrir',
        text: t('pressupost.reobrir'),
        access: pressupostRoutes.reopen,
        onAct: () => void reopen(),
      },
    {
      key: 'duplicar',
      text: t('pressupost.duplicar'),
      access: pressupostRoutes.duplicate,
      onAct: () => void goTo(pressupostRoutes.duplicate),
    },
    estat === 'esborrany' && {
      key: 'suprimir',
      text: t('pressupost.suprimir'),
      access: pressupostRoutes.remove,
      onAct: () => void remove(),
    },
  ];
  const shown = all.filter((one) => one !== false).filter((one) => may(one.access));
  const primary = shown.find(({ key: name }) => PRIMARY.has(name)) ?? null;
  return { primary, actions: shown.filter((one) => one !== primary) };
};

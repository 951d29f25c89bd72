import { Button, Checkbox, Menu, Modal, TextInput } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Vista, type VistaContingut, vistaRoutes } from '#contract/vistes.ts';
import { useTexts } from '../../language.tsx';
import { usePathname } from '../../navigation.tsx';
import { useApi, useEmpresaId, usePlatform, useUserId } from '../../platform.tsx';
import type { FilterArea } from '../../storage.ts';
import { webTexts } from '../../texts/index.ts';
import { tellFault } from '../../transport-text.ts';
import { toast, toastError } from '../feedback/toasts.tsx';
import css from './list.module.css';
import { sameView, viewToLink } from './list-view.ts';

/** Lists that this tab has opened: the view of a list’s own opens it only the first time. */
const opened = new Set<string>();

/** «Vista: Oberts ▾»: saved views of a list, each person’s own: applied, kept, renamed, made the list’s own, linked. */
export const ViewMenu = ({
  area,
  now,
  onApply,
  linked,
}: {
  area: FilterArea;
  now: VistaContingut;
  onApply: (view: VistaContingut) => void;
  /** True when a link brought its own view: the list’s own stays back. */
  linked: boolean;
}) => {
  const t = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const user = useUserId();
  const pathname = usePathname();
  const { queries } = usePlatform();
  const queryKey = ['vista', empresa, user, area];
  const { data: views = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(vistaRoutes.list, { query: { area }, signal }),
    staleTime: 60_000,
    enabled: empresa > 0,
  });
  const [asking, ask] = useState<{ readonly renames: Vista | null } | null>(null);
  const current = views.find((view) => sameView(view.contingut, now)) ?? null;
  const [last, setLast] = useState<number | null>(null);
  const shown = current ?? views.find((view) => view.id === last) ?? null;

  const first = useRef(now);
  useEffect(() => {
    const own = views.find((view) => view.per_defecte);
    const place = `${area}.${empresa}`;
    if (views.length === 0 || opened.has(place)) return;
    opened.add(place);
    // Whoever has already searched or filtered is not pulled away.
    if (own && !linked && sameView(first.current, now)) {
      setLast(own.id);
      onApply(own.contingut);
    }
  }, [views, area, empresa, linked, onApply, now]);

  const change = async (act: () => Promise<Vista | null>): Promise<void> => {
    try {
      const kept = await act();
      if (kept) setLast(kept.id);
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      toastError(tellFault(error, t));
      await queries.invalidateQueries({ queryKey });
    }
  };
  const update = (view: Vista, body: Partial<Pick<Vista, 'contingut' | 'per_defecte'>>): Promise<void> =>
    change(() => api.call(vistaRoutes.update, { params: { id: view.id }, body: { versio: view.versio, ...body } }));
  const link = async (): Promise<void> => {
    const address = `${window.location.href.split('#')[0]}#${pathname}?vista=${viewToLink(now)}`;
    await navigator.clipboard.writeText(address).then(
      () => toast(t('web.vista.copiat')),
      () => toastError(t('web.vista.no_copiat', { enllac: address })),
    );
  };
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />} className={css.views}>
            {shown ? t(current ? 'web.vista.es' : 'web.vista.es_canviada', { nom: shown.nom }) : t('web.vista.vista')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={
                <IconCheck
                  size={16}
                  aria-hidden
                  style={{ visibility: view.id === current?.id ? 'visible' : 'hidden' }}
                />
              }
              rightSection={
                view.per_defecte ? <span className={css.viewNote}>{t('web.vista.per_defecte')}</span> : null
              }
              onClick={() => {
                setLast(view.id);
                onApply(view.contingut);
              }}
            >
              {view.nom}
            </Menu.Item>
          ))}
          {views.length > 0 ? <Menu.Divider /> : null}
          {shown && !current ? (
            <Menu.Item onClick={() => void update(shown, { contingut: now })}>
              {t('web.vista.actualitzar', { nom: shown.nom })}
            </Menu.Item>
          ) : null}
          <Menu.Item onClick={() => ask({ renames: null })}>{t('web.vista.desar')}</Menu.Item>
          {shown ? (
            <>
              <Menu.Item onClick={() => ask({ renames: shown })}>
                {t('web.vista.canviar_nom', { nom: shown.nom })}
              </Menu.Item>
              <Menu.Item onClick={() => void update(shown, { per_defecte: !shown.per_defecte })}>
                {t(shown.per_defecte ? 'web.vista.treure_defecte' : 'web.vista.posar_defecte', { nom: shown.nom })}
              </Menu.Item>
              <Menu.Item
                onClick={() =>
                  void change(async () => {
                    await api.call(vistaRoutes.remove, { params: { id: shown.id } });
                    return null;
                  })
                }
              >
                {t('web.vista.suprimir', { nom: shown.nom })}
              </Menu.Item>
            </>
          ) : null}
          <Menu.Item onClick={() => void link()}>{t('web.vista.enllac')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking ? (
        <ViewDialog
          renames={asking.renames}
          onClose={() => ask(null)}
          onKeep={async (nom, per_defecte) => {
            const { renames } = asking;
            const kept = renames
              ? await api.call(vistaRoutes.update, {
                  params: { id: renames.id },
                  body: { versio: renames.versio, nom },
                })
              : await api.call(vistaRoutes.create, { body: { area, nom, per_defecte, contingut: now } });
            setLast(kept.id);
            await queries.invalidateQueries({ queryKey });
          }}
        />
      ) : null}
    </>
  );
};

/** The name of a view, asked when it is kept or renamed. A refusal stays beside the name. */
const ViewDialog = ({
  renames,
  onClose,
  onKeep,
}: {
  renames: Vista | null;
  onClose: () => void;
  onKeep: (nom: string, perDefecte: boolean) => Promise<void>;
}) => {
  const t = useTexts(webTexts);
  const [nom, setNom] = useState(renames?.nom ?? '');
  const [own, setOwn] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await onKeep(nom, own);
      onClose();
    } catch (error) {
      setFault(tellFault(error, t));
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={renames ? t('web.vista.canviar_nom', { nom: renames.nom }) : t('web.vista.desar')}
      closeButtonProps={{ 'aria-label': t('web.tancar') }}
    >
      <form className={css.viewForm} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('web.vista.nom')}
          value={nom}
          maxLength={80}
          error={fault}
          data-autofocus
          onChange={(event) => setNom(event.currentTarget.value)}
        />
        {renames ? null : (
          <Checkbox
            label={t('web.vista.obrir_amb')}
            checked={own}
            onChange={(event) => setOwn(event.currentTarget.checked)}
          />
        )}
        <div className={css.viewChoices}>
          <Button variant="default" onClick={onClose}>
            {t('web.cancellar')}
          </Button>
          <Button type="submit" loading={busy} disabled={nom.trim() === ''}>
            {t('web.desar')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

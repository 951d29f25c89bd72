import { ActionIcon, Button } from '@mantine/core';
import { IconGripVertical, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useKeys } from '#web/keys.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Picker } from '#web/ui/form/picker-field.tsx';
import { comprovacioRoutes } from '../contract/routes.ts';
import type { Comprovacio, Partida } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { useBancLists } from './banc-lists.ts';
import { CheckGroup } from './check-group.tsx';
import { CheckMenu } from './check-menu.tsx';
import { CheckRow } from './check-row.tsx';
import { type CheckAsked, ComprovacioDrawer } from './comprovacio-drawer.tsx';
import { type Lloc, placeAt, step } from './llocs.ts';
import { type Composta, comprovacioQuery, optionOfCheck, searchComprovacions } from './queries.ts';
import { useBasic } from './use-basic.ts';
import { useComposicio } from './use-composicio.ts';

const ADD = 'banc-add';
const handleId = (id: number): string => `banc-handle-${id}`;
const focusSoon = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus(), 0);

/** The checks of an item of the office: added, made, moved, put under another heading, taken away. */
export const ComposicioEditor = ({ partida, composta }: { partida: Partida; composta: Composta }) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const may = useMay();
  const lists = useBancLists();
  const basic = useBasic(partida);
  const { form, checkOf, know, settle, refresh } = useComposicio(partida, composta);
  const [asked, ask] = useState<CheckAsked | null>(null);
  const [told, tell] = useState('');
  const dragged = useRef<number | null>(null);
  const offered = lists.categoriesOf(partida.control_fk);
  const headings = offered.map(({ id }) => id);
  const { llocs } = form.values;
  const nameOf = (id: number): string => checkOf(id)?.nom ?? '';

  const keep = (next: readonly Lloc[]): void => form.set('llocs', next);
  const tellPlace = (next: readonly Lloc[], id: number): void => {
    const categoria = next.find((one) => one.comprovacio_id === id)?.categoria_id ?? 0;
    const there = next.filter((one) => one.categoria_id === categoria);
    tell(
      t('banc.moguda', {
        nom: nameOf(id),
        lloc: there.findIndex((one) => one.comprovacio_id === id) + 1,
        total: there.length,
        apartat: lists.categoria(categoria),
      }),
    );
  };
  const put = (next: readonly Lloc[] | null, id: number): void => {
    focusSoon(handleId(id));
    if (!next) return;
    keep(next);
    tellPlace(next, id);
  };
  const drop = (to: { categoria: number; before: number | null }): void => {
    const id = dragged.current;
    dragged.current = null;
    if (id === null || id === to.before) return;
    const there = llocs.filter((one) => one.categoria_id === to.categoria && one.comprovacio_id !== id);
    const at = there.findIndex((one) => one.comprovacio_id === to.before);
    put(placeAt(llocs, headings, id, { categoria: to.categoria, at: at < 0 ? there.length : at }), id);
  };
  const remove = (id: number): void => {
    const at = llocs.findIndex((one) => one.comprovacio_id === id);
    const next = llocs[at + 1] ?? llocs[at - 1];
    keep(llocs.filter((one) => one.comprovacio_id !== id));
    tell(t('banc.treta', { nom: nameOf(id) }));
    focusSoon(next ? handleId(next.comprovacio_id) : ADD);
  };
  const add = async (id: number): Promise<void> => {
    try {
      const check = checkOf(id) ?? (await queries.fetchQuery(comprovacioQuery(api, empresa, id, language)));
      know(check);
      if (llocs.some((one) => one.comprovacio_id === id)) return tell(t('banc.ja_hi_es', { nom: check.nom }));
      const categoria = headings.includes(check.categoria_fk) ? check.categoria_fk : (headings[0] ?? 0);
      keep(placeAt(llocs, headings, id, { categoria, at: llocs.length }));
      tell(t('banc.afegida', { nom: check.nom }));
    } catch (error) {
      toastError(tellFault(error, web));
    }
  };
  /** What is done to one check is done to the item as it is stored. */
  const open = async (what: CheckAsked): Promise<void> => {
    if (await settle()) ask(what);
  };
  const pressed = (event: KeyboardEvent, id: number): void => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      put(step(llocs, headings, id, event.key === 'ArrowUp' ? -1 : 1), id);
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      remove(id);
    }
  };
  useKeys({ 'Ctrl+i': () => document.getElementById(ADD)?.focus() });
  useKeyHelp([
    { keys: 'Ctrl+I', text: t('banc.tecla.afegir') },
    { keys: 'Alt+↑ ↓', text: t('banc.tecla.ordre') },
    { keys: web('web.fitxers.tecla.supr'), text: t('banc.treure') },
  ]);
  const [creates, edits] = [may(comprovacioRoutes.create), may(comprovacioRoutes.update)];
  const row = ({ comprovacio_id: id, categoria_id }: Lloc) => {
    const check = checkOf(id);
    if (!check) return null;
    const editing = check.propia ? edits : creates;
    return (
      <CheckRow
        key={id}
        check={check}
        onBasic={
          basic && (async (one: Comprovacio, next: boolean) => ((await settle()) ? basic(one, next) : undefined))
        }
        dragging={{
          onStart: () => {
            dragged.current = id;
          },
          onDrop: () => drop({ categoria: categoria_id, before: id }),
        }}
        handle={
          <ActionIcon
            id={handleId(id)}
            className={css.handle ?? ''}
            variant="subtle"
            color="gray"
            size="var(--control)"
            aria-label={t('banc.mou', { nom: check.nom })}
            onKeyDown={(event) => pressed(event, id)}
          >
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
        }
        menu={
          <CheckMenu
            check={check}
            headings={offered.filter((one) => one.id !== categoria_id)}
            onStep={(by) => put(step(llocs, headings, id, by), id)}
            onHeading={(categoria) => put(placeAt(llocs, headings, id, { categoria, at: llocs.length }), id)}
            onEdit={editing ? () => void open({ kind: check.propia ? 'edit' : 'copy', check }) : null}
            onRemove={() => remove(id)}
          />
        }
      />
    );
  };
  return (
    <>
      <Form form={form} wide>
        <div className={css.groups}>
          <div className={css.adding}>
            <Picker
              id={ADD}
              kind="comprovacio"
              label={t('banc.afegir')}
              value={null}
              shown=""
              search={async (text, signal) => {
                const found = await searchComprovacions(api, text, signal);
                for (const check of found) know(check);
                return found.map((check) => optionOfCheck(check, lists.categoria));
              }}
              create={
                creates
                  ? async (nom) => {
                      await open({ kind: 'new', nom });
                      return null;
                    }
                  : undefined
              }
              onPick={(option) => (option ? void add(option.id) : undefined)}
            />
            {creates ? (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => void open({ kind: 'new' })}
              >
                {t('banc.nova_comprovacio')}
              </Button>
            ) : null}
          </div>
          <p role="status" className={css.told}>
            {told}
          </p>
          {offered.map(({ id, nom }) => {
            const under = llocs.filter((one) => one.categoria_id === id);
            return (
              <CheckGroup key={id} nom={nom} n={under.length} onDrop={() => drop({ categoria: id, before: null })}>
                {under.map(row)}
              </CheckGroup>
            );
          })}
        </div>
      </Form>
      <ComprovacioDrawer
        asked={asked}
        partida={partida}
        onClose={() => ask(null)}
        onSaved={(check) => {
          know(check);
          ask(null);
          void refresh().then(() => focusSoon(handleId(check.id)));
        }}
      />
    </>
  );
};

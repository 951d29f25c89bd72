import { Button, Checkbox } from '@mantine/core';
import { IconBinaryTree2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useKeys } from '#web/keys.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode } from '#web/transport-error.ts';
import { tellFault } from '#web/transport-text.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { type TipusDespesa, tipusDespesaRoutes } from '../contract/tipus.ts';
import { despesaTexts } from '../texts/index.ts';
import { tipusQuery } from './queries.ts';
import css from './tipus.module.css';
import { treeOf } from './tipus.ts';
import { TipusDrawer } from './tipus-drawer.tsx';
import { TipusTree } from './tipus-tree.tsx';
import { UsosDrawer } from './usos-drawer.tsx';

export const resolve = ({ api, queries, empresa, language }: ResolveContext) =>
  queries.fetchQuery(tipusQuery(api, empresa, language));

/** What stands over the tree: a kind being written, or where one is used. */
type Over =
  | { readonly what: 'new'; readonly pare: number | null }
  | { readonly what: 'edit' | 'uses'; readonly tipus: TipusDespesa }
  | null;

/** Tipus de despesa: the tree of kinds, what each gives to the lines typed with it. */
export const Screen = ({ given }: ScreenProps<readonly TipusDespesa[]>) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const may = useMay();
  const [creates, edits, removes] = [
    may(tipusDespesaRoutes.create),
    may(tipusDespesaRoutes.update),
    may(tipusDespesaRoutes.remove),
  ];
  const { data: all = given } = useQuery(tipusQuery(api, empresa, language));
  const [outToo, setOutToo] = useState(false);
  const [over, setOver] = useState<Over>(null);
  /** The one just kept, until another is opened: the focus goes to its row once the list has it, and not back as the drawer goes. */
  const [kept, setKept] = useState<{ readonly id: number; readonly shown: boolean } | null>(null);
  const put = (next: Over): void => {
    setKept(null);
    setOver(next);
  };
  const nodes = useMemo(() => treeOf(all.filter(({ baixa }) => outToo || !baixa)), [all, outToo]);
  useTitle(t('despesa.tipus.titol'));
  const stale = (): void => void queries.invalidateQueries({ queryKey: ['tipus_despesa'] });
  const create = (pare: number | null): void => put({ what: 'new', pare });
  useKeys({ n: () => (creates && over === null ? create(null) : false) });
  useKeyHelp([
    { keys: '↓ ↑ J K', text: web('web.tecla.moure') },
    { keys: '→ ←', text: t('despesa.tipus.tecla.plegar') },
    { keys: 'Enter', text: t('despesa.tipus.tecla.obrir') },
    ...(creates ? [{ keys: 'N', text: t('despesa.tipus.nou') }] : []),
  ]);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const offered = (tipus: TipusDespesa, baixa: boolean): Promise<void> =>
    attempt(async () => {
      await api.call(tipusDespesaRoutes.update, {
        params: { id: empresa, tid: tipus.id },
        body: { versio: tipus.versio, baixa },
      });
      stale();
    });
  const remove = (tipus: TipusDespesa): Promise<void> =>
    attempt(async () => {
      const sure = await askSure({
        title: t('despesa.tipus.accio.suprimir'),
        body: t('despesa.tipus.suprimir_cos', { nom: tipus.nom }),
        verb: t('despesa.tipus.accio.suprimir'),
        cancel: t('despesa.cancellar'),
      });
      if (!sure) return;
      try {
        const { desfer } = await api.call(tipusDespesaRoutes.remove, { params: { id: empresa, tid: tipus.id } });
        stale();
        offerUndo(desfer, { empresa, text: t('despesa.tipus.suprimit') });
      } catch (fault) {
        if (refusalCode(fault) !== 'en_us' || tipus.baixa || !edits) throw fault;
        const put = await askSure({
          title: t('despesa.tipus.accio.baixa'),
          body: t('despesa.tipus.en_us', { nom: tipus.nom }),
          verb: t('despesa.tipus.accio.baixa'),
          cancel: t('despesa.cancellar'),
          look: 'primary',
        });
        if (put) await offered(tipus, true);
      }
    });
  const actionsOf = (tipus: TipusDespesa, level: number) => [
    { key: 'editar', text: t('despesa.tipus.accio.editar'), on: true, act: () => put({ what: 'edit', tipus }) },
    { key: 'sota', text: t('despesa.tipus.nou_sota'), on: creates && level < 2, act: () => create(tipus.id) },
    { key: 'usos', text: t('despesa.tipus.accio.usos'), on: true, act: () => put({ what: 'uses', tipus }) },
    {
      key: 'baixa',
      text: t(tipus.baixa ? 'despesa.tipus.accio.alta' : 'despesa.tipus.accio.baixa'),
      on: edits,
      act: () => void offered(tipus, !tipus.baixa),
    },
    { key: 'suprimir', text: t('despesa.tipus.accio.suprimir'), on: removes, act: () => void remove(tipus) },
  ];
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1>{t('despesa.tipus.titol')}</h1>
        <span className={css.gap} />
        <Checkbox
          label={t('despesa.tipus.baixes')}
          checked={outToo}
          onChange={(event) => setOutToo(event.currentTarget.checked)}
        />
        {creates ? (
          <Button
            className={css.keyed}
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={<kbd>N</kbd>}
            onClick={() => create(null)}
          >
            {t('despesa.tipus.nou')}
          </Button>
        ) : null}
      </div>
      {nodes.length === 0 ? (
        <StatePanel icon={IconBinaryTree2} sentence={t('despesa.tipus.buit')} />
      ) : (
        <TipusTree
          nodes={nodes}
          shown={over === null && kept && !kept.shown ? kept.id : null}
          onShown={() => setKept(kept && { ...kept, shown: true })}
          actionsOf={(tipus, level) => actionsOf(tipus, level).filter(({ on }) => on)}
          onOpen={(tipus) => put({ what: 'edit', tipus })}
          onRemove={removes ? (tipus) => void remove(tipus) : null}
        />
      )}
      <TipusDrawer
        all={all}
        over={over?.what === 'uses' ? null : over}
        readOnly={!edits}
        onSaved={(saved) => {
          toast(t(over?.what === 'new' ? 'despesa.tipus.creat' : 'despesa.tipus.desat', { nom: saved.nom }));
          setKept({ id: saved.id, shown: false });
          setOver(null);
          stale();
        }}
        goesBack={kept === null}
        onClose={() => setOver(null)}
      />
      <UsosDrawer tipus={over?.what === 'uses' ? over.tipus : null} onClose={() => setOver(null)} />
    </section>
  );
};

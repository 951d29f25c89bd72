import { ActionIcon } from '@mantine/core';
import { IconDownload, IconRotateClockwise, IconTrash, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { saveFile } from '#web/api.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { despesaArxiuRoutes } from '../contract/arxius.ts';
import type { DespesaArxiu } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './papers.module.css';

/** A paper to be looked at: kept by an expense, or only chosen so far. */
export interface PaperFile {
  readonly key: string;
  readonly nom: string;
  readonly arxiu: { readonly despesa: number; readonly file: DespesaArxiu } | null;
  /** The chosen file, where this page holds it. */
  readonly file: File | null;
  readonly onRemove: (() => void) | null;
}
const kindOf = ({ arxiu, file }: PaperFile): 'pdf' | 'imatge' | null => {
  if (arxiu) return arxiu.file.vista === 'pdf' ? 'pdf' : arxiu.file.vista ? 'imatge' : null;
  if (!file) return null;
  if (file.type === 'application/pdf') return 'pdf';
  return /^image\/(jpeg|png|webp|gif)$/.test(file.type) ? 'imatge' : null;
};

const STEP = 25;
const [LEAST, MOST] = [50, 400];

/** One paper, larger or smaller by + and −, turned where it is a photo. */
export const PaperView = ({ paper }: { paper: PaperFile }) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const [zoom, setZoom] = useState(100);
  const [turns, turn] = useState(0);
  const [shown, setShown] = useState<{ url: string } | { fault: unknown } | null>(null);
  const kind = kindOf(paper);
  const { arxiu, file } = paper;
  const aid = arxiu?.file.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another paper
  useEffect(() => {
    if (kind === null) return;
    let live = true;
    let url = '';
    const show = (content: Blob): void => {
      if (!live) return;
      // Only what a viewer shows as such: never a page of somebody else's.
      url = URL.createObjectURL(kind === 'pdf' ? new Blob([content], { type: 'application/pdf' }) : content);
      setShown({ url });
    };
    setShown(null);
    if (file) show(file);
    else if (arxiu)
      api
        .download(despesaArxiuRoutes.get, {
          params: { id: empresa, did: arxiu.despesa, aid: arxiu.file.id },
          query: arxiu.file.vista === 'conversio' ? { vista: true } : { inline: true },
        })
        .then(
          (answer) => show(answer.file),
          (fault: unknown) => live && setShown({ fault }),
        );
    return () => {
      live = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [api, empresa, aid, file, kind]);
  const larger = (): void => setZoom(Math.min(MOST, zoom + STEP));
  const smaller = (): void => setZoom(Math.max(LEAST, zoom - STEP));
  useKeys({ '+': larger, '-': smaller });
  useKeyHelp([
    { keys: '+', text: t('despesa.fitxers.apropar') },
    { keys: '−', text: t('despesa.fitxers.allunyar') },
  ]);
  const save = async (): Promise<void> => {
    if (!arxiu) return;
    try {
      const params = { id: empresa, did: arxiu.despesa, aid: arxiu.file.id };
      saveFile((await api.download(despesaArxiuRoutes.get, { params, query: {} })).file, arxiu.file.nom);
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const tools = [
    ...(kind
      ? [
          { key: 'allunyar', text: t('despesa.fitxers.allunyar'), icon: IconZoomOut, act: smaller },
          { key: 'apropar', text: t('despesa.fitxers.apropar'), icon: IconZoomIn, act: larger },
        ]
      : []),
    ...(kind === 'imatge'
      ? [
          {
            key: 'girar',
            text: t('despesa.fitxers.girar'),
            icon: IconRotateClockwise,
            act: () => turn((turns + 1) % 4),
          },
        ]
      : []),
    ...(arxiu
      ? [{ key: 'descarregar', text: t('despesa.fitxers.descarregar'), icon: IconDownload, act: () => void save() }]
      : []),
  ];
  return (
    <>
      <div className={css.tools}>
        <span className={css.name} title={paper.nom}>
          {paper.nom}
        </span>
        {tools.map(({ key, text, icon: ToolIcon, act }) => (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            size="var(--control)"
            aria-label={text}
            title={text}
            onClick={act}
          >
            <ToolIcon size={16} aria-hidden />
          </ActionIcon>
        ))}
        {paper.onRemove ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="var(--control)"
            aria-label={t('despesa.fitxers.treure', { nom: paper.nom })}
            title={t('despesa.fitxers.treure', { nom: paper.nom })}
            onClick={paper.onRemove}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      <div className={css.sight} data-kind={kind ?? undefined}>
        {kind === null ? (
          <p className={css.note}>
            {t(arxiu ? 'despesa.fitxers.sense_vista' : 'despesa.fitxers.pujat', { nom: paper.nom })}
          </p>
        ) : shown === null ? (
          <p role="status" className={css.note}>
            {web('web.fitxers.vista_carregant')}
          </p>
        ) : 'fault' in shown ? (
          <p role="alert" className={css.note}>
            {tellFault(shown.fault, web)}
          </p>
        ) : kind === 'pdf' ? (
          <iframe
            key={zoom}
            src={`${shown.url}#toolbar=0&navpanes=0&${zoom === 100 ? 'view=FitH' : `zoom=${zoom}`}`}
            title={web('web.fitxers.vista', { nom: paper.nom })}
            className={css.page}
          />
        ) : (
          <img
            src={shown.url}
            alt={paper.nom}
            className={css.picture}
            style={{ width: `${zoom}%`, transform: turns === 0 ? undefined : `rotate(${turns * 90}deg)` }}
          />
        )}
      </div>
    </>
  );
};

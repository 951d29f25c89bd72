import { Button } from '@mantine/core';
import { IconCamera, IconPaperclip, IconReceiptEuro } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { FieldError } from '#web/ui/form/fields.tsx';
import { despesaArxiuRoutes } from '../contract/arxius.ts';
import type { Despesa } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import type { Pujat } from './despesa-values.ts';
import { type PaperFile, PaperView } from './paper-view.tsx';
import css from './papers.module.css';
import { useKept } from './use-kept.ts';
import type { Papers } from './use-papers.ts';

/** The receipt or invoice beside the form: seen while it is typed, dropped, chosen or photographed here. */
export const PapersSide = ({
  despesa,
  papers,
  pujades,
  onForget,
}: {
  despesa?: Despesa | undefined;
  papers: Papers;
  /** Up and waiting for the expense. */
  pujades: readonly Pujat[];
  onForget: (file: Pujat) => void;
}) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const phone = useIsPhone();
  const { keep } = useKept();
  const [chosen, choose] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [adds, removes] = [may(despesaArxiuRoutes.add), may(despesaArxiuRoutes.remove)];
  const remove = async (of: Despesa, aid: number, nom: string): Promise<void> => {
    try {
      const { desfer } = await api.call(despesaArxiuRoutes.remove, { params: { id: empresa, did: of.id, aid } });
      keep({ ...of, arxius: of.arxius.filter(({ id }) => id !== aid) });
      offerUndo(desfer, { empresa, text: t('despesa.fitxers.suprimit', { nom }) });
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const kept = (despesa?.arxius ?? []).map(
    (file): PaperFile => ({
      key: `a${file.id}`,
      nom: file.nom,
      arxiu: { despesa: despesa?.id ?? 0, file },
      file: papers.fileOf(file.nom, file.mida),
      onRemove: removes && despesa ? () => void remove(despesa, file.id, file.nom) : null,
    }),
  );
  const waiting = pujades.map(
    (one): PaperFile => ({
      key: `p${one.id}`,
      nom: one.nom,
      arxiu: null,
      file: papers.fileOf(one.nom, one.mida),
      onRemove: () => onForget(one),
    }),
  );
  const coming = papers.items.map(
    (one): PaperFile => ({
      key: one.key,
      nom: one.nom,
      arxiu: null,
      file: papers.fileOf(one.nom, one.mida),
      onRemove: () => papers.cancel(one.key),
    }),
  );
  const all = [...kept, ...waiting, ...coming];
  const seen = all.find(({ key }) => key === chosen) ?? all[0];
  const take = (list: FileList | null): void => {
    if (list && list.length > 0) papers.add([...list]);
  };
  const drops = adds
    ? {
        onDragOver: (event: DragEvent): void => {
          event.preventDefault();
          event.stopPropagation();
          setOver(true);
        },
        onDragLeave: (): void => setOver(false),
        onDrop: (event: DragEvent): void => {
          event.preventDefault();
          event.stopPropagation();
          setOver(false);
          take(event.dataTransfer.files);
        },
      }
    : {};
  const choosers = adds ? (
    <div className={css.choosers}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('despesa.fitxers.triar')}
        accept=".pdf,.xml,.xsig,image/*"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={t('despesa.fitxers.foto')}
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {phone ? (
        <Button leftSection={<IconCamera size={20} aria-hidden />} onClick={() => camera.current?.click()}>
          {t('despesa.fitxers.foto')}
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconPaperclip size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('despesa.fitxers.triar')}
      </Button>
    </div>
  ) : null;
  return (
    <section
      className={css.side}
      aria-label={t('despesa.fitxers.titol')}
      data-over={over || undefined}
      data-empty={all.length === 0 || undefined}
      {...drops}
    >
      {all.length > 1 ? (
        <div className={css.strip} role="group" aria-label={t('despesa.fitxers.llista')}>
          {all.map(({ key, nom }, place) => (
            <button
              key={key}
              type="button"
              className={css.chip}
              aria-pressed={key === seen?.key}
              title={nom}
              onClick={() => choose(key)}
            >
              {`${place + 1} · ${nom}`}
            </button>
          ))}
        </div>
      ) : null}
      {seen ? (
        <PaperView key={seen.key} paper={seen} />
      ) : (
        <div className={css.empty}>
          <IconReceiptEuro size={32} stroke={1.5} aria-hidden />
          <p className={css.note}>{t(phone ? 'despesa.fitxers.buit_mobil' : 'despesa.fitxers.buit')}</p>
        </div>
      )}
      {papers.items.map((one) => {
        const fault =
          one.estat === 'error'
            ? one.error === 'supera'
              ? t('despesa.fitxers.massa_gran', { nom: one.nom })
              : one.error === 'es_buit'
                ? t('despesa.fitxers.buit_fitxer', { nom: one.nom })
                : tellFault(one.error, web)
            : null;
        return fault ? (
          <div key={one.key} role="alert" className={css.failed}>
            <FieldError message={fault} />
            <Button variant="default" onClick={() => papers.retry(one.key)}>
              {web('web.reintentar')}
            </Button>
          </div>
        ) : (
          <p key={one.key} role="status" className={css.note}>
            {t('despesa.fitxers.pujant', { nom: one.nom })}
          </p>
        );
      })}
      {choosers}
    </section>
  );
};

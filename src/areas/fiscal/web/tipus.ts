import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { irpfQuery, ivaQuery } from '#areas/referencia/web/index.tsx';
import { formatsOf } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import type { GridOption } from '#web/ui/grid/grid-types.ts';
import { CAUSES_OF, esDeVenda, type Tipus } from '../domain/document.ts';
import { fiscalTexts } from '../texts/index.ts';

interface Dated {
  readonly id: number;
  readonly inici: string | null;
  readonly final: string | null;
}
const isValidOn = ({ inici, final }: Dated, day: string): boolean =>
  (inici === null || inici <= day) && (final === null || final >= day);

/** Rates as the lists have them: for sums, for the choices of a day, and how each reads. */
export interface TipusFiscals {
  readonly tipus: Tipus;
  /** False until the lists are read: sums would be wrong. */
  readonly ready: boolean;
  /** Those of some days, and those that are in use already. */
  readonly ivaOn: (days: readonly string[], used: readonly (number | null)[]) => readonly GridOption[];
  /** The same, without those of what is sold. */
  readonly ivaDeCompraOn: (day: string, used: readonly (number | null)[]) => readonly GridOption[];
  readonly irpfOn: (day: string, used: readonly (number | null)[]) => readonly GridOption[];
  /** As a cell shows it: `21 %`, «Exempt». */
  readonly showIva: (id: number | null) => string;
  readonly showIrpf: (id: number | null) => string;
  /** Whether the cause has to be said. */
  readonly asksCausa: (id: number | null) => boolean;
}

/** The rates of VAT and of income tax withheld, from the reference lists. */
export const useTipus = (): TipusFiscals => {
  const api = useApi();
  const t = useTexts(fiscalTexts);
  const { language } = useLanguage();
  const { data: ivas } = useQuery(ivaQuery(api, language));
  const { data: irpfs } = useQuery(irpfQuery(api, language));
  return useMemo(() => {
    const formats = formatsOf(language);
    const iva = new Map((ivas ?? []).map((row) => [row.id, row]));
    const irpf = new Map((irpfs ?? []).map((row) => [row.id, row]));
    const words: Readonly<Record<string, string>> = {
      E: t('fiscal.iva.E'),
      N: t('fiscal.iva.N'),
      I: t('fiscal.iva.I'),
      X: t('fiscal.iva.X'),
    };
    const showIva = (id: number | null): string => {
      const row = id === null ? undefined : iva.get(id);
      return row ? (words[row.codi] ?? formats.percent(row.percentatge)) : '';
    };
    const showIrpf = (id: number | null): string => {
      const row = id === null ? undefined : irpf.get(id);
      return row ? formats.percent(row.percentatge) : '';
    };
    const offered = <Row extends Dated & { nom: string; percentatge: string; defecte: boolean }>(
      rows: Iterable<Row>,
      show: (id: number) => string,
      days: readonly string[],
      used: readonly (number | null)[],
    ): readonly GridOption[] =>
      [...rows]
        .filter((row) => days.some((day) => isValidOn(row, day)) || used.includes(row.id))
        .map((row) => ({
          value: row.id,
          text: `${show(row.id)} · ${row.nom}`,
          xifra: String(Number(row.percentatge)),
          general: row.defecte,
        }));
    return {
      tipus: {
        iva: (id) => {
          const row = iva.get(id);
          return row ? { ...row, recarrec: row.recarrec_equivalencia } : null;
        },
        irpf: (id) => irpf.get(id) ?? null,
      },
      ready: ivas !== undefined && irpfs !== undefined,
      ivaOn: (days, used) => offered(iva.values(), showIva, days, used),
      ivaDeCompraOn: (day, used) =>
        offered(
          [...iva.values()].filter(({ id, codi }) => !esDeVenda(codi) || used.includes(id)),
          showIva,
          [day],
          used,
        ),
      irpfOn: (day, used) => offered(irpf.values(), showIrpf, [day], used),
      showIva,
      showIrpf,
      asksCausa: (id) => id !== null && (iva.get(id)?.codi ?? '') in CAUSES_OF,
    };
  }, [ivas, irpfs, language, t]);
};

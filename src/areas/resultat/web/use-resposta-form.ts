import { useRef } from 'react';
import type { Lot } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import type { Problem } from '#contract/problem.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { offerBack } from '#web/ui/feedback/undo.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { checkResposta, consForaDe } from '../domain/resposta.ts';
import { resultatErrors } from '../texts/errors.ts';
import { resultatTexts } from '../texts/index.ts';
import {
  type Canvi,
  type Casella,
  type Comprovacio,
  clauOf,
  demanatsDe,
  isOberta,
  type Resposta,
  respostaOf,
  SENSE_NC,
  unitatDe,
} from './casella.ts';
import { askSobreNc, type SobreNc } from './nc/over-nc.tsx';
import { campsOf } from './resposta-camps.ts';
import type { EstatTrameses, Trameses } from './tramesa.ts';

/** What a form of an answer stands on. */
export interface RespostaOberta {
  readonly treball: Treball;
  readonly check: Comprovacio;
  readonly casella: Casella;
  readonly lot: Lot | null;
  readonly desada: ResultatAnswer | undefined;
  readonly trameses: Trameses;
  readonly enviament: EstatTrameses;
}

/** Faults found in the browser, as the server would say them. */
export const refusal = (camps: NonNullable<Problem['camps']>): TransportFailure =>
  new TransportFailure('refused', 422, { codi: 'dades_incorrectes', status: 422, detail: '', camps } as never);

/** A whole answer as it is sent: what belongs to another mark goes, and what was marked today says so. */
export const ambMarca = (
  values: Resposta,
  changed: Canvi,
  check: Pick<Comprovacio, 'unitat' | 'valors' | 'valor_tipus'>,
): Canvi => ({
  ...changed,
  ...(values.resultat !== 'NC' ? SENSE_NC : {}),
  ...(values.resultat !== 'P' && values.data === null ? { data: today() } : {}),
  ...(changed.valor !== undefined ? { unitat: changed.valor === '' ? '' : unitatDe(check) } : {}),
});

/**
 * The form of one answer. It is judged in the browser by the server's own rule, and then goes the way of every answer:
 * `onSaved` hears of it once it is sent, or once the line has failed and it waits.
 */
export const useRespostaForm = (
  { treball, check, casella, lot, desada, trameses, enviament }: RespostaOberta,
  on: { readonly onSaved: (how: 'saved' | 'unsent') => void; readonly onLeave: () => void },
): RecordForm<Resposta> => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const say = useTexts(resultatErrors);
  const formats = useFormats();
  const record = { ...respostaOf(desada), ...enviament.canvis.get(clauOf(casella)) };
  const oberta = isOberta(record);
  /** What becomes of an open non-conformity that is marked otherwise; it is closed where nobody was asked. */
  const sobreNc = useRef<SobreNc>('tanca');
  const form = useRecordForm<Resposta, { values: Resposta; how: 'saved' | 'unsent' }>({
    record,
    versio: desada?.versio ?? 0,
    draft: `resultat.${treball.id}.${clauOf(casella)}`,
    scope: 'resposta-',
    fields: campsOf(t, formats),
    save: async ({ values, changed }) => {
      const tanca = oberta && values.resultat !== 'NC' && sobreNc.current === 'tanca';
      const { resultat, accio, termini, ...rest } = changed;
      const canvi = tanca
        ? { ...ambMarca({ ...values, resultat: 'NC' }, rest, check), tancada: today() }
        : ambMarca(values, changed, check);
      const stays = { resultat: record.resultat, accio: record.accio, termini: record.termini };
      const whole = { ...values, ...(tanca ? stays : {}), ...canvi };
      const fora = consForaDe(check, lot);
      const faults = checkResposta(whole, check.valor_tipus, today(), undefined, fora, desada, demanatsDe(check));
      if (faults.length > 0)
        throw refusal(
          faults.map(({ cami, codi }) => ({
            cami,
            codi,
            missatge:
              codi === 'data_futura' ? t('seguiment.data_futura') : say(`camp.${codi}` as Parameters<typeof say>[0]),
          })),
        );
      try {
        const how = await trameses.put(casella, canvi, desada?.versio);
        if (oberta && whole.resultat !== 'NC') {
          const camps = Object.keys(canvi) as (keyof Resposta)[];
          const abans = Object.fromEntries(camps.map((camp) => [camp, record[camp]])) as Canvi;
          const said = t('seguiment.marcada', { nom: check.nom, resultat: t(`seguiment.resultat.${whole.resultat}`) });
          offerBack(said, () => trameses.put(casella, abans));
        }
        return { values: whole, how };
      } catch (error) {
        trameses.forget(clauOf(casella));
        const camps = error instanceof TransportFailure ? error.problem?.camps : undefined;
        if (!camps?.length) throw error;
        throw refusal(camps.map((one) => ({ ...one, cami: one.cami.split('.')[2] ?? '' })));
      }
    },
    read: ({ values }) => ({ values, versio: desada?.versio ?? 0 }),
    onSaved: ({ how }) => on.onSaved(how),
    onLeave: on.onLeave,
  });
  const submit = async (another?: boolean): Promise<boolean> => {
    const marca = form.values.resultat;
    sobreNc.current = 'tanca';
    if (oberta && marca !== 'NC') {
      sobreNc.current = await askSobreNc(marca, { nom: check.nom, n: 1, t, web });
      if (sobreNc.current === 'no') return false;
    }
    return form.submit(another);
  };
  return { ...form, submit };
};

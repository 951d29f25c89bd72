import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { useLetter } from '#areas/correu/web/index.tsx';
import type { Problem } from '#contract/problem.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { Api } from '#web/api.ts';
import { today, useFormats } from '#web/formats.ts';
import { holdKeysWhile } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import {
  type AdjuntFactura,
  DIES_ENTRE_RECORDATORIS,
  facturaEnviamentRoutes,
  type PropostaEnviament,
} from '../contract/enviament.ts';
import type { FacturaItem } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { enviamentsKey, facturaQuery } from './queries.ts';
import { useKept } from './use-kept.ts';

type Named = Pick<FacturaItem, 'id' | 'numero'>;
type Standing = Pick<FacturaItem, 'situacio' | 'tipus' | 'dies_vencuda'>;

/** Whether it goes by mail: what was issued and stands. */
export const isSendable = ({ situacio }: Pick<Standing, 'situacio'>): boolean =>
  situacio !== 'esborrany' && situacio !== 'anullada';
/** Whether its client can be reminded of it: something of it is past due. */
export const isRemindable = ({ situacio, tipus, dies_vencuda }: Standing): boolean =>
  dies_vencuda !== null && tipus !== 'proforma' && (situacio === 'emesa' || situacio === 'cobrada_parcial');

/** Sends an invoice as it is proposed, without its letter being looked at. */
export const sendAsProposed = async (api: Api, params: { readonly id: number; readonly fid: number }) => {
  const { to, cc, assumpte, text, adjunts } = await api.call(facturaEnviamentRoutes.proposta, { params });
  const chosen = adjunts.filter(({ proposat }) => proposat).map(({ adjunt }) => adjunt);
  return api.call(facturaEnviamentRoutes.envia, { params, body: { to, cc, assumpte, text, adjunts: chosen } });
};

/** Sends the next reminder of an invoice as it is proposed; refused with why where there is none, or the last one is too near. */
export const remindAsProposed = async (
  api: Api,
  params: { readonly id: number; readonly fid: number },
  tooSoon: (quan: string) => string,
) => {
  const { pas, motiu, proposta, fets } = await api.call(facturaEnviamentRoutes.recordatori, { params });
  if (pas === null || proposta === null) throw new NoReminder(motiu ?? '');
  const last = fets.at(-1)?.quan;
  if (last !== undefined && addDays(last.slice(0, 10), DIES_ENTRE_RECORDATORIS) > today())
    throw new NoReminder(tooSoon(last));
  const { to, cc, assumpte, text, adjunts } = proposta;
  const chosen = adjunts.filter(({ proposat }) => proposat).map(({ adjunt }) => adjunt);
  return api.call(facturaEnviamentRoutes.recorda, { params, body: { pas, to, cc, assumpte, text, adjunts: chosen } });
};
/** Told as the server's refusal of it would be. */
class NoReminder extends TransportFailure {
  constructor(motiu: string) {
    super('refused', 409, {
      type: 'urn:problem:factura_no_vencuda',
      title: motiu,
      status: 409,
      detail: motiu,
      codi: 'factura_no_vencuda',
    } as Problem);
  }
}

/** Sends an invoice, or reminds of it, by mail: a letter is proposed, looked at and sent. */
export const useFacturaMail = () => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { stale } = useKept();
  const letter = useLetter();
  return useMemo(() => {
    const open = (given: Parameters<typeof letter>[0]): Promise<void> => holdKeysWhile(letter(given));
    const paramsOf = ({ id }: Named) => ({ id: empresa, fid: id });
    const sent = ({ id }: Named): void => {
      void queries.invalidateQueries({ queryKey: enviamentsKey(empresa, id) });
      void queries.invalidateQueries({ queryKey: facturaQuery(api, empresa, id).queryKey, exact: true });
      stale();
    };
    /** What may go with it, to be chosen; what cannot says why. */
    const attachments = (adjunts: PropostaEnviament['adjunts']) => {
      const chosen = new Set<AdjuntFactura>(adjunts.filter(({ proposat }) => proposat).map(({ adjunt }) => adjunt));
      return {
        chosen: (): AdjuntFactura[] => [...chosen],
        more: () => (
          <fieldset className={css.attachments}>
            <legend>{t('factura.adjunts')}</legend>
            {adjunts.map(({ adjunt, nom, possible, motiu }) => (
              <Checkbox
                key={adjunt}
                label={t(`factura.adjunt.${adjunt}`)}
                description={motiu ?? nom}
                disabled={!possible}
                defaultChecked={chosen.has(adjunt)}
                onChange={(event) => {
                  if (event.currentTarget.checked) chosen.add(adjunt);
                  else chosen.delete(adjunt);
                }}
              />
            ))}
          </fieldset>
        ),
      };
    };
    const sureOf = (chosen: () => readonly AdjuntFactura[]) => async (): Promise<boolean> =>
      chosen().length > 0 ||
      askSure({
        title: t('factura.enviar.sense_adjunts'),
        body: t('factura.enviar.sense_adjunts_cos'),
        verb: t('factura.enviar.igualment'),
        cancel: web('web.cancellar'),
        look: 'primary',
      });
    const send = (factura: Named): Promise<void> =>
      open(async () => {
        const params = paramsOf(factura);
        const proposta = await api.call(facturaEnviamentRoutes.proposta, { params });
        const { chosen, more } = attachments(proposta.adjunts);
        return {
          proposta,
          title: t('factura.enviar.titol', { numero: factura.numero ?? '' }),
          more,
          sure: sureOf(chosen),
          send: async (carta) => {
            await api.call(facturaEnviamentRoutes.envia, { params, body: { ...carta, adjunts: chosen() } });
            sent(factura);
          },
        };
      });
    const remind = (factura: Named): Promise<void> =>
      open(async () => {
        const params = paramsOf(factura);
        const { pas, dies, pendent, motiu, proposta, fets } = await api.call(facturaEnviamentRoutes.recordatori, {
          params,
        });
        if (pas === null || proposta === null) return { refused: motiu };
        const { chosen, more } = attachments(proposta.adjunts);
        return {
          proposta,
          title: t('factura.recorda.titol', { pas, numero: factura.numero ?? '' }),
          notice: [
            t('factura.recorda.fa', { dies: dies ?? 0, import: formats.money(pendent) }),
            ...fets.slice(-1).map(({ quan }) => t('factura.recorda.darrer', { quan: formats.instant(quan) })),
          ].join(' · '),
          more,
          sure: sureOf(chosen),
          send: async (carta) => {
            await api.call(facturaEnviamentRoutes.recorda, { params, body: { ...carta, pas, adjunts: chosen() } });
            sent(factura);
          },
        };
      });
    return { send, remind };
  }, [t, web, formats, api, empresa, queries, stale, letter]);
};

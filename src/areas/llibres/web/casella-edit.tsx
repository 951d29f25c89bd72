import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { centsOf, readDecimal, typedDecimal } from '#web/ui/entry/read-decimal.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { llibresRoutes } from '../contract/routes.ts';
import type { Casella } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { boxId } from './boxes.ts';
import css from './llibres.module.css';
import type { Periode } from './periode.ts';
import { resumQuery } from './queries.ts';

const HUNDREDTHS = 100;
const LONGEST = 300;

/** A box that is being written, in its own row: the amount and why. Enter keeps it, Esc leaves it as it was. */
export const CasellaEdit = ({
  casella,
  periode,
  onDone,
}: {
  casella: Casella;
  periode: Periode;
  onDone: () => void;
}) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const [typed, type] = useState(() => typedDecimal(casella.valor / HUNDREDTHS, language));
  const [motiu, why] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ valor?: string; motiu?: string; tot?: string }>({});
  const number = casella.casella;
  const leave = (): void => {
    onDone();
    setTimeout(() => document.getElementById(boxId(number))?.focus(), 0);
  };
  const keep = async (valor: number | null): Promise<void> => {
    setBusy(true);
    setWrong({});
    try {
      const kept = await api.call(llibresRoutes.setCaselles, {
        params: { id: empresa, model: periode.model },
        body: {
          exercici: periode.exercici,
          trimestre: periode.trimestre,
          caselles: { [number]: valor },
          ...(motiu.trim() === '' ? {} : { motiu: motiu.trim() }),
        },
      });
      queries.setQueryData(resumQuery(api, empresa, periode, language).queryKey, kept);
      void queries.invalidateQueries({ queryKey: ['llibres'] });
      toast(t('llibres.resum.desada', { casella: number }));
      leave();
    } catch (error) {
      const fields = error instanceof TransportFailure ? (error.problem?.camps ?? []) : [];
      const { sentence } = tellFailure(error, web);
      const own = fields.find(({ cami }) => cami === `caselles.${number}`);
      const others = fields
        .filter((one) => one !== own)
        .map(({ cami, missatge }) => `${cami.replace('caselles.', '')}: ${missatge}`);
      setWrong({
        ...(own && { valor: own.missatge }),
        ...(own && others.length === 0 ? {} : { tot: others.length > 0 ? others.join(' ') : sentence }),
      });
    } finally {
      setBusy(false);
    }
  };
  const send = (): void => {
    const decimal = readDecimal(typed, language);
    const cents = decimal === null ? null : centsOf(decimal);
    // An amount that is filed is written as it is, never rounded here.
    const finer = decimal !== null && (decimal.split('.')[1] ?? '').length > 2;
    const faults = {
      ...(cents === null ? { valor: web('web.formulari.numero_incorrecte') } : {}),
      ...(finer ? { valor: t('llibres.resum.dos_decimals') } : {}),
      ...(motiu.trim() === '' ? { motiu: web('web.formulari.obligatori') } : {}),
    };
    setWrong(faults);
    if (cents !== null && !finer && motiu.trim() !== '') void keep(cents);
  };
  const pressed = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <tr className={css.editing} onKeyDown={pressed}>
      <th scope="row">{number}</th>
      <td colSpan={3}>
        {casella.nom}
        <div className={css.edit}>
          <TextInput
            label={t('llibres.resum.escriure_valor')}
            value={typed}
            error={wrong.valor}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <TextInput
            label={t('llibres.resum.escriure_motiu')}
            value={motiu}
            error={wrong.motiu}
            required
            maxLength={LONGEST}
            autoComplete="off"
            className={css.why}
            onChange={({ currentTarget }) => why(currentTarget.value)}
          />
          {casella.manual ? (
            <Button variant="default" disabled={busy} onClick={() => void keep(null)}>
              {t('llibres.resum.calcular')}
            </Button>
          ) : null}
          <Button variant="default" onClick={leave}>
            {web('web.cancellar')}
          </Button>
          <Button loading={busy} onClick={send}>
            {web('web.desar')}
          </Button>
        </div>
        {wrong.tot ? (
          <p role="alert" className={css.fault}>
            {wrong.tot}
          </p>
        ) : null}
      </td>
    </tr>
  );
};

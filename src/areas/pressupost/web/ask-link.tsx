import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { addDays } from '#kernel/calendar-date.ts';
import type { Api } from '#web/api.ts';
import { today, useFormats } from '#web/formats.ts';
import type { Translate } from '#web/language.tsx';
import type { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';
import css from './pressupost.module.css';

interface Given {
  readonly pressupost: Pressupost;
  readonly api: Api;
  readonly empresa: number;
  readonly t: Translate<typeof ca>;
  readonly web: Translate<(typeof webTexts)['ca']>;
}

const LinkMaker = ({ pressupost, api, empresa, t, web }: Given) => {
  const formats = useFormats();
  const [days, setDays] = useState(30);
  const [address, setAddress] = useState<string | null>(null);
  const [live, setLive] = useState(pressupost.enllac);
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // It is shown once: it is what is taken next.
  useEffect(() => {
    if (address !== null) field.current?.focus();
  }, [address]);
  const at = { params: { id: empresa, pid: pressupost.id } };
  const make = async (): Promise<void> => {
    try {
      const { enllac } = await api.call(pressupostRoutes.makeLink, { ...at, body: { dies: days } });
      setAddress(`${window.location.origin}${window.location.pathname}${enllac}`);
      setFault(null);
    } catch (error) {
      setFault(tellFailure(error, web).sentence);
    }
  };
  const drop = async (): Promise<void> => {
    try {
      await api.call(pressupostRoutes.dropLink, at);
      setLive(null);
      setAddress(null);
      toast(t('pressupost.enllac.tret'));
    } catch (error) {
      setFault(tellFailure(error, web).sentence);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast(t('pressupost.enllac.copiat'));
    } catch {
      field.current?.select();
    }
  };
  return (
    <div className={css.dialog}>
      <span>{t('pressupost.enllac.cos', { data: formats.date(addDays(today(), days)) })}</span>
      {address === null ? (
        <>
          <div className={css.row}>
            <TextInput
              label={t('pressupost.enllac.dies')}
              inputMode="numeric"
              maxLength={3}
              value={String(days)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (days > 0) void make();
              }}
              onChange={(event) => setDays(Math.min(365, Number(event.currentTarget.value.replace(/\D/g, ''))))}
            />
            <Button disabled={days < 1} onClick={() => void make()}>
              {t('pressupost.enllac.fer')}
            </Button>
          </div>
          {live ? (
            <div className={css.row}>
              <span className={css.quiet}>{t('pressupost.enllac.viu', { data: formats.instant(live.caduca) })}</span>
              <Button variant="default" onClick={() => void drop()}>
                {t('pressupost.enllac.treure')}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <>
          <strong>{t('pressupost.enllac.fet')}</strong>
          <div className={css.row}>
            <TextInput
              ref={field}
              aria-label={t('pressupost.enllac')}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
              {t('pressupost.enllac.copiar')}
            </Button>
          </div>
        </>
      )}
      {fault ? (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      ) : null}
    </div>
  );
};

/** Makes the link of the client, shown once to be copied, or takes the live one away. */
export const askLink = (given: Given): Promise<string | null> =>
  openDialog({
    title: given.t('pressupost.enllac'),
    body: <LinkMaker {...given} />,
    choices: [{ key: 'close', text: given.web('web.tancar') }],
    size: 'lg',
  });

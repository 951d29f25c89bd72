import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { UsuariRecord } from '../contract/equip.ts';
import { perfilRoutes } from '../contract/perfil.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './equip.module.css';

const Qr = lazy(async () => ({ default: (await import('./qr.tsx')).Qr }));

interface Proposal {
  readonly secret: string;
  readonly uri: string;
}

/** Segon factor: password, then the code of the authenticator; recovery codes shown once. */
export const SegonFactor = ({ usuari }: { usuari: UsuariRecord }) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const { api, queries } = usePlatform();
  const [contrasenya, setContrasenya] = useState('');
  const [codi, setCodi] = useState('');
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [codis, setCodis] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [saved, setSaved] = useState(false);
  // Codes are shown once: nobody leaves them by a slip.
  useBlocker({
    shouldBlockFn: async () => {
      if (codis === null || saved) return false;
      const answer = await openDialog({
        title: t('usuari.factor.sortir_titol'),
        body: t('usuari.factor.sortir_cos'),
        choices: [
          { key: 'stay', text: t('usuari.factor.quedar'), look: 'primary', focused: true },
          { key: 'leave', text: t('usuari.factor.sortir'), look: 'danger' },
        ],
        sole: 'sortir',
      });
      return answer !== 'leave';
    },
    enableBeforeUnload: () => codis !== null && !saved,
  });
  const params = { id: usuari.id };
  const on = usuari.segon_factor;

  const act = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      if (on) {
        await api.call(perfilRoutes.treuFactor, { params, body: { contrasenya, codi } });
        setContrasenya('');
      } else if (proposal === null) {
        setProposal(await api.call(perfilRoutes.proposaFactor, { params, body: { contrasenya } }));
      } else {
        const body = { contrasenya, secret: proposal.secret, codi };
        setSaved(false);
        setCodis((await api.call(perfilRoutes.confirmaFactor, { params, body })).codis);
        setProposal(null);
        setContrasenya('');
      }
      setCodi('');
      await queries.invalidateQueries({ queryKey: ['usuari'] });
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const passwordField = (
    <PasswordInput
      label={t('usuari.contrasenya_actual')}
      autoComplete="current-password"
      value={contrasenya}
      onChange={(event) => setContrasenya(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': web('web.mostrar_contrasenya') }}
    />
  );
  const codeField = (
    <TextInput
      label={t('usuari.factor.codi')}
      autoComplete="one-time-code"
      inputMode={on ? 'text' : 'numeric'}
      autoFocus={proposal !== null}
      value={codi}
      onChange={(event) => setCodi(event.currentTarget.value)}
    />
  );
  return (
    <section className={css.panel} aria-labelledby="factor">
      <h2 id="factor">{t('usuari.perfil.factor')}</h2>
      <div>
        <Mark form={on ? 'satisfied' : 'notApplicable'} word={t(on ? 'usuari.factor.posat' : 'usuari.factor.sense')} />
      </div>
      {codis ? (
        <>
          <p className={css.prose}>{t('usuari.factor.codis_cos')}</p>
          <ul className={css.codes}>
            {codis.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <div className={css.row}>
            <Button
              onClick={() => {
                saveFile(
                  new Blob([`${codis.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }),
                  `${t('usuari.factor.fitxer')}.txt`,
                );
                setSaved(true);
              }}
            >
              {t('usuari.factor.descarregar')}
            </Button>
            <Button variant="default" onClick={() => setCodis(null)}>
              {t('usuari.factor.guardats')}
            </Button>
          </div>
        </>
      ) : (
        <form className={css.panelForm} onSubmit={(event) => void act(event)} noValidate>
          <p className={css.prose}>
            {t(on ? 'usuari.factor.treure_cos' : proposal ? 'usuari.factor.escanejar' : 'usuari.factor.cos')}
          </p>
          {proposal ? (
            <>
              <Suspense fallback={<div className={css.qr} />}>
                <Qr text={proposal.uri} name={t('usuari.factor.qr')} />
              </Suspense>
              <p className={css.secret}>{proposal.secret.match(/.{1,4}/g)?.join(' ')}</p>
            </>
          ) : null}
          <div className={css.fields}>
            {proposal ? null : passwordField}
            {on || proposal ? codeField : null}
          </div>
          {failure ? (
            <p className={css.alert} role="alert">
              {tellFault(failure, web)}
            </p>
          ) : null}
          <div className={css.row}>
            <Button
              type="submit"
              loading={busy}
              variant={on ? 'default' : 'filled'}
              disabled={(!proposal && contrasenya === '') || ((on || proposal !== null) && codi.trim() === '')}
            >
              {t(on ? 'usuari.factor.treure' : proposal ? 'usuari.factor.confirmar' : 'usuari.factor.posar')}
            </Button>
            {proposal ? (
              <Button variant="default" onClick={() => setProposal(null)}>
                {web('web.cancellar')}
              </Button>
            ) : null}
          </div>
        </form>
      )}
    </section>
  );
};

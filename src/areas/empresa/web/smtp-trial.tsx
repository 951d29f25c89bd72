import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AnswerOf } from '#contract/route.ts';
import { useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { FormSection } from '#web/ui/form/form.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { smtpRoutes } from '../contract/smtp.ts';
import { empresaTexts } from '../texts/index.ts';
import css from './smtp-trial.module.css';

type Answer = AnswerOf<typeof smtpRoutes.prova>;

/** Sends one letter through the kept mail server, or the product's where none is kept, and shows what it said, word for word. */
export const SmtpTrial = (given: {
  empresaId: number;
  /** Whose server the letter goes through; null where there is none. */
  through: 'own' | 'producte' | null;
  dirty: boolean;
  address: string;
}) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const to = typed ?? given.address;
  const blocked = given.through === null || given.dirty;

  const send = async (): Promise<void> => {
    setBusy(true);
    setAnswer(null);
    setFailure(null);
    try {
      setAnswer(await api.call(smtpRoutes.prova, { params: { id: given.empresaId }, body: { to: to.trim() } }));
    } catch (error) {
      setFailure(tellFault(error, web));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormSection title={t('empresa.smtp.prova')} help={t('empresa.smtp.prova_ajuda')}>
      <div className={css.trial}>
        <TextInput
          type="email"
          label={t('empresa.smtp.prova_a')}
          value={to}
          maxLength={200}
          error={failure}
          className={css.address}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button variant="default" onClick={() => void send()} loading={busy} disabled={blocked || to.trim() === ''}>
          {t('empresa.smtp.provar')}
        </Button>
      </div>
      {given.through === 'producte' ? <p className={css.note}>{t('empresa.smtp.prova_producte')}</p> : null}
      {blocked ? <p className={css.note}>{t('empresa.smtp.prova_desar')}</p> : null}
      <div role="status" className={css.result}>
        {answer ? (
          <>
            <p className={css.outcome}>
              <Mark
                form={answer.enviat ? 'mailSent' : 'mailFailed'}
                word={t(answer.enviat ? 'empresa.smtp.enviat' : 'empresa.smtp.no_enviat')}
              />
              {answer.enviat ? t('empresa.smtp.prova_feta') : answer.motiu?.missatge}
            </p>
            <p className={css.note}>{t('empresa.smtp.prova_resposta')}</p>
            <pre className={css.words}>{answer.resposta}</pre>
          </>
        ) : null}
      </div>
    </FormSection>
  );
};

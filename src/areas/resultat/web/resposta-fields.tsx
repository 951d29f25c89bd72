import { useQuery } from '@tanstack/react-query';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { agentQuery, searchAgents } from '#areas/agent/web/index.tsx';
import type { RESULTATS } from '#areas/proces/domain/estat.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { fold } from '#kernel/fold.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { TextAreaField, TextField, useField } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { PickerField } from '#web/ui/form/picker-field.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { foraDelDemanat } from '../domain/demanat.ts';
import { resultatTexts } from '../texts/index.ts';
import { type Comprovacio, demanatsDe, unitatDe } from './casella.ts';
import css from './seguiment.module.css';
import { terminiProposat } from './termini.ts';
import { TerminiFields } from './termini-fields.tsx';
import { Xip } from './xips.tsx';

/** C, N, A or pending, as four buttons of which one is pressed. */
export const ResultatField = ({ readOnly = false, phone = false }: { readOnly?: boolean; phone?: boolean }) => {
  const t = useTexts(resultatTexts);
  const field = useField({ name: 'resultat' });
  const form = useForm();
  const choose = (one: (typeof RESULTATS)[number]): void => {
    field.set(field.value === one ? 'P' : one);
    if (one === 'NC' && form.get('termini') === null) form.set('termini', terminiProposat());
  };
  const offered = phone
    ? (['C', 'NC', 'NA'] as const)
    : (['C', 'NC', 'NA', 'P'] as const satisfies readonly (typeof RESULTATS)[number][]);
  return (
    <div className={css.resultat} role="group" aria-label={t('seguiment.camp.resultat')}>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className={css.opcio}
          data-resultat={one}
          aria-pressed={field.value === one}
          data-autofocus={(!phone && field.value === one) || undefined}
          disabled={readOnly}
          onClick={() => choose(one)}
        >
          {t(phone ? `seguiment.boto.${one as 'C' | 'NC' | 'NA'}` : `seguiment.resultat.${one}`)}
        </button>
      ))}
      {field.error ? <span className={css.fault}>{field.error}</span> : null}
    </div>
  );
};

/** What is asked of a value that conforms and is out of it: why it conforms is asked where it is typed. */
const foraOf = (form: Pick<RecordForm, 'get'>, check: Comprovacio): string | null =>
  form.get('resultat') === 'C' ? foraDelDemanat(String(form.get('valor') ?? ''), demanatsDe(check)) : null;

/** What is asked of a value, beside where it is typed. */
export const ValorField = ({ check, readOnly = false }: { check: Comprovacio; readOnly?: boolean }) => {
  const t = useTexts(resultatTexts);
  const form = useForm();
  const demanat = check.valors.length > 0 ? t('seguiment.demanat', { valors: check.valors.join(' · ') }) : undefined;
  const more = { name: 'valor', span: 6, half: true, readOnly, ...(demanat ? { help: demanat } : {}) } as const;
  if (check.valor_tipus === 'conforme') return demanat ? <p className={css.demanat}>{demanat}</p> : null;
  const fora = foraOf(form, check);
  return (
    <>
      {check.valor_tipus === 'numero' ? (
        <NumberField {...more} as="decimal" places={6} {...(unitatDe(check) ? { unit: unitatDe(check) } : {})} />
      ) : (
        <TextField {...more} maxLength={200} />
      )}
      <div className={css.fora} role="status">
        {fora === null ? null : <Mark form="warning" word={t('seguiment.fora_demanat', { demanat: fora })} />}
      </div>
      {fora === null ? null : (
        <TextAreaField
          name="observacions"
          span={12}
          rows={2}
          maxLength={4000}
          readOnly={readOnly}
          label={t('seguiment.camp.motiu_valor')}
          required
        />
      )}
    </>
  );
};

/** Who answers for it: any agent, or on site one of the work's. */
export const ResponsableField = ({
  form,
  treball,
  readOnly = false,
}: {
  form: { get: RecordForm['get'] };
  treball: Treball;
  readOnly?: boolean;
}) => {
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const all = may(agentRoutes.list);
  const chosen = form.get('responsable_fk') as number | null;
  const here = treball.agents.find((one) => one.agent_fk === chosen);
  const asks = chosen !== null && !here && may(agentRoutes.get);
  const { data } = useQuery({ ...agentQuery(api, empresa, chosen ?? 0), enabled: asks });
  return (
    <PickerField
      name="responsable_fk"
      span={6}
      readOnly={readOnly}
      kind="agent"
      shown={here?.nom ?? data?.nom_complet ?? ''}
      search={async (text, signal) =>
        all
          ? searchAgents(api, text, signal)
          : [...new Map(treball.agents.map((one) => [one.agent_fk, one.nom]))]
              .filter(([, nom]) => fold(nom).includes(fold(text)))
              .map(([id, nom]) => ({ id, text: nom }))
      }
    />
  );
};

/** Why it does not apply, with the frequent reasons at hand. */
export const MotiuField = ({
  form,
  readOnly = false,
  autoFocus = false,
}: {
  form: RecordForm;
  readOnly?: boolean;
  autoFocus?: boolean;
}) => {
  const t = useTexts(resultatTexts);
  const now = String(form.get('observacions') ?? '');
  const motius = (['distintiu', 'no_previst', 'altre_assaig', 'certificat'] as const).map((one) =>
    t(`seguiment.motiu.${one}`),
  );
  return (
    <div className={css.motius}>
      {readOnly
        ? null
        : motius.map((motiu) => (
            <Xip
              key={motiu}
              text={motiu}
              on={now === motiu}
              onToggle={(on) => form.set('observacions', on ? motiu : '')}
            />
          ))}
      <TextAreaField
        name="observacions"
        span={12}
        rows={2}
        maxLength={4000}
        readOnly={readOnly}
        label={t('seguiment.camp.motiu')}
        autoFocus={autoFocus}
        required
      />
    </div>
  );
};

/** What will be done about what does not conform, and until when. */
export const NcFields = ({
  form,
  treball,
  readOnly = false,
  fresh = false,
  terminiAbans = null,
  canvis = [],
}: {
  form: { get: RecordForm['get'] };
  treball: Treball;
  readOnly?: boolean;
  /** The term that stands: a later one says why. */
  terminiAbans?: string | null;
  canvis?: ResultatAnswer['canvis_termini'];
  /** It is only being marked: there is nothing to close yet. */
  fresh?: boolean;
}) => (
  <>
    <TextAreaField name="accio" span={12} rows={2} maxLength={2000} readOnly={readOnly} autoFocus={fresh} required />
    <TerminiFields form={form} abans={terminiAbans} canvis={canvis} readOnly={readOnly} />
    <DateField name={fresh ? 'data' : 'tancada'} span={6} half readOnly={readOnly} required={fresh} />
    <ResponsableField form={form} treball={treball} readOnly={readOnly} />
  </>
);

/** Every field of an answer, by its mark. */
export const RespostaFields = ({
  form,
  treball,
  check,
  desada,
  readOnly = false,
}: {
  form: RecordForm;
  treball: Treball;
  check: Comprovacio;
  desada: ResultatAnswer | undefined;
  readOnly?: boolean;
}) => {
  const resultat = form.get('resultat');
  return (
    <>
      {resultat === 'NA' ? <MotiuField form={form} readOnly={readOnly} /> : null}
      {resultat === 'NC' ? (
        <NcFields
          form={form}
          treball={treball}
          readOnly={readOnly}
          terminiAbans={desada?.resultat === 'NC' ? desada.termini : null}
          canvis={desada?.canvis_termini ?? []}
        />
      ) : (
        <ResponsableField form={form} treball={treball} readOnly={readOnly} />
      )}
      <ValorField check={check} readOnly={readOnly} />
      <DateField name="data" span={6} half readOnly={readOnly} />
      <TextField name="document_ref" span={6} maxLength={120} readOnly={readOnly} />
      {resultat === 'NA' || foraOf(form, check) !== null ? null : (
        <TextAreaField name="observacions" span={12} rows={2} maxLength={4000} readOnly={readOnly} />
      )}
    </>
  );
};

import { TextInput } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readDecimal, typedDecimal } from '#web/ui/entry/read-decimal.ts';
import { askLeaving } from '#web/ui/form/form-dialogs.tsx';
import type { ZonaLot } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import css from './zona.module.css';

interface LotChange {
  readonly descripcio?: string;
  readonly volum?: number | null;
  readonly amassades?: number | null;
}

const MOST_VOLUME = 1_000_000;
const MOST_LOADS = 10_000;

/** Description, volume and loads of a lot, saved on leaving each field. */
export const LotFacts = ({
  lot,
  total,
  onSave,
}: {
  lot: ZonaLot;
  total: boolean;
  onSave?: (change: LotChange) => Promise<boolean>;
}) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const [name, setName] = useState(lot.descripcio);
  const [volume, setVolume] = useState(typedDecimal(lot.volum, language));
  const [loads, setLoads] = useState(typedDecimal(lot.amassades, language));
  const [wrong, setWrong] = useState<'volum' | 'amassades' | null>(null);
  const [unsent, setUnsent] = useState(false);
  const keep = async (change: LotChange): Promise<void> => {
    if (onSave) setUnsent(!(await onSave(change)));
  };
  useBlocker({
    shouldBlockFn: async () => unsent && (await askLeaving(web)) !== 'leave',
    enableBeforeUnload: () => unsent,
  });
  const saveNumber = (key: 'volum' | 'amassades', text: string): void => {
    const plain = text.trim() === '' ? null : readDecimal(text, language);
    const value = plain === null ? null : Number(plain);
    const bad =
      (text.trim() !== '' && plain === null) ||
      (value !== null &&
        (value < 0 ||
          (key === 'volum' ? value > MOST_VOLUME : value < 1 || value > MOST_LOADS || !Number.isInteger(value))));
    setWrong(bad ? key : null);
    if (!bad && value === lot[key]) setUnsent(false);
    if (!bad && value !== lot[key]) void keep({ [key]: value });
  };
  const readOnly = !onSave;
  return (
    <div className={css.facts}>
      <TextInput
        className={css.fact}
        label={t('formigo.lot.descripcio')}
        value={name}
        readOnly={readOnly}
        maxLength={200}
        error={unsent ? t('formigo.lot.no_desat') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => (name.trim() === lot.descripcio ? setUnsent(false) : void keep({ descripcio: name.trim() }))}
        onKeyDown={(event) => (event.key === 'Enter' ? event.currentTarget.blur() : undefined)}
      />

      <TextInput
        className={css.factShort}
        label={t('formigo.lot.volum')}
        value={volume}
        readOnly={readOnly}
        inputMode="decimal"
        error={wrong === 'volum' ? web('web.formulari.numero_incorrecte') : undefined}
        onChange={(event) => setVolume(event.currentTarget.value)}
        onBlur={() => saveNumber('volum', volume)}
        onKeyDown={(event) => (event.key === 'Enter' ? event.currentTarget.blur() : undefined)}
      />

      {total ? (
        <TextInput
          className={css.factShort}
          label={t('formigo.lot.amassades')}
          value={loads}
          readOnly={readOnly}
          inputMode="numeric"
          error={wrong === 'amassades' ? web('web.formulari.numero_incorrecte') : undefined}
          onChange={(event) => setLoads(event.currentTarget.value)}
          onBlur={() => saveNumber('amassades', loads)}
          onKeyDown={(event) => (event.key === 'Enter' ? event.currentTarget.blur() : undefined)}
        />
      ) : null}
    </div>
  );
};

import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconDots } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { Comprovacio } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { comprovacioHref } from './queries.ts';

/** What is done to a check where it stands; on the phone the two steps stand beside it. */
export const CheckMenu = ({
  check,
  headings,
  onStep,
  onHeading,
  onEdit,
  onRemove,
}: {
  check: Comprovacio;
  /** The other headings that it may go under. */
  headings: readonly { readonly id: number; readonly nom: string }[];
  onStep: (by: 1 | -1) => void;
  onHeading: (categoria: number) => void;
  /** Changes it, or its copy when it is of the bank; absent where the role may not. */
  onEdit: (() => void) | null;
  onRemove: () => void;
}) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const empresa = useEmpresaId();
  const { nom } = check;
  const steps = [
    { by: -1, Shown: IconChevronUp, word: t('banc.amunt'), name: t('banc.amunt_de', { nom }), keys: 'Alt+↑' },
    { by: 1, Shown: IconChevronDown, word: t('banc.avall'), name: t('banc.avall_de', { nom }), keys: 'Alt+↓' },
  ] as const;
  return (
    <div className={css.rowEnd}>
      {steps.map(({ by, Shown, name }) => (
        <ActionIcon
          key={by}
          className={css.touchOnly ?? ''}
          variant="default"
          size="var(--control)"
          aria-label={name}
          onClick={() => onStep(by)}
        >
          <Shown size={20} aria-hidden />
        </ActionIcon>
      ))}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="var(--control)" aria-label={t('banc.accions', { nom })}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onEdit ? <Menu.Item onClick={onEdit}>{t(check.propia ? 'banc.editar' : 'banc.copiar')}</Menu.Item> : null}
          <Menu.Item component={GoLink} to={comprovacioHref(empresa, check.id)}>
            {t('banc.obrir')}
          </Menu.Item>
          <Menu.Divider />
          {steps.map(({ by, word, keys }) => (
            <Menu.Item key={by} rightSection={<kbd>{keys}</kbd>} onClick={() => onStep(by)}>
              {word}
            </Menu.Item>
          ))}
          {headings.map(({ id, nom: apartat }) => (
            <Menu.Item key={id} onClick={() => onHeading(id)}>
              {t('banc.apartat_a', { apartat })}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item rightSection={<kbd>{web('web.fitxers.tecla.supr')}</kbd>} onClick={onRemove}>
            {t('banc.treure')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};

import { Drawer } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { Form } from '#web/ui/form/form.tsx';
import type { Comprovacio, Partida } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { ComprovacioFields } from './comprovacio-fields.tsx';
import { useComprovacioForm } from './use-comprovacio-form.ts';

/** What the drawer is for: a new check, the copy of one, or one of the office as it is. */
export type CheckAsked =
  | { readonly kind: 'new'; readonly nom?: string }
  | { readonly kind: 'copy' | 'edit'; readonly check: Comprovacio };

/** A check over the item that it goes into. */
export const ComprovacioDrawer = ({
  asked,
  partida,
  onSaved,
  onClose,
}: {
  asked: CheckAsked | null;
  partida: Partida;
  onSaved: (check: Comprovacio) => void;
  onClose: () => void;
}) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const title =
    asked?.kind === 'copy' ? 'banc.copiar' : asked?.kind === 'edit' ? 'banc.editar' : 'banc.nova_comprovacio';
  return (
    <Drawer
      opened={asked !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t(title)}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {asked ? <CheckForm asked={asked} partida={partida} onSaved={onSaved} onClose={onClose} /> : null}
    </Drawer>
  );
};

const CheckForm = ({
  asked,
  partida,
  onSaved,
  onClose,
}: {
  asked: CheckAsked;
  partida: Partida;
  onSaved: (check: Comprovacio) => void;
  onClose: () => void;
}) => {
  const form = useComprovacioForm({
    check: asked.kind === 'edit' ? asked.check : undefined,
    from: asked.kind === 'copy' ? asked.check : undefined,
    known: asked.kind === 'new' && asked.nom ? { nom: asked.nom } : undefined,
    partida: asked.kind === 'edit' ? undefined : partida.id,
    scope: 'check-',
    onSaved,
    onLeave: onClose,
  });
  return (
    <Form form={form}>
      <ComprovacioFields form={form} partida={partida} />
    </Form>
  );
};

import { UnstyledButton } from '@mantine/core';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Informes } from '../contract/routes.ts';
import { documentTexts } from '../texts/documents.ts';
import type { Kind } from './asked.ts';
import css from './informes.module.css';

/** The documents of a work, one a row; the whole row opens it. */
export const DocumentsTable = ({
  kinds,
  informes,
  onOpen,
}: {
  kinds: readonly Kind[];
  informes: Informes;
  onOpen: (kind: Kind) => void;
}) => {
  const t = useTexts(documentTexts);
  const formats = useFormats();
  const of = new Map<string, Informes['documents'][number]>(informes.documents.map((one) => [one.codi, one]));
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('informe.doc.col.document')}</th>
          <th scope="col">{t('informe.doc.col.fase')}</th>
          <th scope="col">{t('informe.doc.col.signants')}</th>
          <th scope="col">{t('informe.doc.col.darrera')}</th>
          <th scope="col">{t('informe.doc.col.mancances')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const known = of.get(kind.codi);
          return (
            <tr key={kind.codi}>
              <th scope="row">
                <UnstyledButton className={css.open} onClick={() => onOpen(kind)}>
                  {kind.nom}
                </UnstyledButton>
              </th>
              <td data-label={t('informe.doc.col.fase')}>{t(`informe.doc.fase.${kind.fase as 'inici'}`)}</td>
              <td data-label={t('informe.doc.col.signants')}>
                {kind.signants.map((codi) => t(`informe.doc.signant.${codi as 'DEO'}`)).join(', ')}
              </td>
              <td data-label={t('informe.doc.col.darrera')} className={known?.darrera ? undefined : css.quiet}>
                {known?.darrera
                  ? t('informe.doc.darrera', { quan: formats.instant(known.darrera.quan), qui: known.darrera.qui })
                  : t('informe.doc.mai')}
              </td>
              <td data-label={t('informe.doc.col.mancances')}>
                {kind.codi !== 'certificat' && kind.codi !== 'tancament' ? null : known && known.mancances > 0 ? (
                  <Mark form="warning" word={t('informe.doc.n_mancances', { n: known.mancances })} />
                ) : (
                  <Mark form="satisfied" word={t('informe.doc.completa')} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

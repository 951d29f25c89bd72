import { useApi } from '#web/platform.tsx';
import type { FieldProps } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { SuggestField } from '#web/ui/form/suggest-field.tsx';
import { referenciaRoutes } from '../contract/routes.ts';

/**
 * A town: municipalities of Spain are suggested and bring their province; any other text may stay. `code` is the path
 * of the municipality’s identifier, `province` that of the province’s name.
 */
export const PoblacioField = (props: FieldProps & { code: string; province: string }) => {
  const api = useApi();
  const form = useForm();
  return (
    <SuggestField
      {...props}
      maxLength={120}
      search={async (text, signal) => {
        const found = await api.call(referenciaRoutes.poblacions, { params: { text }, signal });
        return found.map((one) => ({ id: one.id, text: one.nom, detail: one.provincia }));
      }}
      onPick={(option) => {
        form.set(props.code, option?.id ?? null);
        if (option?.detail) form.set(props.province, option.detail);
      }}
    />
  );
};

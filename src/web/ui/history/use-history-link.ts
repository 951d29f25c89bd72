import { historialRoutes } from '#contract/historial.ts';
import { useTexts } from '../../language.tsx';
import { useMay } from '../../platform.tsx';
import { webTexts } from '../../texts/index.ts';

/** The history's place among the tabs of a detail: last, digit 0, for who may read it. */
export const useHistoryLink = (href: string, current: boolean) => {
  const t = useTexts(webTexts);
  const may = useMay();
  return may(historialRoutes.list) ? [{ key: 'historial', text: t('web.historial'), href, current, digit: '0' }] : [];
};

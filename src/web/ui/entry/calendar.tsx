import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import 'dayjs/locale/ca';
import 'dayjs/locale/es';
import { useLanguage } from '../../language.tsx';

/** The calendar of a date field: weeks from Monday, in the language of the screen. */
export const Calendar = ({ value, onChoose }: { value: string | null; onChoose: (date: string | null) => void }) => {
  const { language } = useLanguage();
  return (
    <DatePicker
      value={value}
      defaultDate={value ?? undefined}
      onChange={onChoose}
      locale={language}
      firstDayOfWeek={1}
      size="sm"
    />
  );
};

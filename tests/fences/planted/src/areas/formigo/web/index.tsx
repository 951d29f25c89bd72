import { Button } from '#web/ui/button.tsx';

export const formigoWeb = (t: (key: string) => string) => <Button text={t('formigo.zona.nova')} />;

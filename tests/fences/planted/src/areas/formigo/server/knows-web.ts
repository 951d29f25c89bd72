import type { Button } from '#web/ui/button.tsx';

export type Known = typeof Button;

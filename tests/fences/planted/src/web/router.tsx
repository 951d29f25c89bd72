import { formigoWeb } from '#areas/formigo/web/index.tsx';

export const router = [formigoWeb];

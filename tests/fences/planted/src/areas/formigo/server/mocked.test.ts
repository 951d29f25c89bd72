import { vi } from 'vitest';

vi.mock('./zona-store.ts', () => ({ insertZona: () => 1 }));

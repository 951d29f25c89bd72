// The words of the concrete rules: what they take (`entrada.ts`) and what they answer (`veredicte.ts`).
export * from './entrada.ts';
export * from './veredicte.ts';

import { readFileSync } from 'node:fs';

export const limits = () => readFileSync('limits.txt', 'utf8');

import { ca as facturae } from './facturae/ca.ts';
import { ca as importar } from './importar/ca.ts';
import { camps } from './importar/camps.ts';
import { ca as pantalla } from './pantalla/ca.ts';
import { ca as tipus } from './tipus/ca.ts';

/** What the screens of expenses say. */
export const ca = { ...pantalla, ...tipus, ...importar, ...camps.ca, ...facturae };

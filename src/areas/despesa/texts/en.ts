import { en as facturae } from './facturae/en.ts';
import { camps } from './importar/camps.ts';
import { en as importar } from './importar/en.ts';
import { en as pantalla } from './pantalla/en.ts';
import { en as tipus } from './tipus/en.ts';

export const en = { ...pantalla, ...tipus, ...importar, ...camps.en, ...facturae };

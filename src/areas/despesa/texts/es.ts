import { es as facturae } from './facturae/es.ts';
import { camps } from './importar/camps.ts';
import { es as importar } from './importar/es.ts';
import { es as pantalla } from './pantalla/es.ts';
import { es as tipus } from './tipus/es.ts';

export const es = { ...pantalla, ...tipus, ...importar, ...camps.es, ...facturae };

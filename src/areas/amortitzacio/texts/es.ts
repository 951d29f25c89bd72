import type { ca } from './ca.ts';

export const es: Record<keyof typeof ca, string> = {
  'amortitzacio.defecte.residual_incorrecte': 'El valor residual debe ir de cero al precio del bien.',
  'amortitzacio.defecte.percentatge_massa_alt': 'El porcentaje pasa del máximo de la tabla, {maxim} %.',
  'amortitzacio.defecte.percentatge_massa_baix':
    'Con este porcentaje el bien tardaría más de {anys} años. El mínimo es {minim} %.',
  'amortitzacio.defecte.baixa_abans_de_l_us': 'La baja es anterior al inicio del uso. Corrija una de las dos fechas.',
  'amortitzacio.defecte.lliure_massa': 'Lo que se amortiza libremente pasa del precio menos el valor residual.',
  'amortitzacio.defecte.lliure_massa_car': 'El bien es demasiado caro para amortizarlo libremente como bien pequeño.',
  'amortitzacio.defecte.lliure_massa_any': 'Los bienes pequeños de {exercici} pasan juntos del límite del año.',
  'amortitzacio.defecte.coeficient_sense': 'Elija a qué fila de la tabla pertenece el bien.',
  'amortitzacio.defecte.coeficient_no_vigent': 'Esta fila de la tabla no estaba vigente cuando empezó el uso.',
};

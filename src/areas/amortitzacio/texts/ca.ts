/** What is wrong with a good. */
export const ca = {
  'amortitzacio.defecte.residual_incorrecte': 'El valor residual ha d’anar de zero al preu del bé.',
  'amortitzacio.defecte.percentatge_massa_alt': 'El percentatge passa del màxim de la taula, {maxim} %.',
  'amortitzacio.defecte.percentatge_massa_baix':
    'Amb aquest percentatge el bé trigaria més de {anys} anys. El mínim és {minim} %.',
  'amortitzacio.defecte.baixa_abans_de_l_us': 'La baixa és anterior a l’inici de l’ús. Corregiu una de les dues dates.',
  'amortitzacio.defecte.lliure_massa': 'El que s’amortitza lliurement passa del preu menys el valor residual.',
  'amortitzacio.defecte.lliure_massa_car': 'El bé és massa car per amortitzar-lo lliurement com a bé petit.',
  'amortitzacio.defecte.lliure_massa_any': 'Els béns petits de {exercici} passen junts del límit de l’any.',
  'amortitzacio.defecte.coeficient_sense': 'Trieu a quina fila de la taula pertany el bé.',
  'amortitzacio.defecte.coeficient_no_vigent': 'Aquesta fila de la taula no era vigent quan va començar l’ús.',
};

/** What the room refuses, and what it asks before going on. */
const ca = {
  'error.be_de_despesa':
    'El bé «{nom}» ve d’una despesa: traieu-lo a la línia de la despesa, o suprimiu la despesa sencera.',
  'error.be_venut': 'El bé «{nom}» ja està donat de baixa. Torneu-lo a l’ús abans de treure’l de la despesa.',
  'camp.percentatge_massa': 'El percentatge passa del màxim de la taula legal ({maxim} %).',
  'camp.percentatge_poc': 'El percentatge és massa baix: el mínim de la taula legal és {minim} % ({anys} anys).',
  'camp.fila_no_vigent': 'Aquesta fila de la taula legal no era vigent quan va començar l’ús del bé.',
  'camp.baixa_abans_de_l_us': 'La baixa ha de ser posterior a l’inici de l’ús.',
  'camp.baixa_total_venuda':
    'Amb el motiu «Amortització total» no hi ha ni preu ni factura de venda: si es va vendre, trieu «Venda o transmissió».',
  'camp.abans_massa': 'El que ja s’havia amortitzat ha d’anar de zero al valor del bé menys el residual.',
  'camp.exercici_abans_us': 'El primer exercici no pot ser anterior al de l’inici de l’ús.',
  'camp.percentatge_zero': 'Amb un 0 % el bé no s’amortitzaria mai: escriviu-ne el percentatge.',
  'camp.exercici_per_venir': 'El primer exercici no pot ser posterior al d’avui ni al de l’inici de l’ús.',
  'camp.be_valor': 'El valor del bé no pot ser negatiu.',
  'avis.percentatge_massa':
    'El percentatge passa del de la taula ({maxim} %); la llei ho permet als béns usats i a les empreses petites.',
  'avis.lliure_no_material':
    'La llibertat d’amortització dels béns petits és per als materials i nous (LIS 12.3.e): d’un bé usat o intangible, cal una altra norma que l’empari.',
  'avis.lliure_massa_car':
    'La llibertat d’amortització dels béns petits és per als de {maxim, number, ::.00} € com a màxim: cal una altra norma que l’empari.',
  'avis.lliure_massa_any':
    'Els béns petits amortitzats lliurement el {exercici} passen junts de {maxim, number, ::.00} €.',
  'avis.be_tancat':
    'Canviaria l’amortització {n, plural, one {d’un trimestre tancat} other {de trimestres tancats}}: {trimestres}.',
  'avis.venda_sense_factura': 'És una venda sense factura: els llibres la demanen.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.be_de_despesa': 'El bien «{nom}» viene de un gasto: quítelo en la línea del gasto, o elimine el gasto entero.',
  'error.be_venut': 'El bien «{nom}» ya está dado de baja. Devuélvalo al uso antes de quitarlo del gasto.',
  'camp.percentatge_massa': 'El porcentaje pasa del máximo de la tabla legal ({maxim} %).',
  'camp.percentatge_poc': 'El porcentaje es demasiado bajo: el mínimo de la tabla legal es {minim} % ({anys} años).',
  'camp.fila_no_vigent': 'Esta fila de la tabla legal no estaba vigente cuando empezó el uso del bien.',
  'camp.baixa_abans_de_l_us': 'La baja debe ser posterior al inicio del uso.',
  'camp.baixa_total_venuda':
    'Con el motivo «Amortización total» no hay ni precio ni factura de venta: si se vendió, elija «Venta o transmisión».',
  'camp.abans_massa': 'Lo ya amortizado debe ir de cero al valor del bien menos el residual.',
  'camp.exercici_abans_us': 'El primer ejercicio no puede ser anterior al del inicio del uso.',
  'camp.percentatge_zero': 'Con un 0 % el bien no se amortizaría nunca: escriba su porcentaje.',
  'camp.exercici_per_venir': 'El primer ejercicio no puede ser posterior al de hoy ni al del inicio del uso.',
  'camp.be_valor': 'El valor del bien no puede ser negativo.',
  'avis.percentatge_massa':
    'El porcentaje pasa del de la tabla ({maxim} %); la ley lo permite a los bienes usados y a las empresas pequeñas.',
  'avis.lliure_no_material':
    'La libertad de amortización de los bienes pequeños es para los materiales y nuevos (LIS 12.3.e): de un bien usado o intangible, hace falta otra norma que lo ampare.',
  'avis.lliure_massa_car':
    'La libertad de amortización de los bienes pequeños es para los de {maxim, number, ::.00} € como máximo: hace falta otra norma que lo ampare.',
  'avis.lliure_massa_any':
    'Los bienes pequeños amortizados libremente en {exercici} pasan juntos de {maxim, number, ::.00} €.',
  'avis.be_tancat':
    'Cambiaría la amortización {n, plural, one {de un trimestre cerrado} other {de trimestres cerrados}}: {trimestres}.',
  'avis.venda_sense_factura': 'Es una venta sin factura: los libros la piden.',
};
const en: Own = {
  'error.be_de_despesa':
    'The good “{nom}” comes from an expense: take it away in the line of the expense, or delete the whole expense.',
  'error.be_venut': 'The good “{nom}” is already out of use. Put it back in use before taking it from the expense.',
  'camp.percentatge_massa': 'The percentage is over the most of the legal table ({maxim} %).',
  'camp.percentatge_poc': 'The percentage is too low: the least of the legal table is {minim} % ({anys} years).',
  'camp.fila_no_vigent': 'This row of the legal table did not stand when the use of the good started.',
  'camp.baixa_abans_de_l_us': 'It must go out of use after its use started.',
  'camp.baixa_total_venuda':
    'With the reason “Fully depreciated” there is neither a price nor an invoice of the sale: if it was sold, choose “Sold”.',
  'camp.abans_massa': 'What was written off before goes from nought to the value of the good less the residual.',
  'camp.exercici_abans_us': 'The first financial year cannot be before that of the start of use.',
  'camp.percentatge_zero': 'At 0 % the good would never be written off: write its percentage.',
  'camp.exercici_per_venir': 'The first financial year cannot be after today’s nor after that of the start of use.',
  'camp.be_valor': 'The value of the good cannot be negative.',
  'avis.percentatge_massa':
    'The percentage is over that of the table ({maxim} %); the law lets used goods and small companies do it.',
  'avis.lliure_no_material':
    'Only small goods that are new and tangible may be written off freely (LIS 12.3.e): of a used or intangible one, another rule has to allow it.',
  'avis.lliure_massa_car':
    'Small goods may be written off freely up to €{maxim, number, ::.00} each: another rule has to allow it.',
  'avis.lliure_massa_any': 'Small goods written off freely in {exercici} are together over €{maxim, number, ::.00}.',
  'avis.be_tancat':
    'It would change what was written off in {n, plural, one {a closed quarter} other {closed quarters}}: {trimestres}.',
  'avis.venda_sense_factura': 'It is a sale without an invoice: the books ask for one.',
};
export const amortitzacioErrors = { ca, es, en };

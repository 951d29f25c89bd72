import type { verdictCa } from './verdict.ca.ts';

const NORMA = '{normativa, select, CODI {Codi Estructural} other {{normativa}}}';
const CLASSE = '{classe, select, altres {other cases} other {class {classe}}}';
const U = '\u00a0N/mm²';
const COMPARAT =
  '{dec, select, 2 {{f, number, ::.00}} 3 {{f, number, ::.000}} 4 {{f, number, ::.0000}} other {{f, number, ::.000000}}}';
const MARGE =
  '{dec, select, 2 {{marge, number, ::.00}} 3 {{marge, number, ::.000}} 4 {{marge, number, ::.0000}} other {{marge, number, ::.000000}}}';
const STOP = {
  pendent: 'Cannot be computed yet',
  no_aplica: 'Does not apply: the lot is not controlled by strength',
  no_valida: 'Not computed while a sample is not valid',
  fck_no_positiu: 'Not computed: the specified strength is not above 0',
};

export const verdictEn: Record<keyof typeof verdictCa, string> = {
  'formigo.veredicte.satisfactori': 'Satisfactory',
  'formigo.veredicte.no_satisfactori': 'Not satisfactory',
  'formigo.veredicte.ask': 'Answer needed',
  'formigo.veredicte.pendent': 'Pending',
  'formigo.veredicte.mostra_no_valida': 'Sample not valid',
  'formigo.veredicte.no_aplica': 'Not applicable',
  'formigo.veredicte.insuficients':
    '{falten, plural, one {Satisfactory, # sample missing} other {Satisfactory, # samples missing}}',
  'formigo.veredicte.sota_fck': 'below fck',
  'formigo.veredicte.marge': `margin {marge, number, ::.00}${U}`,
  'formigo.veredicte.falten': `short by {marge, number, ::.00}${U}`,
  'formigo.veredicte.falten_valors': '{n, plural, one {# strength missing} other {# strengths missing}}',

  'formigo.pas.norma.nom': 'Regulation',
  'formigo.pas.norma': 'Which regulation rules?',
  'formigo.pas.norma.per_projecte': `${NORMA}, by the date of the project: {data}`,
  'formigo.pas.norma.per_encarrec': `${NORMA}, by the commission date: {data}`,
  'formigo.pas.norma.per_inici_tardia': `${NORMA}: ordered on {data}, but works began on {inici}, after the deadline of {termini}`,
  'formigo.pas.norma.per_excepcio': `${NORMA}, chosen expressly`,
  'formigo.pas.control.nom': 'Control',
  'formigo.pas.control': 'How is the lot controlled?',
  'formigo.pas.control.estadistic': 'Statistical control',
  'formigo.pas.control.total': 'Full control (100x100): every load',
  'formigo.pas.control.indirecte': 'Indirect control: by consistency alone',
  'formigo.pas.mostres.nom': 'Samples',
  'formigo.pas.mostres': 'Are the samples asked for there, and valid?',
  'formigo.pas.mostres.completes': '{demanades} asked for, {n} taken',
  'formigo.pas.mostres.insuficients': '{demanades} asked for, {n} taken: {falten} missing',
  'formigo.pas.mostres.tingudes': '{n, plural, one {# sample} other {# samples}}',
  'formigo.pas.mostres.falten_valors':
    '{sense_valor, plural, one {# strength missing} other {# strengths missing}} of {n}',
  'formigo.pas.mostres.cap': 'No samples yet',
  'formigo.pas.mostres.no_valida':
    'Sample {numero} not valid: range {recorregut, number, ::percent .0} > {maxim, number, ::percent}',
  'formigo.pas.mostres.no_aplica': 'No strength samples are taken',
  'formigo.pas.cas.nom': 'Case',
  'formigo.pas.cas': 'Which criterion applies?',
  'formigo.pas.cas.ehe98_kn': 'Fewer than 6 samples ({n}): the estimated strength is KN times the lowest',
  'formigo.pas.cas.ehe98_estimador': '6 samples or more ({n}): the estimated strength comes from the lower half',
  'formigo.pas.cas.ehe08_1': 'Case 1: concrete with a mark; every sample must reach fck',
  'formigo.pas.cas.ehe08_1_segona': 'Case 1, second check: some sample does not reach fck but none is below 0.90 fck',
  'formigo.pas.cas.ehe08_2': 'Case 2: no mark, by mean and range',
  'formigo.pas.cas.ehe08_3': 'Case 3: continuous supply, by the lowest and the deviation of the 35 before',
  'formigo.pas.cas.codi_identificacio': 'Identification: officially recognised mark; every sample must reach fck',
  'formigo.pas.cas.codi_identificacio_segona':
    'Identification, second check: some sample does not reach fck but none is below 0.90 fck',
  'formigo.pas.cas.codi_1': 'Case 1: certified dispersion',
  'formigo.pas.cas.codi_2': 'Case 2: from sample 37 on, by the mean and the deviation of the 35 before',
  'formigo.pas.cas.codi_3': 'Case 3: up to sample 36, KN times the lowest',
  'formigo.pas.cas.total_minim': 'Up to {fins} samples ({n}): the lowest counts',
  'formigo.pas.cas.total_percentil': 'More than {fins} samples ({n}): the 5% value counts',
  'formigo.pas.cas.ask_case3': 'It must be known whether the supply is continuous',
  'formigo.pas.cas.ask_case1': 'It must be known whether the dispersion is certified under the mark',
  'formigo.pas.cas.ask_sigma': 'The certified sigma and the mean of 15 values are needed',
  'formigo.pas.cas.ask_sigma_codi': 'Case 1: the certified sigma is needed',
  'formigo.pas.cas.ask_coeficient': 'The class of the plant or the coefficient is needed',
  'formigo.pas.cas.pendent': STOP.pendent,
  'formigo.pas.cas.no_aplica': STOP.no_aplica,
  'formigo.pas.cas.no_valida': STOP.no_valida,
  'formigo.pas.cas.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.coeficient.nom': 'Coefficient',
  'formigo.pas.coeficient': 'Which coefficient enters, and where does it come from?',
  'formigo.pas.coeficient.valor': '{simbol} = {valor, number, ::.00} for {n} samples',
  'formigo.pas.coeficient.classe': `KN = {valor, number, ::.00} for {n} samples, ${CLASSE}`,
  'formigo.pas.coeficient.kn_donat': 'KN = {valor, number, ::.00##}, given as an answer',
  'formigo.pas.coeficient.constant': 'Constant {valor, number, ::.00#}',
  'formigo.pas.coeficient.posicio': 'The value in position {posicio} of {n} counts',
  'formigo.pas.coeficient.cap': 'This criterion has no coefficient',
  'formigo.pas.coeficient.demanat': 'Depends on the answer',
  'formigo.pas.coeficient.fora_taula': 'The table goes from {minim} to {maxim} samples and the lot has {n}',
  'formigo.pas.coeficient.fora_taula_minim': 'The criterion asks for at least {minim} samples and the lot has {n}',
  'formigo.pas.coeficient.cal_segona_mostra': 'The table begins at 2 samples and the lot has {n}',
  'formigo.pas.coeficient.pendent': STOP.pendent,
  'formigo.pas.coeficient.no_aplica': STOP.no_aplica,
  'formigo.pas.coeficient.no_valida': STOP.no_valida,
  'formigo.pas.coeficient.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.calcul.nom': 'Calculation',
  'formigo.pas.calcul': 'Which value results?',
  'formigo.pas.calcul.kn_x1': `KN · x(1) = {kn, number, ::.00} × {x1, number, ::.0#} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.estimador': `Estimated strength = {f, number, ::.00}${U}, with m = {m}; the floor KN · x(1) is {pis, number, ::.00}`,
  'formigo.pas.calcul.estimador_pis': `The estimator ({estadistic, number, ::.00}) is under KN · x(1), which counts: {f, number, ::.00}${U}`,
  'formigo.pas.calcul.minim': `The lowest is {x1, number, ::.0#}${U}`,
  'formigo.pas.calcul.mean15': `x15 − 1.645 · σ = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_k2': `Mean {mitjana, number, ::.00} − {k2, number, ::.00} × range {recorregut, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.x1_k3': `Lowest {x1, number, ::.0#} − {k3, number, ::.00} × s35 {s35, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_s35': `Mean {mitjana, number, ::.00} − {k, number, ::.00#} × s35 {s35, number, ::.00} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.mitjana_sigma': `Mean {mitjana, number, ::.00} − {k, number, ::.00#} × sigma {sigma, number, ::.0#} = {f, number, ::.00}${U}`,
  'formigo.pas.calcul.fc_real': `fc,real = x({posicio}) = {f, number, ::.0#}${U}`,
  'formigo.pas.calcul.sense_coeficient': 'Not computed: there is no coefficient for this number of samples',
  'formigo.pas.calcul.pendent': STOP.pendent,
  'formigo.pas.calcul.no_aplica': STOP.no_aplica,
  'formigo.pas.calcul.no_valida': STOP.no_valida,
  'formigo.pas.calcul.fck_no_positiu': STOP.fck_no_positiu,
  'formigo.pas.comparacio.nom': 'Comparison',
  'formigo.pas.comparacio': 'Does it reach the limit?',
  'formigo.pas.comparacio.compleix': `${COMPARAT} ≥ {limit, number} = fck: complies, with a margin of ${MARGE}${U}`,
  'formigo.pas.comparacio.compleix_090': `${COMPARAT} ≥ {limit, number} = 0.90 fck: accepted below fck ({fck, number}), with a margin of ${MARGE}${U}`,
  'formigo.pas.comparacio.no_compleix': `${COMPARAT} < {limit, number} = fck: does not comply; short by ${MARGE}${U}`,
  'formigo.pas.comparacio.no_compleix_090': `${COMPARAT} < {limit, number} = 0.90 fck: does not comply; short by ${MARGE}${U}`,
  'formigo.pas.comparacio.sense_coeficient':
    'Does not comply: with {n, plural, one {# sample} other {# samples}} the criterion cannot be applied',
  'formigo.pas.comparacio.cal_resposta': 'It will be compared once there is an answer',
  'formigo.pas.comparacio.pendent': STOP.pendent,
  'formigo.pas.comparacio.no_aplica': STOP.no_aplica,
  'formigo.pas.comparacio.no_valida': STOP.no_valida,
  'formigo.pas.comparacio.fck_no_positiu': 'Does not comply: the specified strength of the zone is not above 0',

  'formigo.linia.text_legal': `${NORMA}: {acte}, in force since {des}`,
  'formigo.linia.excepcio_de': 'Chosen by {qui} on {quan}: {motiu}',
  'formigo.linia.resistencia_especificada': `Specified strength: fck = {fck, number}${U}`,
  'formigo.linia.distintiu':
    '{distintiu, select, 1 {No mark} 2 {Mark A (transitional level)} 3 {{segell, select, si {Plant with quality seal} other {With mark (B)}}} 4 {Officially recognised mark} other {Certified dispersion}}',
  'formigo.linia.classe_declarada': `Declared class of the plant: ${CLASSE}`,
  'formigo.linia.regla_fck': 'For fck = {fck, number} the regulation asks for {n} per lot',
  'formigo.linia.regla_volum': 'The greater of {minim} and {volum, number} / {divisor}, rounded up: {n}',
  'formigo.linia.regla_volum_desconegut':
    'At least {minim}, and one every {divisor} m³; the volume of the lot is not recorded',
  'formigo.linia.regla_fixa':
    '{n, plural, one {This structure and mark ask for # sample per lot} other {This structure and mark ask for # samples per lot}}',
  'formigo.linia.regla_totes':
    '{amassades, plural, =0 {A sample of every load is needed; how many were supplied is not recorded} one {A sample of every load is needed: # supplied} other {A sample of every load is needed: # supplied}}',
  'formigo.linia.provetes_valides':
    'Sample {numero}: range {recorregut, number, ::percent .0} ≤ {maxim, number, ::percent}; specimens:',
  'formigo.linia.provetes_no_valides':
    'Sample {numero}, not valid: range {recorregut, number, ::percent .0} > {maxim, number, ::percent}; specimens:',
  'formigo.linia.provetes_sense_regla':
    'Sample {numero}: mean {mitjana, number, ::.00}; the regulation sets no range for {n, plural, one {# specimen} other {# specimens}}; specimens:',
  'formigo.linia.orientatiu_7': `Sample {numero}, indicative at 7 days: {valor, number, ::.0}${U}`,
  'formigo.linia.sense_distintiu': 'Not the case of marks: the zone has none',
  'formigo.linia.distintiu_51': 'The mark gives the guarantee level of annex 19, section 5.1',
  'formigo.linia.distintiu_a': 'Mark A gives the transitional level of annex 19, section 6',
  'formigo.linia.distintiu_dor': 'The mark is officially recognised',
  'formigo.linia.distintiu_dispersio': 'The supplier has its dispersion certified',
  'formigo.linia.certificat_sense_sigma': 'The dispersion certificate of the zone does not carry sigma',
  'formigo.linia.certificat_caducat':
    'The dispersion certificate does not answer: it expired on {fins} and the lot has concrete of {data}',
  'formigo.linia.certificat_encara_no':
    'The dispersion certificate does not answer: it holds from {des_de} and the lot has concrete of {data}',
  'formigo.linia.certificat_altra_central':
    'The dispersion certificate does not answer: it is of plant “{certificat}” and sample {numero} is of “{central}”',
  'formigo.linia.certificat_altra_designacio':
    'The dispersion certificate does not answer: it is for concrete “{certificat}” and the zone is of {zona}',
  'formigo.linia.anteriors_pocs':
    '{n, plural, one {# earlier sample} other {# earlier samples}} of the same concrete, fewer than {minim}',
  'formigo.linia.anteriors_prou':
    '{n, plural, one {# earlier sample} other {# earlier samples}} of the same concrete, {minim} or more',
  'formigo.linia.entre_090_i_fck':
    'The lowest, {x1, number, ::.0#}, is between 0.90 fck ({limit090, number}) and fck ({fck, number})',
  'formigo.linia.resposta_case3':
    '{valor, select, si {Answer: the supply is continuous and from one plant} other {Answer: the supply is not continuous}}',
  'formigo.linia.resposta_case1':
    '{valor, select, si {Answer: the dispersion is certified under the mark} other {Answer: the dispersion is not certified; treated as having no mark}}',
  'formigo.linia.resposta_sigma': `Answer: certified sigma = {sigma, number, ::.0#}${U}`,
  'formigo.linia.resposta_sigma_15': `Answer: certified sigma = {sigma, number, ::.0#}${U}; mean of the 15 values = {mean15, number, ::.0#}${U}`,
  'formigo.linia.resposta_classe': `Answer: ${CLASSE}`,
  'formigo.linia.resposta_kn': 'Answer: KN = {kn, number, ::.00##}',
  'formigo.linia.resposta_de': '{quan, select, cap {Answered by {qui}} other {Answered by {qui}, {quan}}}',
  'formigo.linia.recorregut_classe': `Relative range {recorregut, number, ::percent .0}; the largest of ${CLASSE} is {maxim, number, ::percent .0}`,
  'formigo.linia.classe_redeclarada':
    'The declared class changes: the lot before declared {abans, select, altres {other cases} other {class {abans}}} and this one declares {classe, select, altres {other cases} other {class {classe}}}',
  'formigo.linia.classe_demostrada':
    '{declarada, select, altres {Other cases} other {Class {declarada}}} is declared, but the ranges of earlier lots have shown {classe, select, altres {other cases} other {class {classe}}}; only five lots in a row within the better column improve it',
  'formigo.linia.classe_empitjora':
    'Moves from {abans, select, altres {other cases} other {class {abans}}} to {classe, select, altres {other cases} other {class {classe}}}, for this lot and the following ones',
  'formigo.linia.classe_millora':
    'Five lots in a row within the better column: back to {classe, select, altres {other cases} other {class {classe}}}',
  'formigo.linia.classe_a_segell': 'The plant has a quality seal: column A with seal',
  'formigo.linia.posicio_formula': 'Position = 1 + 0.05 × {n}, rounded up = {posicio}',
  'formigo.linia.ordenades': '{n, plural, one {# sample:} other {# samples, lowest to highest:}}',
  'formigo.linia.minim': `The lowest is {x1, number, ::.0#}${U}`,
  'formigo.linia.mitjana': `Mean of {n}: {mitjana, number, ::.00}${U}`,
  'formigo.linia.recorregut': `Range: {xN, number, ::.0#} − {x1, number, ::.0#} = {recorregut, number, ::.00}${U}`,
  'formigo.linia.desviacio': `s35 = {s35, number, ::.00}${U}: deviation of the {n} samples before the lot, divisor {divisor}`,
  'formigo.linia.finestra': 'The {n} before, oldest to newest:',
  'formigo.linia.fila_canviada': 'Rule row {fila} changed by {qui} on {quan}: {motiu}',

  'formigo.fallada.fck_no_positiu': 'The specified strength of the zone must be above 0.',
  'formigo.fallada.n_menys_3': 'The lot has fewer than 3 samples and the criterion cannot be applied.',
  'formigo.fallada.n_mes_6': 'The lot has more than 6 samples and the regulation gives no coefficient.',
  'formigo.fallada.xi_sota_090': 'Some sample does not reach 0.90 fck.',
  'formigo.fallada.xi_sota_fck': 'Some sample does not reach fck and the second check is not met either.',
  'formigo.fallada.fc_real': 'The real characteristic strength of the lot does not reach the one required.',
  'formigo.fallada.fest': 'The estimated strength does not reach 0.90 fck.',
  'formigo.fallada.kn_x1': 'The lowest strength, times KN, does not reach fck.',
  'formigo.fallada.k2': 'The mean, less K2 times the range, does not reach fck.',
  'formigo.fallada.k3': 'The lowest, less K3 times the deviation of the 35 before, does not reach fck.',
  'formigo.fallada.s35': 'The mean, less 1.66 times the deviation of the 35 before, does not reach fck.',
  'formigo.fallada.sigma': 'The mean, less 1.645 times the certified sigma, does not reach fck.',

  'formigo.canviaria.x1': `Would change with x(1) ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.mitjana': `Would change with a mean ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.mean15': `Would change with a mean of the 15 values ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.fc_real': `Would change with fc,real ≥ {valor, number, ::.0}${U}`,
  'formigo.canviaria.resposta_case3': 'The answer about the supply will decide',
  'formigo.canviaria.resposta_case1': 'The answer about the mark will decide',
  'formigo.canviaria.resposta_sigma': 'The answer about sigma will decide',
  'formigo.canviaria.resposta_coeficient': 'The class of the plant or the coefficient will decide',

  'formigo.ask.case3.pregunta': 'Is the supply continuous and from one plant?',
  'formigo.ask.case3.perque':
    'There are 36 or more earlier samples of this concrete. With continuous supply case 3 applies; otherwise case 2.',
  'formigo.ask.case3.si': 'Yes: case 3, with the deviation of the 35 samples before',
  'formigo.ask.case3.no': 'No: case 2, with the mean and the range of the lot',
  'formigo.ask.case1.pregunta': 'Is the dispersion certified under the mark?',
  'formigo.ask.case1.perque': 'Mark A allows case 1 only if the dispersion of the plant is certified within its scope.',
  'formigo.ask.case1.si': 'Yes: case 1, every sample must reach fck',
  'formigo.ask.case1.no': 'No: treated as concrete without a mark',
  'formigo.ask.sigma.pregunta': 'What is the certified sigma of the plant?',
  'formigo.ask.sigma.perque':
    'With certified dispersion, the lot is compared by the mean less 1.645 times the sigma of the certificate.',
  'formigo.ask.sigma.resposta': 'With sigma, case 1 is computed and gives the verdict',
  'formigo.ask.sigma.sense': 'Without a certificate, choose “No mark” in the zone and cases 2 and 3 apply',
  'formigo.ask.sigma_15.pregunta': 'What are the certified sigma and the mean of the 15 values?',
  'formigo.ask.sigma_15.perque':
    'Some sample does not reach fck but none is below 0.90 fck. The second check looks at the plant’s production control: the non-conforming value and the 14 nearest in time.',
  'formigo.ask.sigma_15.resposta': 'It is accepted if the mean of the 15 less 1.645 times sigma reaches 0.90 fck',
  'formigo.ask.sigma_15.sense': 'While one of the two numbers is missing, the lot has no verdict',
  'formigo.ask.coeficient.pregunta': 'What is the class of the plant, or the coefficient KN?',
  'formigo.ask.coeficient.perque':
    'The coefficient of EHE-98 depends on the regularity of the plant, which is not recorded yet.',
  'formigo.ask.coeficient.classe': 'With the class, KN comes from table 88.4.b and the range is watched lot by lot',
  'formigo.ask.coeficient.kn': 'KN is applied directly to the lowest strength',
  'formigo.ask.camp.sigma': 'Certified sigma (N/mm²)',
  'formigo.ask.camp.mean15': 'Mean of the 15 values (N/mm²)',
  'formigo.ask.camp.classe': 'Class of the plant',
  'formigo.ask.camp.kn': 'Coefficient KN',
  'formigo.ask.camp.si': 'Yes',
  'formigo.ask.camp.no': 'No',

  'formigo.decisio.revisar':
    'Taken on other results: the lot no longer fails by the same margin. Review it and save it again; meanwhile it settles nothing.',
  'formigo.decisio.revisar_marge':
    'Taken when {valor} N/mm² were missing; it is not the same now. Review it and save it again; meanwhile it settles nothing.',
  'formigo.decisio.sobrera':
    'This decision was taken when the lot was not satisfactory. With the corrected strengths it is: take the decision away if it is not needed any more.',

  'formigo.confidence.V': 'Checked in a published source',
  'formigo.confidence.K+': 'Known and confirmed by a second way',
  'formigo.confidence.K': 'Known; not yet compared with the text of the BOE',
  'formigo.confidence.I': 'Inferred: to be checked against the text of the BOE',
  'formigo.per_verificar': 'To be verified',
};

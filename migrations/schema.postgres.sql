agent.id bigint not null identity 100000
agent.empresa_fk bigint not null
agent.versio bigint not null
agent.tipus text collate C not null
agent.tipus_persona text collate C not null
agent.promotor smallint not null
agent.tecnic smallint not null
agent.contractista smallint not null
agent.proveidor smallint not null
agent.nif text collate C not null
agent.nif_pais text collate C not null
agent.nif_clau text collate C not null
agent.nif_correcte smallint not null
agent.nom text collate C not null
agent.cognoms text collate C not null
agent.rao_social text collate C not null
agent.nom_complet text collate C not null
agent.nom_comercial text collate C not null
agent.representant text collate C
agent.titulacio_fk bigint
agent.num_collegiat text collate C not null
agent.activitat_fk bigint
agent.adreces text collate C not null
agent.telefons text collate C not null
agent.emails text collate C not null
agent.poblacio text collate C not null
agent.web text collate C not null
agent.idioma_fk text collate C
agent.observacions text collate C not null
agent.baixa smallint not null
agent.cerca text collate C not null
agent.nom_ordre text collate C not null
agent.poblacio_ordre text collate C not null
agent.creat text collate C not null
agent.canviat text collate C not null
agent.iban text collate C not null default ''::text
agent.dir3 text collate C
agent.iva_fk bigint
agent.irpf_fk bigint
agent.recarrec_equivalencia smallint not null default 0
agent.condicions_pagament text collate C not null default ''::text
agent.empremta text collate C not null default ''::text
agent.importacio_fk bigint not null default 0
agent_diferent.empresa_fk bigint not null
agent_diferent.agent_fk bigint not null
agent_diferent.altre_fk bigint not null
agent_diferent.usuari_fk bigint
agent_diferent.quan text collate C not null
be_inversio.id bigint not null identity 100000
be_inversio.empresa_fk bigint not null
be_inversio.versio bigint not null
be_inversio.despesa_fk bigint
be_inversio.clau text collate C
be_inversio.descripcio text collate C not null
be_inversio.identificador text collate C not null
be_inversio.tipus_be text collate C not null
be_inversio.fila text collate C
be_inversio.data_inici text collate C not null
be_inversio.valor bigint not null
be_inversio.valor_dit bigint
be_inversio.valor_residual bigint not null
be_inversio.percentatge text collate C not null
be_inversio.metode text collate C not null
be_inversio.usat smallint not null
be_inversio.amortitzat_abans bigint not null
be_inversio.exercici_inicial bigint
be_inversio.observacions text collate C not null
be_inversio.baixa_data text collate C
be_inversio.baixa_causa text collate C
be_inversio.baixa_import bigint
be_inversio.baixa_factura_fk bigint
be_inversio.cerca text collate C not null
be_inversio.creat text collate C not null
be_inversio.canviat text collate C not null
be_inversio.percentatges text collate C not null default '[]'::text
calendari_subscripcio.id bigint not null identity 100000
calendari_subscripcio.empresa_fk bigint not null
calendari_subscripcio.usuari_fk bigint not null
calendari_subscripcio.hash text collate C not null
calendari_subscripcio.idioma text collate C not null
calendari_subscripcio.creat text collate C not null
cobrament.id bigint not null identity 100000
cobrament.empresa_fk bigint not null
cobrament.versio bigint not null
cobrament.factura_fk bigint not null
cobrament.data text collate C not null
cobrament.total bigint not null
cobrament.forma text collate C not null
cobrament.compte text collate C not null
cobrament.observacions text collate C not null
cobrament.creat text collate C not null
cobrament.canviat text collate C not null
cobrament.parella_fk bigint
comprovacio.id bigint not null identity 100000
comprovacio.empresa_fk bigint not null
comprovacio.versio bigint not null
comprovacio.usuari_fk bigint not null
comprovacio.origen_fk bigint
comprovacio.categoria_fk bigint not null
comprovacio.nom text collate C not null
comprovacio.frequencia text collate C not null
comprovacio.criteri text collate C not null
comprovacio.normes text collate C not null
comprovacio.valor_tipus text collate C not null
comprovacio.unitat text collate C not null
comprovacio.basic smallint not null
comprovacio.activa smallint not null
comprovacio.usos text collate C not null
comprovacio.creat text collate C not null
comprovacio.canviat text collate C not null
comprovacio_basica.empresa_fk bigint not null
comprovacio_basica.usuari_fk bigint not null
comprovacio_basica.partida_fk bigint not null
comprovacio_basica.comprovacio_fk bigint not null
comprovacio_basica.basic smallint not null
comptador.nom text collate C not null
comptador.valor bigint not null
correu.id bigint not null identity 100000
correu.empresa_fk bigint
correu.missatge_id text collate C not null
correu.per_a text collate C not null
correu.cc text collate C not null
correu.acceptats text collate C not null
correu.assumpte text collate C not null
correu.cos text collate C not null
correu.secret smallint not null
correu.estat text collate C not null
correu.motiu text collate C
correu.resposta text collate C
correu.intents bigint not null
correu.proper text collate C not null
correu.contingut smallint not null
correu.arrendat_fins text collate C
correu.clau text collate C
correu.entitat text collate C
correu.entitat_fk bigint
correu.cerca text collate C not null
correu.creat text collate C not null
correu.enviat text collate C
correu_adjunt.correu_fk bigint not null
correu_adjunt.ordre bigint not null
correu_adjunt.empresa_fk bigint not null
correu_adjunt.fitxer_fk bigint not null
correu_adjunt.nom text collate C not null
descarrega.clau_hash text collate C not null
descarrega.sessio_fk bigint not null
descarrega.empresa_fk bigint not null
descarrega.cami text collate C not null
descarrega.idioma text collate C not null
descarrega.caduca text collate C not null
desfer.id bigint not null identity 100000
desfer.empresa_fk bigint not null
desfer.usuari_fk bigint not null
desfer.tipus text collate C not null
desfer.entitat_fk bigint not null
desfer.contingut text collate C not null
desfer.creat text collate C not null
desfer.caduca text collate C not null
desfer_fitxer.desfer_fk bigint not null
desfer_fitxer.empresa_fk bigint not null
desfer_fitxer.fitxer_fk bigint not null
despesa.id bigint not null identity 100000
despesa.empresa_fk bigint not null
despesa.versio bigint not null
despesa.exercici bigint not null
despesa.numero bigint not null
despesa.trimestre bigint not null
despesa.tipus text collate C not null
despesa.data text collate C not null
despesa.data_operacio text collate C not null
despesa.data_recepcio text collate C not null
despesa.agent_fk bigint
despesa.copia_nif text collate C not null
despesa.copia_nom text collate C not null
despesa.empremta text collate C not null
despesa.num_factura text collate C not null
despesa.num_clau text collate C not null
despesa.clau text collate C not null
despesa.isp smallint not null
despesa.base bigint not null
despesa.quota bigint not null
despesa.recarrec bigint not null
despesa.deduible bigint not null
despesa.retingut bigint not null
despesa.total bigint not null
despesa.a_pagar bigint not null
despesa.venciment text collate C
despesa.data_pagament text collate C
despesa.be smallint not null
despesa.arxius bigint not null
despesa.etiquetes text collate C not null
despesa.cerca text collate C not null
despesa.proveidor_ordre text collate C not null
despesa.num_ordre text collate C not null
despesa.creat text collate C not null
despesa.canviat text collate C not null
despesa.deduccio text collate C
despesa_arxiu.id bigint not null identity 100000
despesa_arxiu.empresa_fk bigint not null
despesa_arxiu.despesa_fk bigint not null
despesa_arxiu.versio bigint not null
despesa_arxiu.fitxer_fk bigint not null
despesa_arxiu.vista_fk bigint
despesa_arxiu.nom text collate C not null
despesa_arxiu.ordre bigint not null
despesa_arxiu.mida bigint not null
despesa_arxiu.tipus text collate C not null
despesa_arxiu.pujat text collate C not null
despesa_arxiu.pujat_per text collate C not null
despesa_comptador.empresa_fk bigint not null
despesa_comptador.exercici bigint not null
despesa_comptador.darrer bigint not null
despesa_contingut.despesa_fk bigint not null
despesa_contingut.empresa_fk bigint not null
despesa_contingut.copia text collate C not null
despesa_contingut.linies text collate C not null
despesa_contingut.dades text collate C not null
despesa_contingut.imports text collate C not null
despesa_linia.empresa_fk bigint not null
despesa_linia.despesa_fk bigint not null
despesa_linia.ordre bigint not null
despesa_linia.clau text collate C not null
despesa_linia.tipus_despesa_fk bigint
despesa_linia.concepte text collate C
despesa_linia.iva text collate C
despesa_linia.tipus_recarrec text collate C
despesa_linia.causa text collate C
despesa_linia.amb_retencio smallint not null
despesa_linia.base bigint not null
despesa_linia.quota bigint not null
despesa_linia.recarrec bigint not null
despesa_linia.deduible bigint not null
despesa_linia.despesa bigint not null
despesa_linia.be smallint not null
despesa_treball.empresa_fk bigint not null
despesa_treball.despesa_fk bigint not null
despesa_treball.ordre bigint not null
despesa_treball.treball_fk bigint not null
despesa_treball.percentatge text collate C not null
despesa_treball.base bigint not null
despesa_treball.quota bigint not null
despesa_treball.deduible bigint not null
despesa_treball.retingut bigint not null
despesa_treball.total bigint not null
despesa_treball.a_pagar bigint not null
empresa.id bigint not null identity 100000
empresa.versio bigint not null
empresa.nom_fiscal text collate C not null
empresa.nom_comercial text collate C not null
empresa.tipus_persona text collate C not null
empresa.nif text collate C not null
empresa.adreca text collate C not null
empresa.telefon text collate C not null
empresa.email text collate C not null
empresa.web text collate C not null
empresa.color text collate C
empresa.logo text collate C
empresa.registre_mercantil text collate C not null
empresa.num_collegiat text collate C not null
empresa.idioma_fk text collate C not null
empresa.peu_document text collate C not null
empresa.baixa smallint not null
empresa.cerca text collate C not null
empresa.nom_ordre text collate C not null
empresa.creada text collate C not null
empresa.canviada text collate C not null
empresa.comptes text collate C not null default '[]'::text
empresa.peu_factura text collate C not null default ''::text
empresa.peu_pressupost text collate C not null default ''::text
empresa.condicions_pagament text collate C not null default ''::text
empresa.iva_fk bigint
empresa.irpf_fk bigint
empresa.regim_iva text collate C not null default 'general'::text
empresa.verifactu text collate C not null default '{"mode":"cap","entorn":"proves"}'::text
empresa.esborrada text collate C
empresa_certificat.id bigint not null identity 100000
empresa_certificat.empresa_fk bigint not null
empresa_certificat.titular text collate C not null
empresa_certificat.nif text collate C not null
empresa_certificat.emissor text collate C not null
empresa_certificat.valid_des_de text collate C not null
empresa_certificat.valid_fins text collate C not null
empresa_certificat.empremta text collate C not null
empresa_certificat.clau text collate C not null
empresa_certificat.avisat bigint
empresa_certificat.creat text collate C not null
empresa_certificat.dubte text collate C not null default ''::text
empresa_serie.id bigint not null identity 100000
empresa_serie.empresa_fk bigint not null
empresa_serie.ordre bigint not null
empresa_serie.codi text collate C not null
empresa_serie.nom text collate C not null
empresa_serie.tipus text collate C not null
empresa_serie.format text collate C not null
empresa_serie.exercici_reinicia smallint not null
empresa_smtp.empresa_fk bigint not null
empresa_smtp.versio bigint not null
empresa_smtp.host text collate C not null
empresa_smtp.port bigint not null
empresa_smtp.seguretat text collate C not null
empresa_smtp.usuari text collate C not null
empresa_smtp.contrasenya text collate C
empresa_smtp.de_nom text collate C not null
empresa_smtp.de_email text collate C not null
empresa_smtp.canviat text collate C not null
empresa_trimestre.empresa_fk bigint not null
empresa_trimestre.exercici bigint not null
empresa_trimestre.trimestre bigint not null
empresa_trimestre.tancat smallint not null
empresa_trimestre.quan text collate C not null
empresa_trimestre.usuari_nom text collate C not null
empresa_trimestre.motiu text collate C not null
empresa_trimestre.canvis bigint not null default 1
factura.id bigint not null identity 100000
factura.empresa_fk bigint not null
factura.versio bigint not null
factura.tipus text collate C not null
factura.estat text collate C not null
factura.situacio text collate C not null
factura.serie text collate C not null
factura.exercici bigint
factura.numero bigint
factura.numero_text text collate C
factura.data text collate C not null
factura.data_operacio text collate C
factura.venciment text collate C
factura.agent_fk bigint
factura.copia_nif text collate C not null
factura.copia_nom text collate C not null
factura.empremta text collate C not null
factura.treball_fk bigint
factura.pressupost_fk bigint
factura.periodica_fk bigint
factura.periodica_data text collate C
factura.base bigint not null
factura.quota bigint not null
factura.retingut bigint not null
factura.total_factura bigint not null
factura.total bigint not null
factura.heretat bigint not null
factura.cobrat bigint not null
factura.pendent bigint not null
factura.emesa text collate C
factura.anullada text collate C
factura.anullada_motiu text collate C
factura.notes text collate C not null
factura.etiquetes text collate C not null
factura.cerca text collate C not null
factura.agent_ordre text collate C not null
factura.numero_ordre text collate C not null
factura.creat text collate C not null
factura.canviat text collate C not null
factura.garantia_pendent bigint not null default 0
factura.garantia_data text collate C
factura.proforma_fk bigint
factura.incobrable_alcat smallint not null default 0
factura_comptador.empresa_fk bigint not null
factura_comptador.serie text collate C not null
factura_comptador.exercici bigint not null
factura_comptador.darrer bigint not null
factura_comptador.darrera_data text collate C not null
factura_contingut.factura_fk bigint not null
factura_contingut.empresa_fk bigint not null
factura_contingut.copia text collate C not null
factura_contingut.linies text collate C not null
factura_contingut.dades text collate C not null
factura_contingut.totals text collate C not null
factura_contingut.congelada text collate C
factura_impost.empresa_fk bigint not null
factura_impost.factura_fk bigint not null
factura_impost.ordre bigint not null
factura_impost.iva text collate C not null
factura_impost.recarrec text collate C
factura_impost.regim text collate C not null
factura_impost.base bigint not null
factura_impost.quota bigint not null
factura_impost.quota_recarrec bigint not null
factura_per_enviar.empresa_fk bigint not null
factura_per_enviar.factura_fk bigint not null
factura_per_enviar.quan text collate C not null
factura_periodica.id bigint not null identity 100000
factura_periodica.empresa_fk bigint not null
factura_periodica.versio bigint not null
factura_periodica.nom text collate C not null
factura_periodica.periodicitat text collate C not null
factura_periodica.inici text collate C not null
factura_periodica.final text collate C
factura_periodica.propera text collate C
factura_periodica.accio text collate C not null
factura_periodica.dies_venciment bigint
factura_periodica.activa smallint not null
factura_periodica.agent_fk bigint not null
factura_periodica.treball_fk bigint
factura_periodica.plantilla text collate C not null
factura_periodica.falla text collate C
factura_periodica.cerca text collate C not null
factura_periodica.nom_ordre text collate C not null
factura_periodica.creat text collate C not null
factura_periodica.canviat text collate C not null
factura_recordatori.empresa_fk bigint not null
factura_recordatori.factura_fk bigint not null
factura_recordatori.pas bigint not null
factura_recordatori.quan text collate C not null
factura_recordatori.correu_fk bigint
factura_rectifica.empresa_fk bigint not null
factura_rectifica.factura_fk bigint not null
factura_rectifica.ordre bigint not null
factura_rectifica.metode text collate C not null
factura_rectifica.rectificada_fk bigint not null
fitxer.id bigint not null identity 100000
fitxer.empresa_fk bigint not null
fitxer.sha256 text collate C not null
fitxer.mida bigint not null
fitxer.tipus text collate C not null
fitxer.creat text collate C not null
fitxer.tocat text collate C not null
formigo.treball_fk bigint not null
formigo.empresa_fk bigint not null
formigo.versio bigint not null
formigo.modalitat text collate C not null
formigo.central text collate C not null
formigo.notes text collate C not null
formigo.excepcio text collate C
formigo_partida.empresa_fk bigint not null
formigo_partida.treball_fk bigint not null
formigo_partida.treball_partida_fk bigint not null
formigo_partida.versio bigint not null
formigo_partida.modalitat text collate C
formigo_partida.central text collate C
formigo_partida.notes text collate C not null
historial.id bigint not null identity 100000
historial.empresa_fk bigint not null
historial.usuari_fk bigint
historial.usuari_nom text collate C not null
historial.quan text collate C not null
historial.entitat text collate C not null
historial.entitat_fk bigint not null
historial.accio text collate C not null
historial.abans text collate C
historial.despres text collate C
historial.camps text collate C not null default ''::text
historial_arrel.historial_fk bigint not null
historial_arrel.empresa_fk bigint not null
historial_arrel.arrel text collate C not null
historial_arrel.arrel_fk bigint not null
idempotencia.usuari_fk bigint not null
idempotencia.clau text collate C not null
idempotencia.ruta text collate C not null
idempotencia.cos_hash text collate C not null
idempotencia.resposta text collate C
idempotencia.creada text collate C not null
importacio.id bigint not null identity 100000
importacio.empresa_fk bigint not null
importacio.usuari_fk bigint not null
importacio.fitxer_fk bigint not null
importacio.nom text collate C not null
importacio.estat text collate C not null
importacio.creada text collate C not null
importacio.feta text collate C
importacio.clau text collate C not null default ''::text
importacio.presa text collate C
importacio.mena text collate C not null default 'agent'::text
importacio.afegits text collate C not null default '[]'::text
importacio.vistos text collate C not null default '{}'::text
importacio_columna.empresa_fk bigint not null
importacio_columna.mena text collate C not null
importacio_columna.columna text collate C not null
importacio_columna.camp text collate C not null
importacio_fila.importacio_fk bigint not null
importacio_fila.empresa_fk bigint not null
importacio_fila.fila bigint not null
importacio_fila.resultat text collate C not null
importacio_fila.registre_fk bigint
importacio_fila.nom text collate C not null
importacio_fila.faltes text collate C not null
importacio_fila.celles text collate C not null
intent_acces.clau text collate C not null
intent_acces.fallades bigint not null
intent_acces.darrera text collate C not null
intent_acces.lliure text collate C not null
limit_canvi.empresa_fk bigint not null
limit_canvi.treball_fk bigint not null
limit_canvi.fila bigint not null
limit_canvi.valors text collate C not null
limit_canvi.qui text collate C not null
limit_canvi.quan text collate C not null
limit_canvi.motiu text collate C not null
llibres_casella.empresa_fk bigint not null
llibres_casella.model text collate C not null
llibres_casella.exercici bigint not null
llibres_casella.trimestre bigint not null
llibres_casella.casella text collate C not null
llibres_casella.valor bigint not null
llibres_casella.quan text collate C not null
llibres_perfil.empresa_fk bigint not null
llibres_perfil.versio bigint not null
llibres_perfil.dades text collate C not null
llibres_perfil.canviat text collate C not null
lot.id bigint not null
lot.empresa_fk bigint not null
lot.treball_fk bigint not null
lot.treball_partida_fk bigint not null
lot.clau_client text collate C not null
lot.versio bigint not null
lot.numero bigint not null
lot.descripcio text collate C not null
lot.ubicacio text collate C not null
lot.data_inici text collate C
lot.data_final text collate C
lot.quantitat bigint
lot.estat text collate C not null
lot.creat text collate C not null
lot.canviat text collate C not null
migracio.nom text not null
no_conformitat_termini.id bigint not null identity 100000
no_conformitat_termini.empresa_fk bigint not null
no_conformitat_termini.resultat_fk bigint not null
no_conformitat_termini.usuari_fk bigint
no_conformitat_termini.usuari_nom text collate C not null
no_conformitat_termini.quan text collate C not null
no_conformitat_termini.abans text collate C not null
no_conformitat_termini.despres text collate C not null
no_conformitat_termini.motiu text collate C not null
partida.id bigint not null identity 100000
partida.empresa_fk bigint not null
partida.versio bigint not null
partida.usuari_fk bigint not null
partida.origen_fk bigint
partida.familia text collate C
partida.codi text collate C not null
partida.proces_fk bigint not null
partida.control_fk bigint not null
partida.sistema_fk bigint not null
partida.nom text collate C not null
partida.unitat text collate C not null
partida.activa smallint not null
partida.inici text collate C
partida.final text collate C
partida.normes text collate C not null
partida.usos text collate C not null
partida.nivells text collate C not null
partida.lot text collate C not null
partida.completa smallint not null
partida.formigo_flg smallint not null
partida.ajuda text collate C not null
partida.informacio text collate C not null
partida.observacions_programa text collate C not null
partida.observacions_seguiment text collate C not null
partida.creat text collate C not null
partida.canviat text collate C not null
partida_comprovacio.empresa_fk bigint not null
partida_comprovacio.partida_fk bigint not null
partida_comprovacio.comprovacio_fk bigint not null
partida_comprovacio.categoria_fk bigint not null
partida_comprovacio.ordre bigint not null
pastada.id bigint not null identity 100000
pastada.empresa_fk bigint not null
pastada.treball_fk bigint not null
pastada.zona_fk bigint not null
pastada.lot_fk bigint not null
pastada.clau_client text collate C not null
pastada.versio bigint not null
pastada.numero bigint not null
pastada.data text collate C
pastada.hora text collate C
pastada.albara text collate C not null
pastada.central text collate C not null
pastada.matricula text collate C not null
pastada.element text collate C not null
pastada.con text collate C not null
pastada.resistencia bigint
pastada.provetes text collate C not null
pastada.acta text collate C not null
pastada.observacions text collate C not null
pastada.creat text collate C not null
pastada.canviat text collate C not null
pressupost.id bigint not null identity 100000
pressupost.empresa_fk bigint not null
pressupost.versio bigint not null
pressupost.estat text collate C not null
pressupost.serie text collate C not null
pressupost.exercici bigint
pressupost.numero bigint
pressupost.numero_text text collate C
pressupost.revisio bigint not null
pressupost.data text collate C not null
pressupost.validesa text collate C
pressupost.agent_fk bigint
pressupost.copia text collate C not null
pressupost.copia_nif text collate C not null
pressupost.copia_nom text collate C not null
pressupost.empremta text collate C not null
pressupost.treball_fk bigint
pressupost.titol text collate C not null
pressupost.dades text collate C not null
pressupost.linies text collate C not null
pressupost.fites text collate C not null
pressupost.totals text collate C not null
pressupost.base bigint not null
pressupost.total bigint not null
pressupost.notes text collate C not null
pressupost.enviat text collate C
pressupost.congelat text collate C
pressupost.resposta text collate C
pressupost.enllac_hash text collate C
pressupost.enllac_creat text collate C
pressupost.enllac_caduca text collate C
pressupost.enllac_per bigint
pressupost.cerca text collate C not null
pressupost.agent_ordre text collate C not null
pressupost.titol_ordre text collate C not null
pressupost.numero_ordre text collate C not null
pressupost.creat text collate C not null
pressupost.canviat text collate C not null
pressupost_comptador.empresa_fk bigint not null
pressupost_comptador.serie text collate C not null
pressupost_comptador.exercici bigint not null
pressupost_comptador.darrer bigint not null
programa_revisio.id bigint not null identity 100000
programa_revisio.empresa_fk bigint not null
programa_revisio.treball_fk bigint not null
programa_revisio.numero bigint not null
programa_revisio.data text collate C not null
programa_revisio.foto text collate C not null
programa_revisio.usuari_fk bigint
programa_revisio.emesa text collate C not null
programa_revisio.emesa_per text collate C not null
programa_revisio.versio bigint not null
pujada.id bigint not null identity 100000
pujada.empresa_fk bigint not null
pujada.usuari_fk bigint not null
pujada.clau text collate C not null
pujada.nom text collate C not null
pujada.mida bigint not null
pujada.fitxer_fk bigint
pujada.caduca text collate C not null
registre_cadena.empresa_fk bigint not null
registre_cadena.installacio text collate C not null
registre_cadena.ultim_ordre bigint not null
registre_cadena.ultim_nif text collate C not null
registre_cadena.ultim_numserie text collate C not null
registre_cadena.ultim_data text collate C not null
registre_cadena.ultim_huella text collate C not null
registre_comprovacio.id bigint not null identity 100000
registre_comprovacio.empresa_fk bigint not null
registre_comprovacio.quan text collate C not null
registre_comprovacio.origen text collate C not null
registre_comprovacio.registres bigint not null
registre_comprovacio.trencaments bigint not null
registre_comprovacio.detall text collate C not null
registre_facturacio.id bigint not null identity 100000
registre_facturacio.empresa_fk bigint not null
registre_facturacio.ordre bigint not null
registre_facturacio.tipus text collate C not null
registre_facturacio.factura_fk bigint not null
registre_facturacio.numserie text collate C not null
registre_facturacio.data_expedicio text collate C not null
registre_facturacio.text text collate C not null
registre_facturacio.huella text collate C not null
registre_facturacio.huella_anterior text collate C not null
registre_facturacio.xml text collate C not null
registre_facturacio.xml_suma text collate C not null
registre_facturacio.moment text collate C not null
registre_facturacio.sistema text collate C not null
registre_facturacio.mode text collate C not null
registre_facturacio.entorn text collate C not null
registre_facturacio.estat text collate C not null
registre_facturacio.cerca text collate C not null
registre_facturacio.creat text collate C not null
resultat.id bigint not null identity 100000
resultat.empresa_fk bigint not null
resultat.versio bigint not null
resultat.clau_client text collate C not null
resultat.treball_fk bigint not null
resultat.proces_fk bigint not null
resultat.treball_partida_fk bigint not null
resultat.lot_fk bigint not null
resultat.categoria_fk bigint not null
resultat.comprovacio_fk bigint not null
resultat.resultat text collate C not null
resultat.valor text collate C not null
resultat.unitat text collate C not null
resultat.data text collate C
resultat.responsable_fk bigint
resultat.document_ref text collate C not null
resultat.observacions text collate C not null
resultat.accio text collate C not null
resultat.termini text collate C
resultat.tancada text collate C
resultat.automatic smallint not null
resultat.usuari_fk bigint
resultat.usuari_nom text collate C not null
resultat.creat text collate C not null
resultat.canviat text collate C not null
resultat_arxiu.id bigint not null identity 100000
resultat_arxiu.empresa_fk bigint not null
resultat_arxiu.resultat_fk bigint not null
resultat_arxiu.clau_client text collate C not null
resultat_arxiu.fitxer_fk bigint not null
resultat_arxiu.vista_fk bigint
resultat_arxiu.nom text collate C not null
resultat_arxiu.mida bigint not null
resultat_arxiu.tipus text collate C not null
resultat_arxiu.ordre bigint not null
resultat_arxiu.pujat text collate C not null
resultat_arxiu.pujat_per text collate C not null
resultat_arxiu.annex smallint not null default 0
sessio.id bigint not null identity 100000
sessio.usuari_fk bigint not null
sessio.token_hash text collate C not null
sessio.plataforma text collate C not null
sessio.fabricant text collate C
sessio.model text collate C
sessio.versio text collate C
sessio.creada text collate C not null
sessio.darrer_us text collate C not null
tasca.id bigint not null identity 100000
tasca.empresa_fk bigint not null
tasca.usuari_fk bigint not null
tasca.tipus text collate C not null
tasca.titol text collate C not null
tasca.idioma text collate C not null
tasca.entrada text collate C not null
tasca.estat text collate C not null
tasca.fet bigint not null
tasca.total bigint not null
tasca.cancel smallint not null
tasca.intents bigint not null
tasca.arrendada_fins text collate C
tasca.clau text collate C
tasca.fitxer_fk bigint
tasca.fitxer_nom text collate C
tasca.resultat text collate C
tasca.error text collate C
tasca.creada text collate C not null
tasca.acabada text collate C
tasca.caduca text collate C
tipus_despesa.id bigint not null identity 100000
tipus_despesa.empresa_fk bigint not null
tipus_despesa.cataleg bigint
tipus_despesa.versio bigint not null
tipus_despesa.pare_fk bigint
tipus_despesa.nom text collate C
tipus_despesa.iva_fk bigint
tipus_despesa.irpf_fk bigint
tipus_despesa.iva_deduible text collate C not null
tipus_despesa.deduible text collate C not null
tipus_despesa.concepte text collate C
tipus_despesa.amortitzacio text collate C
tipus_despesa.ajuda text collate C
tipus_despesa.baixa smallint not null
tipus_despesa.suprimit smallint not null
tipus_despesa.creat text collate C not null
tipus_despesa.canviat text collate C not null
treball.id bigint not null identity 100000
treball.empresa_fk bigint not null
treball.versio bigint not null
treball.codi text collate C not null
treball.expedient text collate C not null
treball.expedient_clau text collate C not null
treball.nom text collate C not null
treball.descripcio text collate C not null
treball.tipus_obra text collate C not null
treball.tipus_treball_fk bigint
treball.us text collate C not null
treball.adreca text collate C not null
treball.poblacio_fk bigint
treball.poblacio text collate C not null
treball.referencia_cadastral text collate C not null
treball.coordenades text collate C not null
treball.data_encarrec text collate C
treball.data_projecte text collate C
treball.data_inici text collate C
treball.data_final text collate C
treball.data_tancament text collate C
treball.obert smallint not null
treball.control_qualitat smallint not null
treball.pem bigint
treball.superficie bigint
treball.plantes_sobre bigint
treball.plantes_sota bigint
treball.llicencia text collate C not null
treball.visat text collate C not null
treball.observacions text collate C not null
treball.promotor text collate C not null
treball.formigo text collate C not null
treball.cerca text collate C not null
treball.nom_ordre text collate C not null
treball.poblacio_ordre text collate C not null
treball.promotor_ordre text collate C not null
treball.creat text collate C not null
treball.canviat text collate C not null
treball.logo_fk bigint
treball.control text collate C not null default '{}'::text
treball.excepcions text collate C not null default ''::text
treball_agent.id bigint not null identity 100000
treball_agent.empresa_fk bigint not null
treball_agent.treball_fk bigint not null
treball_agent.agent_fk bigint not null
treball_agent.funcio_fk bigint not null
treball_agent.titulacio_fk bigint
treball_agent.percentatge bigint
treball_agent.ordre bigint not null
treball_agent.copia text collate C not null default '{}'::text
treball_agent.copia_nif text collate C not null default ''::text
treball_agent.copia_nom text collate C not null default ''::text
treball_agent.empremta text collate C not null default ''::text
treball_arxiu.id bigint not null identity 100000
treball_arxiu.empresa_fk bigint not null
treball_arxiu.treball_fk bigint not null
treball_arxiu.versio bigint not null
treball_arxiu.fitxer_fk bigint not null
treball_arxiu.vista_fk bigint
treball_arxiu.nom text collate C not null
treball_arxiu.nom_ordre text collate C not null
treball_arxiu.carpeta text collate C not null
treball_arxiu.annex smallint not null
treball_arxiu.ordre bigint not null
treball_arxiu.mida bigint not null
treball_arxiu.tipus text collate C not null
treball_arxiu.pujat text collate C not null
treball_arxiu.pujat_per text collate C not null
treball_comprovacio.empresa_fk bigint not null
treball_comprovacio.treball_partida_fk bigint not null
treball_comprovacio.comprovacio_fk bigint not null
treball_comprovacio.treball_fk bigint not null
treball_comprovacio.categoria_fk bigint not null
treball_comprovacio.ordre bigint not null
treball_comprovacio.nom text collate C not null
treball_comprovacio.frequencia text collate C not null
treball_comprovacio.criteri text collate C not null
treball_comprovacio.normes text collate C not null
treball_comprovacio.valor_tipus text collate C not null
treball_comprovacio.unitat text collate C not null
treball_comprovacio.valors text collate C not null
treball_comprovacio.basic smallint not null
treball_comprovacio.obligatoria smallint not null
treball_comprovacio.exigida smallint not null
treball_comprovacio.afegida smallint not null
treball_comprovacio.preu bigint
treball_comprovacio.assaigs bigint
treball_comprovacio.automatica smallint not null default 0
treball_comprovacio.con smallint not null default 0
treball_partida.id bigint not null identity 100000
treball_partida.empresa_fk bigint not null
treball_partida.treball_fk bigint not null
treball_partida.proces_fk bigint not null
treball_partida.versio bigint not null
treball_partida.ordre bigint not null
treball_partida.partida_fk bigint not null
treball_partida.control_fk bigint not null
treball_partida.codi text collate C not null
treball_partida.nom text collate C not null
treball_partida.unitat text collate C not null
treball_partida.normes text collate C not null
treball_partida.sistema_fk bigint not null
treball_partida.usos text collate C not null
treball_partida.nivells text collate C not null
treball_partida.lot text collate C not null
treball_partida.completa smallint not null
treball_partida.formigo_flg smallint not null
treball_partida.amidament bigint
treball_partida.lots_previstos bigint
treball_partida.marca text collate C not null
treball_partida.fabricant text collate C not null
treball_partida.proveidor_fk bigint
treball_partida.observacions_programa text collate C not null
treball_partida.observacions_seguiment text collate C not null
treball_partida.creat text collate C not null
treball_partida.canviat text collate C not null
treball_proces.empresa_fk bigint not null
treball_proces.treball_fk bigint not null
treball_proces.proces_fk bigint not null
treball_proces.ordre bigint not null
treball_usuari.empresa_fk bigint not null
treball_usuari.treball_fk bigint not null
treball_usuari.usuari_fk bigint not null
usuari.id bigint not null identity 100000
usuari.usuari text collate C not null
usuari.email text collate C not null
usuari.email_clau text collate C not null
usuari.usuari_clau text collate C not null
usuari.nom text collate C not null
usuari.cognoms text collate C not null
usuari.contrasenya text collate C not null
usuari.idioma_fk text collate C not null
usuari.usuari_fk bigint
usuari.actiu smallint not null
usuari.creat text collate C not null
usuari.versio bigint not null default 1
usuari.segon_factor text collate C
usuari.segon_factor_pas bigint
usuari.darrer_acces text collate C
usuari_codi.usuari_fk bigint not null
usuari_codi.codi_hash text collate C not null
usuari_condicions.usuari_fk bigint not null
usuari_condicions.versio text collate C not null
usuari_condicions.idioma_fk text collate C not null
usuari_condicions.quan text collate C not null
usuari_empresa.usuari_fk bigint not null
usuari_empresa.empresa_fk bigint not null
usuari_empresa.rol text collate C not null
usuari_empresa.agent_fk bigint
usuari_empresa.baixa smallint not null default 0
usuari_exercici.usuari_fk bigint not null
usuari_exercici.empresa_fk bigint not null
usuari_exercici.exercici bigint not null
usuari_exercici.quan text collate C not null
usuari_invitacio.id bigint not null identity 100000
usuari_invitacio.empresa_fk bigint not null
usuari_invitacio.email text collate C not null
usuari_invitacio.email_clau text collate C not null
usuari_invitacio.nom text collate C not null
usuari_invitacio.cognoms text collate C not null
usuari_invitacio.rol text collate C not null
usuari_invitacio.idioma_fk text collate C not null
usuari_invitacio.titulacio_fk bigint
usuari_invitacio.num_collegiat text collate C not null
usuari_invitacio.token_hash text collate C not null
usuari_invitacio.convidat_per bigint not null
usuari_invitacio.creada text collate C not null
usuari_invitacio.caduca text collate C not null
usuari_recuperacio.usuari_fk bigint not null
usuari_recuperacio.token_hash text collate C not null
usuari_recuperacio.creada text collate C not null
usuari_recuperacio.caduca text collate C not null
vista.id bigint not null identity 100000
vista.versio bigint not null
vista.empresa_fk bigint not null
vista.usuari_fk bigint not null
vista.area text collate C not null
vista.nom text collate C not null
vista.cerca text collate C not null
vista.per_defecte smallint not null
vista.contingut text collate C not null
zona.id bigint not null identity 100000
zona.empresa_fk bigint not null
zona.treball_fk bigint not null
zona.versio bigint not null
zona.ordre bigint not null
zona.nom text collate C not null
zona.normativa text collate C not null
zona.norma text collate C not null
zona.norma_fixada smallint not null
zona.modalitat text collate C not null
zona.estructura text collate C not null
zona.tipus text collate C not null
zona.resistencia bigint not null
zona.consistencia text collate C not null
zona.mesura bigint not null
zona.ambient text collate C not null
zona.distintiu bigint not null
zona.classe_central text collate C
zona.central text collate C not null
zona.certificat text collate C
zona.volum bigint
zona.setmanes bigint
zona.superficie bigint
zona.plantes bigint
zona.observacions text collate C not null
zona.creat text collate C not null
zona.canviat text collate C not null
zona.treball_partida_fk bigint
zona_lot.id bigint not null
zona_lot.empresa_fk bigint not null
zona_lot.treball_fk bigint not null
zona_lot.zona_fk bigint not null
zona_lot.clau_client text collate C not null
zona_lot.versio bigint not null
zona_lot.numero bigint not null
zona_lot.descripcio text collate C not null
zona_lot.volum bigint
zona_lot.amassades bigint
zona_lot.respostes text collate C not null
zona_lot.decisio text collate C
zona_lot.verdict text collate C not null
zona_lot.insuficients smallint not null
zona_lot.per_sota_fck smallint not null
zona_lot.mostres_tingudes bigint not null
zona_lot.mostres_demanades bigint
zona_lot.veredicte text collate C not null
zona_lot.abans text collate C not null
zona_lot.creat text collate C not null
zona_lot.canviat text collate C not null
zona_lot.canviat_per text collate C not null
agent: CHECK ((baixa = ANY (ARRAY[0, 1])))
agent: CHECK ((contractista = ANY (ARRAY[0, 1])))
agent: CHECK ((nif_correcte = ANY (ARRAY[0, 1])))
agent: CHECK ((promotor = ANY (ARRAY[0, 1])))
agent: CHECK ((proveidor = ANY (ARRAY[0, 1])))
agent: CHECK ((recarrec_equivalencia = ANY (ARRAY[0, 1])))
agent: CHECK ((tecnic = ANY (ARRAY[0, 1])))
agent: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
agent: PRIMARY KEY (id)
agent: UNIQUE (empresa_fk, id)
agent_diferent: CHECK ((agent_fk < altre_fk))
agent_diferent: FOREIGN KEY (empresa_fk, agent_fk) REFERENCES agent(empresa_fk, id) ON DELETE CASCADE
agent_diferent: FOREIGN KEY (empresa_fk, altre_fk) REFERENCES agent(empresa_fk, id) ON DELETE CASCADE
agent_diferent: PRIMARY KEY (empresa_fk, agent_fk, altre_fk)
be_inversio: CHECK (((baixa_data IS NULL) = (baixa_causa IS NULL)))
be_inversio: CHECK (((despesa_fk IS NULL) = (clau IS NULL)))
be_inversio: CHECK ((usat = ANY (ARRAY[0, 1])))
be_inversio: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
be_inversio: FOREIGN KEY (empresa_fk, baixa_factura_fk) REFERENCES factura(empresa_fk, id)
be_inversio: FOREIGN KEY (empresa_fk, despesa_fk) REFERENCES despesa(empresa_fk, id)
be_inversio: PRIMARY KEY (id)
be_inversio: UNIQUE (empresa_fk, despesa_fk, clau)
be_inversio: UNIQUE (empresa_fk, id)
calendari_subscripcio: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
calendari_subscripcio: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
calendari_subscripcio: PRIMARY KEY (id)
calendari_subscripcio: UNIQUE (empresa_fk, usuari_fk)
calendari_subscripcio: UNIQUE (hash)
cobrament: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
cobrament: FOREIGN KEY (empresa_fk, factura_fk) REFERENCES factura(empresa_fk, id)
cobrament: PRIMARY KEY (id)
cobrament: UNIQUE (empresa_fk, id)
comprovacio: CHECK ((activa = ANY (ARRAY[0, 1])))
comprovacio: CHECK ((activa = ANY (ARRAY[0, 1])))
comprovacio: CHECK ((basic = ANY (ARRAY[0, 1])))
comprovacio: CHECK ((basic = ANY (ARRAY[0, 1])))
comprovacio: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
comprovacio: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
comprovacio: PRIMARY KEY (id)
comprovacio: UNIQUE (empresa_fk, id)
comprovacio_basica: CHECK ((basic = ANY (ARRAY[0, 1])))
comprovacio_basica: CHECK ((basic = ANY (ARRAY[0, 1])))
comprovacio_basica: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
comprovacio_basica: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
comprovacio_basica: PRIMARY KEY (empresa_fk, usuari_fk, partida_fk, comprovacio_fk)
comptador: PRIMARY KEY (nom)
correu: CHECK ((contingut = ANY (ARRAY[0, 1])))
correu: CHECK ((secret = ANY (ARRAY[0, 1])))
correu: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
correu: PRIMARY KEY (id)
correu: UNIQUE (empresa_fk, id)
correu: UNIQUE (missatge_id)
correu_adjunt: FOREIGN KEY (empresa_fk, correu_fk) REFERENCES correu(empresa_fk, id)
correu_adjunt: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
correu_adjunt: PRIMARY KEY (correu_fk, ordre)
descarrega: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
descarrega: PRIMARY KEY (clau_hash)
desfer: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
desfer: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
desfer: PRIMARY KEY (id)
desfer: UNIQUE (empresa_fk, id)
desfer_fitxer: FOREIGN KEY (empresa_fk, desfer_fk) REFERENCES desfer(empresa_fk, id)
desfer_fitxer: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
desfer_fitxer: PRIMARY KEY (desfer_fk, fitxer_fk)
despesa: CHECK (((trimestre >= 1) AND (trimestre <= 4)))
despesa: CHECK ((be = ANY (ARRAY[0, 1])))
despesa: CHECK ((isp = ANY (ARRAY[0, 1])))
despesa: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
despesa: FOREIGN KEY (empresa_fk, agent_fk) REFERENCES agent(empresa_fk, id)
despesa: PRIMARY KEY (id)
despesa: UNIQUE (empresa_fk, exercici, numero)
despesa: UNIQUE (empresa_fk, id)
despesa_arxiu: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
despesa_arxiu: FOREIGN KEY (empresa_fk, despesa_fk) REFERENCES despesa(empresa_fk, id)
despesa_arxiu: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
despesa_arxiu: FOREIGN KEY (empresa_fk, vista_fk) REFERENCES fitxer(empresa_fk, id)
despesa_arxiu: PRIMARY KEY (id)
despesa_arxiu: UNIQUE (empresa_fk, id)
despesa_comptador: CHECK ((darrer >= 0))
despesa_comptador: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
despesa_comptador: PRIMARY KEY (empresa_fk, exercici)
despesa_contingut: FOREIGN KEY (empresa_fk, despesa_fk) REFERENCES despesa(empresa_fk, id)
despesa_contingut: PRIMARY KEY (despesa_fk)
despesa_linia: CHECK ((amb_retencio = ANY (ARRAY[0, 1])))
despesa_linia: CHECK ((be = ANY (ARRAY[0, 1])))
despesa_linia: FOREIGN KEY (empresa_fk, despesa_fk) REFERENCES despesa(empresa_fk, id)
despesa_linia: PRIMARY KEY (despesa_fk, ordre)
despesa_treball: FOREIGN KEY (empresa_fk, despesa_fk) REFERENCES despesa(empresa_fk, id)
despesa_treball: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
despesa_treball: PRIMARY KEY (despesa_fk, ordre)
empresa: CHECK ((baixa = ANY (ARRAY[0, 1])))
empresa: PRIMARY KEY (id)
empresa_certificat: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
empresa_certificat: PRIMARY KEY (id)
empresa_certificat: UNIQUE (empresa_fk, empremta)
empresa_certificat: UNIQUE (empresa_fk, id)
empresa_serie: CHECK ((exercici_reinicia = ANY (ARRAY[0, 1])))
empresa_serie: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
empresa_serie: PRIMARY KEY (id)
empresa_serie: UNIQUE (empresa_fk, codi)
empresa_serie: UNIQUE (empresa_fk, id)
empresa_smtp: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
empresa_smtp: PRIMARY KEY (empresa_fk)
empresa_trimestre: CHECK (((trimestre >= 1) AND (trimestre <= 4)))
empresa_trimestre: CHECK ((tancat = ANY (ARRAY[0, 1])))
empresa_trimestre: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
empresa_trimestre: PRIMARY KEY (empresa_fk, exercici, trimestre)
factura: CHECK (((estat = 'esborrany'::text) = (numero_text IS NULL)))
factura: CHECK ((incobrable_alcat = ANY (ARRAY[0, 1])))
factura: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
factura: FOREIGN KEY (empresa_fk, agent_fk) REFERENCES agent(empresa_fk, id)
factura: FOREIGN KEY (empresa_fk, periodica_fk) REFERENCES factura_periodica(empresa_fk, id)
factura: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
factura: PRIMARY KEY (id)
factura: UNIQUE (empresa_fk, id)
factura: UNIQUE (empresa_fk, numero_text)
factura: UNIQUE (empresa_fk, periodica_fk, periodica_data)
factura_comptador: CHECK ((darrer >= 0))
factura_comptador: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
factura_comptador: PRIMARY KEY (empresa_fk, serie, exercici)
factura_contingut: FOREIGN KEY (empresa_fk, factura_fk) REFERENCES factura(empresa_fk, id)
factura_contingut: PRIMARY KEY (factura_fk)
factura_impost: FOREIGN KEY (empresa_fk, factura_fk) REFERENCES factura(empresa_fk, id)
factura_impost: PRIMARY KEY (factura_fk, ordre)
factura_per_enviar: FOREIGN KEY (empresa_fk, factura_fk) REFERENCES factura(empresa_fk, id)
factura_per_enviar: PRIMARY KEY (factura_fk)
factura_periodica: CHECK ((activa = ANY (ARRAY[0, 1])))
factura_periodica: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
factura_periodica: FOREIGN KEY (empresa_fk, agent_fk) REFERENCES agent(empresa_fk, id)
factura_periodica: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
factura_periodica: PRIMARY KEY (id)
factura_periodica: UNIQUE (empresa_fk, id)
factura_recordatori: FOREIGN KEY (empresa_fk, factura_fk) REFERENCES factura(empresa_fk, id)
factura_recordatori: PRIMARY KEY (factura_fk, pas)
factura_rectifica: FOREIGN KEY (empresa_fk, factura_fk) REFERENCES factura(empresa_fk, id)
factura_rectifica: FOREIGN KEY (empresa_fk, rectificada_fk) REFERENCES factura(empresa_fk, id)
factura_rectifica: PRIMARY KEY (factura_fk, ordre)
fitxer: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
fitxer: PRIMARY KEY (id)
fitxer: UNIQUE (empresa_fk, id)
fitxer: UNIQUE (empresa_fk, sha256)
formigo: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
formigo: PRIMARY KEY (treball_fk)
formigo_partida: FOREIGN KEY (empresa_fk, treball_partida_fk) REFERENCES treball_partida(empresa_fk, id)
formigo_partida: PRIMARY KEY (empresa_fk, treball_partida_fk)
historial: PRIMARY KEY (id)
historial_arrel: FOREIGN KEY (historial_fk) REFERENCES historial(id)
historial_arrel: PRIMARY KEY (historial_fk, arrel, arrel_fk)
idempotencia: PRIMARY KEY (usuari_fk, clau, ruta)
importacio: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
importacio: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
importacio: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
importacio: PRIMARY KEY (id)
importacio: UNIQUE (empresa_fk, id)
importacio_columna: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
importacio_columna: PRIMARY KEY (empresa_fk, mena, columna)
importacio_fila: FOREIGN KEY (empresa_fk, importacio_fk) REFERENCES importacio(empresa_fk, id)
importacio_fila: PRIMARY KEY (importacio_fk, fila)
intent_acces: PRIMARY KEY (clau)
limit_canvi: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
limit_canvi: PRIMARY KEY (treball_fk, fila)
llibres_casella: CHECK (((trimestre >= 0) AND (trimestre <= 4)))
llibres_casella: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
llibres_casella: PRIMARY KEY (empresa_fk, model, exercici, trimestre, casella)
llibres_perfil: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
llibres_perfil: PRIMARY KEY (empresa_fk)
lot: FOREIGN KEY (empresa_fk, treball_partida_fk) REFERENCES treball_partida(empresa_fk, id)
lot: PRIMARY KEY (id)
lot: UNIQUE (empresa_fk, clau_client)
lot: UNIQUE (empresa_fk, id)
migracio: PRIMARY KEY (nom)
no_conformitat_termini: FOREIGN KEY (empresa_fk, resultat_fk) REFERENCES resultat(empresa_fk, id)
no_conformitat_termini: PRIMARY KEY (id)
partida: CHECK ((activa = ANY (ARRAY[0, 1])))
partida: CHECK ((activa = ANY (ARRAY[0, 1])))
partida: CHECK ((completa = ANY (ARRAY[0, 1])))
partida: CHECK ((completa = ANY (ARRAY[0, 1])))
partida: CHECK ((formigo_flg = ANY (ARRAY[0, 1])))
partida: CHECK ((formigo_flg = ANY (ARRAY[0, 1])))
partida: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
partida: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
partida: PRIMARY KEY (id)
partida: UNIQUE (empresa_fk, id)
partida_comprovacio: FOREIGN KEY (empresa_fk, partida_fk) REFERENCES partida(empresa_fk, id)
partida_comprovacio: PRIMARY KEY (empresa_fk, partida_fk, comprovacio_fk)
pastada: FOREIGN KEY (empresa_fk, lot_fk) REFERENCES zona_lot(empresa_fk, id)
pastada: FOREIGN KEY (empresa_fk, zona_fk) REFERENCES zona(empresa_fk, id)
pastada: PRIMARY KEY (id)
pastada: UNIQUE (empresa_fk, clau_client)
pressupost: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
pressupost: FOREIGN KEY (empresa_fk, agent_fk) REFERENCES agent(empresa_fk, id)
pressupost: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
pressupost: PRIMARY KEY (id)
pressupost: UNIQUE (empresa_fk, id)
pressupost: UNIQUE (empresa_fk, numero_text, revisio)
pressupost: UNIQUE (enllac_hash)
pressupost_comptador: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
pressupost_comptador: PRIMARY KEY (empresa_fk, serie, exercici)
programa_revisio: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
programa_revisio: PRIMARY KEY (id)
programa_revisio: UNIQUE (empresa_fk, treball_fk, numero)
pujada: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
pujada: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
pujada: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
pujada: PRIMARY KEY (id)
pujada: UNIQUE (clau)
registre_cadena: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
registre_cadena: PRIMARY KEY (empresa_fk)
registre_cadena: UNIQUE (installacio)
registre_comprovacio: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
registre_comprovacio: PRIMARY KEY (id)
registre_comprovacio: UNIQUE (empresa_fk, id)
registre_facturacio: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
registre_facturacio: FOREIGN KEY (empresa_fk, factura_fk) REFERENCES factura(empresa_fk, id)
registre_facturacio: PRIMARY KEY (id)
registre_facturacio: UNIQUE (empresa_fk, id)
registre_facturacio: UNIQUE (empresa_fk, ordre)
resultat: CHECK ((automatic = ANY (ARRAY[0, 1])))
resultat: CHECK ((automatic = ANY (ARRAY[0, 1])))
resultat: FOREIGN KEY (empresa_fk, responsable_fk) REFERENCES agent(empresa_fk, id)
resultat: FOREIGN KEY (empresa_fk, treball_partida_fk) REFERENCES treball_partida(empresa_fk, id)
resultat: PRIMARY KEY (id)
resultat: UNIQUE (empresa_fk, clau_client)
resultat: UNIQUE (empresa_fk, id)
resultat: UNIQUE (empresa_fk, treball_partida_fk, lot_fk, comprovacio_fk)
resultat_arxiu: CHECK ((annex = ANY (ARRAY[0, 1])))
resultat_arxiu: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
resultat_arxiu: FOREIGN KEY (empresa_fk, resultat_fk) REFERENCES resultat(empresa_fk, id)
resultat_arxiu: FOREIGN KEY (empresa_fk, vista_fk) REFERENCES fitxer(empresa_fk, id)
resultat_arxiu: PRIMARY KEY (id)
resultat_arxiu: UNIQUE (empresa_fk, clau_client)
sessio: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
sessio: PRIMARY KEY (id)
sessio: UNIQUE (token_hash)
tasca: CHECK ((cancel = ANY (ARRAY[0, 1])))
tasca: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
tasca: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
tasca: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
tasca: PRIMARY KEY (id)
tipus_despesa: CHECK (((cataleg IS NOT NULL) OR (nom IS NOT NULL)))
tipus_despesa: CHECK ((baixa = ANY (ARRAY[0, 1])))
tipus_despesa: CHECK ((suprimit = ANY (ARRAY[0, 1])))
tipus_despesa: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
tipus_despesa: PRIMARY KEY (id)
tipus_despesa: UNIQUE (empresa_fk, cataleg)
tipus_despesa: UNIQUE (empresa_fk, id)
treball: CHECK ((control_qualitat = ANY (ARRAY[0, 1])))
treball: CHECK ((obert = ANY (ARRAY[0, 1])))
treball: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
treball: PRIMARY KEY (id)
treball: UNIQUE (empresa_fk, codi)
treball: UNIQUE (empresa_fk, id)
treball_agent: FOREIGN KEY (empresa_fk, agent_fk) REFERENCES agent(empresa_fk, id)
treball_agent: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
treball_agent: PRIMARY KEY (id)
treball_arxiu: CHECK ((annex = ANY (ARRAY[0, 1])))
treball_arxiu: FOREIGN KEY (empresa_fk, fitxer_fk) REFERENCES fitxer(empresa_fk, id)
treball_arxiu: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
treball_arxiu: FOREIGN KEY (empresa_fk, vista_fk) REFERENCES fitxer(empresa_fk, id)
treball_arxiu: PRIMARY KEY (id)
treball_comprovacio: CHECK ((afegida = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((afegida = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((automatica = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((basic = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((basic = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((con = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((exigida = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((exigida = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((obligatoria = ANY (ARRAY[0, 1])))
treball_comprovacio: CHECK ((obligatoria = ANY (ARRAY[0, 1])))
treball_comprovacio: FOREIGN KEY (empresa_fk, treball_partida_fk) REFERENCES treball_partida(empresa_fk, id)
treball_comprovacio: PRIMARY KEY (empresa_fk, treball_partida_fk, comprovacio_fk)
treball_partida: CHECK ((completa = ANY (ARRAY[0, 1])))
treball_partida: CHECK ((completa = ANY (ARRAY[0, 1])))
treball_partida: CHECK ((formigo_flg = ANY (ARRAY[0, 1])))
treball_partida: CHECK ((formigo_flg = ANY (ARRAY[0, 1])))
treball_partida: FOREIGN KEY (empresa_fk, proveidor_fk) REFERENCES agent(empresa_fk, id)
treball_partida: FOREIGN KEY (empresa_fk, treball_fk, proces_fk) REFERENCES treball_proces(empresa_fk, treball_fk, proces_fk)
treball_partida: PRIMARY KEY (id)
treball_partida: UNIQUE (empresa_fk, id)
treball_proces: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
treball_proces: PRIMARY KEY (empresa_fk, treball_fk, proces_fk)
treball_usuari: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
treball_usuari: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
treball_usuari: PRIMARY KEY (empresa_fk, treball_fk, usuari_fk)
usuari: CHECK ((actiu = ANY (ARRAY[0, 1])))
usuari: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari: PRIMARY KEY (id)
usuari: UNIQUE (email_clau)
usuari: UNIQUE (usuari_clau)
usuari_codi: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_codi: PRIMARY KEY (usuari_fk, codi_hash)
usuari_condicions: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_condicions: PRIMARY KEY (usuari_fk, versio)
usuari_empresa: CHECK ((baixa = ANY (ARRAY[0, 1])))
usuari_empresa: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
usuari_empresa: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_empresa: PRIMARY KEY (usuari_fk, empresa_fk)
usuari_exercici: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
usuari_exercici: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_exercici: PRIMARY KEY (usuari_fk, empresa_fk)
usuari_invitacio: FOREIGN KEY (convidat_per) REFERENCES usuari(id)
usuari_invitacio: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
usuari_invitacio: PRIMARY KEY (id)
usuari_invitacio: UNIQUE (empresa_fk, email_clau)
usuari_invitacio: UNIQUE (token_hash)
usuari_recuperacio: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_recuperacio: PRIMARY KEY (usuari_fk)
usuari_recuperacio: UNIQUE (token_hash)
vista: CHECK ((per_defecte = ANY (ARRAY[0, 1])))
vista: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
vista: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
vista: PRIMARY KEY (id)
vista: UNIQUE (empresa_fk, usuari_fk, area, cerca)
zona: CHECK ((norma_fixada = ANY (ARRAY[0, 1])))
zona: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
zona: PRIMARY KEY (id)
zona: UNIQUE (empresa_fk, id)
zona_lot: CHECK ((insuficients = ANY (ARRAY[0, 1])))
zona_lot: CHECK ((per_sota_fck = ANY (ARRAY[0, 1])))
zona_lot: FOREIGN KEY (empresa_fk, zona_fk) REFERENCES zona(empresa_fk, id)
zona_lot: PRIMARY KEY (id)
zona_lot: UNIQUE (empresa_fk, clau_client)
zona_lot: UNIQUE (empresa_fk, id)
CREATE INDEX agent_canviat ON public.agent USING btree (empresa_fk, canviat, id)
CREATE INDEX agent_nif ON public.agent USING btree (empresa_fk, nif_clau)
CREATE INDEX agent_nom ON public.agent USING btree (empresa_fk, nom_ordre, id)
CREATE INDEX agent_poblacio ON public.agent USING btree (empresa_fk, poblacio_ordre, id)
CREATE UNIQUE INDEX agent_empresa_fk_id_key ON public.agent USING btree (empresa_fk, id)
CREATE UNIQUE INDEX agent_pkey ON public.agent USING btree (id)
CREATE INDEX agent_diferent_altre ON public.agent_diferent USING btree (empresa_fk, altre_fk)
CREATE UNIQUE INDEX agent_diferent_pkey ON public.agent_diferent USING btree (empresa_fk, agent_fk, altre_fk)
CREATE INDEX be_inversio_factura ON public.be_inversio USING btree (baixa_factura_fk)
CREATE INDEX be_inversio_inici ON public.be_inversio USING btree (empresa_fk, data_inici, id)
CREATE UNIQUE INDEX be_inversio_empresa_fk_despesa_fk_clau_key ON public.be_inversio USING btree (empresa_fk, despesa_fk, clau)
CREATE UNIQUE INDEX be_inversio_empresa_fk_id_key ON public.be_inversio USING btree (empresa_fk, id)
CREATE UNIQUE INDEX be_inversio_pkey ON public.be_inversio USING btree (id)
CREATE UNIQUE INDEX calendari_subscripcio_empresa_fk_usuari_fk_key ON public.calendari_subscripcio USING btree (empresa_fk, usuari_fk)
CREATE UNIQUE INDEX calendari_subscripcio_hash_key ON public.calendari_subscripcio USING btree (hash)
CREATE UNIQUE INDEX calendari_subscripcio_pkey ON public.calendari_subscripcio USING btree (id)
CREATE INDEX cobrament_data ON public.cobrament USING btree (empresa_fk, data, id)
CREATE INDEX cobrament_factura ON public.cobrament USING btree (empresa_fk, factura_fk)
CREATE UNIQUE INDEX cobrament_empresa_fk_id_key ON public.cobrament USING btree (empresa_fk, id)
CREATE UNIQUE INDEX cobrament_pkey ON public.cobrament USING btree (id)
CREATE UNIQUE INDEX comprovacio_empresa_fk_id_key ON public.comprovacio USING btree (empresa_fk, id)
CREATE UNIQUE INDEX comprovacio_pkey ON public.comprovacio USING btree (id)
CREATE UNIQUE INDEX comprovacio_basica_pkey ON public.comprovacio_basica USING btree (empresa_fk, usuari_fk, partida_fk, comprovacio_fk)
CREATE UNIQUE INDEX comptador_pkey ON public.comptador USING btree (nom)
CREATE INDEX correu_arrendament ON public.correu USING btree (estat, arrendat_fins)
CREATE INDEX correu_espera ON public.correu USING btree (estat, proper)
CREATE INDEX correu_llista ON public.correu USING btree (empresa_fk, creat, id)
CREATE INDEX correu_sobre ON public.correu USING btree (empresa_fk, entitat, entitat_fk)
CREATE UNIQUE INDEX correu_empresa_fk_id_key ON public.correu USING btree (empresa_fk, id)
CREATE UNIQUE INDEX correu_missatge_id_key ON public.correu USING btree (missatge_id)
CREATE UNIQUE INDEX correu_pkey ON public.correu USING btree (id)
CREATE INDEX correu_adjunt_fitxer ON public.correu_adjunt USING btree (fitxer_fk)
CREATE UNIQUE INDEX correu_adjunt_pkey ON public.correu_adjunt USING btree (correu_fk, ordre)
CREATE INDEX descarrega_caduca ON public.descarrega USING btree (caduca)
CREATE UNIQUE INDEX descarrega_pkey ON public.descarrega USING btree (clau_hash)
CREATE INDEX desfer_caduca ON public.desfer USING btree (caduca)
CREATE UNIQUE INDEX desfer_empresa_fk_id_key ON public.desfer USING btree (empresa_fk, id)
CREATE UNIQUE INDEX desfer_pkey ON public.desfer USING btree (id)
CREATE INDEX desfer_fitxer_fitxer ON public.desfer_fitxer USING btree (fitxer_fk)
CREATE UNIQUE INDEX desfer_fitxer_pkey ON public.desfer_fitxer USING btree (desfer_fk, fitxer_fk)
CREATE INDEX despesa_agent ON public.despesa USING btree (empresa_fk, agent_fk, data, id)
CREATE INDEX despesa_data ON public.despesa USING btree (empresa_fk, data, id)
CREATE INDEX despesa_deduccio ON public.despesa USING btree (empresa_fk, deduccio, id)
CREATE INDEX despesa_numero_proveidor ON public.despesa USING btree (empresa_fk, num_clau, id)
CREATE INDEX despesa_operacio ON public.despesa USING btree (empresa_fk, data_operacio, id)
CREATE INDEX despesa_ordre_proveidor ON public.despesa USING btree (empresa_fk, proveidor_ordre, id)
CREATE INDEX despesa_pagament ON public.despesa USING btree (empresa_fk, data_pagament, a_pagar, venciment)
CREATE INDEX despesa_recepcio ON public.despesa USING btree (empresa_fk, data_recepcio, id)
CREATE INDEX despesa_retinguda ON public.despesa USING btree (empresa_fk, venciment, id) WHERE (retingut <> 0)
CREATE INDEX despesa_sumes ON public.despesa USING btree (empresa_fk, data, data_pagament, agent_fk, isp, clau, base, quota, deduible, retingut, total, a_pagar)
CREATE UNIQUE INDEX despesa_empresa_fk_exercici_numero_key ON public.despesa USING btree (empresa_fk, exercici, numero)
CREATE UNIQUE INDEX despesa_empresa_fk_id_key ON public.despesa USING btree (empresa_fk, id)
CREATE UNIQUE INDEX despesa_pkey ON public.despesa USING btree (id)
CREATE INDEX despesa_arxiu_despesa ON public.despesa_arxiu USING btree (empresa_fk, despesa_fk, ordre, id)
CREATE INDEX despesa_arxiu_fitxer ON public.despesa_arxiu USING btree (fitxer_fk)
CREATE INDEX despesa_arxiu_vista ON public.despesa_arxiu USING btree (vista_fk)
CREATE UNIQUE INDEX despesa_arxiu_empresa_fk_id_key ON public.despesa_arxiu USING btree (empresa_fk, id)
CREATE UNIQUE INDEX despesa_arxiu_pkey ON public.despesa_arxiu USING btree (id)
CREATE UNIQUE INDEX despesa_comptador_pkey ON public.despesa_comptador USING btree (empresa_fk, exercici)
CREATE INDEX despesa_contingut_empresa ON public.despesa_contingut USING btree (empresa_fk, despesa_fk)
CREATE UNIQUE INDEX despesa_contingut_pkey ON public.despesa_contingut USING btree (despesa_fk)
CREATE INDEX despesa_linia_empresa ON public.despesa_linia USING btree (empresa_fk, despesa_fk)
CREATE INDEX despesa_linia_tipus ON public.despesa_linia USING btree (empresa_fk, tipus_despesa_fk, despesa_fk)
CREATE UNIQUE INDEX despesa_linia_pkey ON public.despesa_linia USING btree (despesa_fk, ordre)
CREATE INDEX despesa_treball_empresa ON public.despesa_treball USING btree (empresa_fk, despesa_fk)
CREATE INDEX despesa_treball_treball ON public.despesa_treball USING btree (empresa_fk, treball_fk, despesa_fk)
CREATE UNIQUE INDEX despesa_treball_pkey ON public.despesa_treball USING btree (despesa_fk, ordre)
CREATE UNIQUE INDEX empresa_pkey ON public.empresa USING btree (id)
CREATE INDEX empresa_certificat_fi ON public.empresa_certificat USING btree (valid_fins)
CREATE UNIQUE INDEX empresa_certificat_empresa_fk_empremta_key ON public.empresa_certificat USING btree (empresa_fk, empremta)
CREATE UNIQUE INDEX empresa_certificat_empresa_fk_id_key ON public.empresa_certificat USING btree (empresa_fk, id)
CREATE UNIQUE INDEX empresa_certificat_pkey ON public.empresa_certificat USING btree (id)
CREATE UNIQUE INDEX empresa_serie_empresa_fk_codi_key ON public.empresa_serie USING btree (empresa_fk, codi)
CREATE UNIQUE INDEX empresa_serie_empresa_fk_id_key ON public.empresa_serie USING btree (empresa_fk, id)
CREATE UNIQUE INDEX empresa_serie_pkey ON public.empresa_serie USING btree (id)
CREATE UNIQUE INDEX empresa_smtp_pkey ON public.empresa_smtp USING btree (empresa_fk)
CREATE UNIQUE INDEX empresa_trimestre_pkey ON public.empresa_trimestre USING btree (empresa_fk, exercici, trimestre)
CREATE INDEX factura_agent ON public.factura USING btree (empresa_fk, agent_fk, data)
CREATE INDEX factura_data ON public.factura USING btree (empresa_fk, data, numero_ordre, id)
CREATE INDEX factura_de_pressupost ON public.factura USING btree (empresa_fk, agent_fk, id) WHERE (pressupost_fk IS NOT NULL)
CREATE INDEX factura_de_proforma ON public.factura USING btree (empresa_fk, proforma_fk, id) WHERE (proforma_fk IS NOT NULL)
CREATE INDEX factura_garantia ON public.factura USING btree (empresa_fk, garantia_data, id) WHERE (garantia_pendent <> 0)
CREATE INDEX factura_no_compten ON public.factura USING btree (empresa_fk, data, tipus, estat, agent_fk, pendent) WHERE ((estat <> ALL (ARRAY['emesa'::text, 'incobrable'::text])) OR (tipus = 'proforma'::text))
CREATE INDEX factura_numero ON public.factura USING btree (empresa_fk, numero_ordre, id)
CREATE INDEX factura_operacio ON public.factura USING btree (empresa_fk, data_operacio, id) WHERE (data_operacio IS NOT NULL)
CREATE INDEX factura_ordre_agent ON public.factura USING btree (empresa_fk, agent_ordre, id)
CREATE INDEX factura_ordre_pendent ON public.factura USING btree (empresa_fk, pendent, id)
CREATE INDEX factura_ordre_total ON public.factura USING btree (empresa_fk, total, id)
CREATE INDEX factura_pressupost ON public.factura USING btree (empresa_fk, pressupost_fk)
CREATE INDEX factura_sumes ON public.factura USING btree (empresa_fk, data, tipus, estat, agent_fk, base, quota, retingut, total_factura, total, heretat, cobrat, pendent, venciment, garantia_pendent)
CREATE INDEX factura_treball ON public.factura USING btree (empresa_fk, treball_fk, data)
CREATE INDEX factura_venciment ON public.factura USING btree (empresa_fk, estat, venciment, pendent, tipus, base, quota, retingut, total, heretat, cobrat, data, agent_fk)
CREATE UNIQUE INDEX factura_empresa_fk_id_key ON public.factura USING btree (empresa_fk, id)
CREATE UNIQUE INDEX factura_empresa_fk_numero_text_key ON public.factura USING btree (empresa_fk, numero_text)
CREATE UNIQUE INDEX factura_empresa_fk_periodica_fk_periodica_data_key ON public.factura USING btree (empresa_fk, periodica_fk, periodica_data)
CREATE UNIQUE INDEX factura_pkey ON public.factura USING btree (id)
CREATE UNIQUE INDEX factura_comptador_pkey ON public.factura_comptador USING btree (empresa_fk, serie, exercici)
CREATE INDEX factura_contingut_empresa ON public.factura_contingut USING btree (empresa_fk, factura_fk)
CREATE UNIQUE INDEX factura_contingut_pkey ON public.factura_contingut USING btree (factura_fk)
CREATE INDEX factura_impost_empresa ON public.factura_impost USING btree (empresa_fk, factura_fk)
CREATE UNIQUE INDEX factura_impost_pkey ON public.factura_impost USING btree (factura_fk, ordre)
CREATE INDEX factura_per_enviar_empresa ON public.factura_per_enviar USING btree (empresa_fk, factura_fk)
CREATE UNIQUE INDEX factura_per_enviar_pkey ON public.factura_per_enviar USING btree (factura_fk)
CREATE INDEX factura_periodica_agent ON public.factura_periodica USING btree (empresa_fk, agent_fk)
CREATE INDEX factura_periodica_propera ON public.factura_periodica USING btree (propera)
CREATE INDEX factura_periodica_treball ON public.factura_periodica USING btree (empresa_fk, treball_fk)
CREATE UNIQUE INDEX factura_periodica_empresa_fk_id_key ON public.factura_periodica USING btree (empresa_fk, id)
CREATE UNIQUE INDEX factura_periodica_pkey ON public.factura_periodica USING btree (id)
CREATE INDEX factura_recordatori_empresa ON public.factura_recordatori USING btree (empresa_fk, factura_fk)
CREATE UNIQUE INDEX factura_recordatori_pkey ON public.factura_recordatori USING btree (factura_fk, pas)
CREATE INDEX factura_rectifica_factura ON public.factura_rectifica USING btree (empresa_fk, factura_fk)
CREATE INDEX factura_rectifica_rectificada ON public.factura_rectifica USING btree (empresa_fk, rectificada_fk)
CREATE UNIQUE INDEX factura_rectifica_pkey ON public.factura_rectifica USING btree (factura_fk, ordre)
CREATE INDEX fitxer_tocat ON public.fitxer USING btree (tocat)
CREATE UNIQUE INDEX fitxer_empresa_fk_id_key ON public.fitxer USING btree (empresa_fk, id)
CREATE UNIQUE INDEX fitxer_empresa_fk_sha256_key ON public.fitxer USING btree (empresa_fk, sha256)
CREATE UNIQUE INDEX fitxer_pkey ON public.fitxer USING btree (id)
CREATE UNIQUE INDEX formigo_pkey ON public.formigo USING btree (treball_fk)
CREATE INDEX formigo_partida_treball ON public.formigo_partida USING btree (empresa_fk, treball_fk)
CREATE UNIQUE INDEX formigo_partida_pkey ON public.formigo_partida USING btree (empresa_fk, treball_partida_fk)
CREATE INDEX historial_registre ON public.historial USING btree (empresa_fk, entitat, entitat_fk, id)
CREATE UNIQUE INDEX historial_pkey ON public.historial USING btree (id)
CREATE INDEX historial_arrel_fila ON public.historial_arrel USING btree (empresa_fk, arrel, arrel_fk, historial_fk)
CREATE UNIQUE INDEX historial_arrel_pkey ON public.historial_arrel USING btree (historial_fk, arrel, arrel_fk)
CREATE INDEX idempotencia_creada ON public.idempotencia USING btree (creada)
CREATE UNIQUE INDEX idempotencia_pkey ON public.idempotencia USING btree (usuari_fk, clau, ruta)
CREATE INDEX importacio_fitxer ON public.importacio USING btree (empresa_fk, fitxer_fk)
CREATE UNIQUE INDEX agent_importacio_empresa_fk_id_key ON public.importacio USING btree (empresa_fk, id)
CREATE UNIQUE INDEX agent_importacio_pkey ON public.importacio USING btree (id)
CREATE UNIQUE INDEX importacio_columna_pkey ON public.importacio_columna USING btree (empresa_fk, mena, columna)
CREATE UNIQUE INDEX agent_importacio_fila_pkey ON public.importacio_fila USING btree (importacio_fk, fila)
CREATE UNIQUE INDEX intent_acces_pkey ON public.intent_acces USING btree (clau)
CREATE UNIQUE INDEX limit_canvi_pkey ON public.limit_canvi USING btree (treball_fk, fila)
CREATE UNIQUE INDEX llibres_casella_pkey ON public.llibres_casella USING btree (empresa_fk, model, exercici, trimestre, casella)
CREATE UNIQUE INDEX llibres_perfil_pkey ON public.llibres_perfil USING btree (empresa_fk)
CREATE INDEX lot_partida ON public.lot USING btree (empresa_fk, treball_partida_fk, numero, id)
CREATE INDEX lot_treball ON public.lot USING btree (empresa_fk, treball_fk)
CREATE UNIQUE INDEX lot_empresa_fk_clau_client_key ON public.lot USING btree (empresa_fk, clau_client)
CREATE UNIQUE INDEX lot_empresa_fk_id_key ON public.lot USING btree (empresa_fk, id)
CREATE UNIQUE INDEX lot_pkey ON public.lot USING btree (id)
CREATE UNIQUE INDEX migracio_pkey ON public.migracio USING btree (nom)
CREATE INDEX no_conformitat_termini_resultat ON public.no_conformitat_termini USING btree (empresa_fk, resultat_fk, id)
CREATE UNIQUE INDEX no_conformitat_termini_pkey ON public.no_conformitat_termini USING btree (id)
CREATE UNIQUE INDEX partida_empresa_fk_id_key ON public.partida USING btree (empresa_fk, id)
CREATE UNIQUE INDEX partida_pkey ON public.partida USING btree (id)
CREATE INDEX partida_comprovacio_comprovacio ON public.partida_comprovacio USING btree (empresa_fk, comprovacio_fk)
CREATE UNIQUE INDEX partida_comprovacio_pkey ON public.partida_comprovacio USING btree (empresa_fk, partida_fk, comprovacio_fk)
CREATE INDEX pastada_lot ON public.pastada USING btree (empresa_fk, lot_fk, id)
CREATE INDEX pastada_treball ON public.pastada USING btree (empresa_fk, treball_fk)
CREATE INDEX pastada_zona ON public.pastada USING btree (empresa_fk, zona_fk)
CREATE UNIQUE INDEX pastada_empresa_fk_clau_client_key ON public.pastada USING btree (empresa_fk, clau_client)
CREATE UNIQUE INDEX pastada_pkey ON public.pastada USING btree (id)
CREATE INDEX pressupost_agent ON public.pressupost USING btree (empresa_fk, agent_fk)
CREATE INDEX pressupost_data ON public.pressupost USING btree (empresa_fk, data, id)
CREATE INDEX pressupost_treball ON public.pressupost USING btree (empresa_fk, treball_fk)
CREATE INDEX pressupost_validesa ON public.pressupost USING btree (empresa_fk, estat, validesa)
CREATE UNIQUE INDEX pressupost_empresa_fk_id_key ON public.pressupost USING btree (empresa_fk, id)
CREATE UNIQUE INDEX pressupost_empresa_fk_numero_text_revisio_key ON public.pressupost USING btree (empresa_fk, numero_text, revisio)
CREATE UNIQUE INDEX pressupost_enllac_hash_key ON public.pressupost USING btree (enllac_hash)
CREATE UNIQUE INDEX pressupost_pkey ON public.pressupost USING btree (id)
CREATE UNIQUE INDEX pressupost_comptador_pkey ON public.pressupost_comptador USING btree (empresa_fk, serie, exercici)
CREATE UNIQUE INDEX programa_revisio_empresa_fk_treball_fk_numero_key ON public.programa_revisio USING btree (empresa_fk, treball_fk, numero)
CREATE UNIQUE INDEX programa_revisio_pkey ON public.programa_revisio USING btree (id)
CREATE INDEX pujada_caduca ON public.pujada USING btree (caduca)
CREATE INDEX pujada_fitxer ON public.pujada USING btree (fitxer_fk)
CREATE INDEX pujada_usuari ON public.pujada USING btree (usuari_fk)
CREATE UNIQUE INDEX pujada_clau_key ON public.pujada USING btree (clau)
CREATE UNIQUE INDEX pujada_pkey ON public.pujada USING btree (id)
CREATE UNIQUE INDEX registre_cadena_installacio_key ON public.registre_cadena USING btree (installacio)
CREATE UNIQUE INDEX registre_cadena_pkey ON public.registre_cadena USING btree (empresa_fk)
CREATE INDEX registre_comprovacio_darrera ON public.registre_comprovacio USING btree (empresa_fk, quan)
CREATE UNIQUE INDEX registre_comprovacio_empresa_fk_id_key ON public.registre_comprovacio USING btree (empresa_fk, id)
CREATE UNIQUE INDEX registre_comprovacio_pkey ON public.registre_comprovacio USING btree (id)
CREATE INDEX registre_facturacio_data ON public.registre_facturacio USING btree (empresa_fk, data_expedicio)
CREATE INDEX registre_facturacio_espera ON public.registre_facturacio USING btree (estat, empresa_fk, ordre)
CREATE INDEX registre_facturacio_factura ON public.registre_facturacio USING btree (empresa_fk, factura_fk)
CREATE UNIQUE INDEX registre_facturacio_empresa_fk_id_key ON public.registre_facturacio USING btree (empresa_fk, id)
CREATE UNIQUE INDEX registre_facturacio_empresa_fk_ordre_key ON public.registre_facturacio USING btree (empresa_fk, ordre)
CREATE UNIQUE INDEX registre_facturacio_pkey ON public.registre_facturacio USING btree (id)
CREATE INDEX resultat_oberts ON public.resultat USING btree (empresa_fk, resultat, tancada, termini)
CREATE INDEX resultat_responsable ON public.resultat USING btree (empresa_fk, responsable_fk)
CREATE INDEX resultat_treball ON public.resultat USING btree (empresa_fk, treball_fk, treball_partida_fk, lot_fk)
CREATE UNIQUE INDEX resultat_empresa_fk_clau_client_key ON public.resultat USING btree (empresa_fk, clau_client)
CREATE UNIQUE INDEX resultat_empresa_fk_id_key ON public.resultat USING btree (empresa_fk, id)
CREATE UNIQUE INDEX resultat_empresa_fk_treball_partida_fk_lot_fk_comprovacio_f_key ON public.resultat USING btree (empresa_fk, treball_partida_fk, lot_fk, comprovacio_fk)
CREATE UNIQUE INDEX resultat_pkey ON public.resultat USING btree (id)
CREATE INDEX resultat_arxiu_fitxer ON public.resultat_arxiu USING btree (fitxer_fk)
CREATE INDEX resultat_arxiu_resultat ON public.resultat_arxiu USING btree (empresa_fk, resultat_fk, ordre, id)
CREATE INDEX resultat_arxiu_vista ON public.resultat_arxiu USING btree (vista_fk)
CREATE UNIQUE INDEX resultat_arxiu_empresa_fk_clau_client_key ON public.resultat_arxiu USING btree (empresa_fk, clau_client)
CREATE UNIQUE INDEX resultat_arxiu_pkey ON public.resultat_arxiu USING btree (id)
CREATE INDEX sessio_usuari ON public.sessio USING btree (usuari_fk)
CREATE UNIQUE INDEX sessio_pkey ON public.sessio USING btree (id)
CREATE UNIQUE INDEX sessio_token_hash_key ON public.sessio USING btree (token_hash)
CREATE INDEX tasca_caduca ON public.tasca USING btree (caduca)
CREATE INDEX tasca_espera ON public.tasca USING btree (estat, arrendada_fins)
CREATE INDEX tasca_fitxer ON public.tasca USING btree (fitxer_fk)
CREATE INDEX tasca_propies ON public.tasca USING btree (empresa_fk, usuari_fk, id)
CREATE UNIQUE INDEX tasca_pkey ON public.tasca USING btree (id)
CREATE UNIQUE INDEX tipus_despesa_empresa_fk_cataleg_key ON public.tipus_despesa USING btree (empresa_fk, cataleg)
CREATE UNIQUE INDEX tipus_despesa_empresa_fk_id_key ON public.tipus_despesa USING btree (empresa_fk, id)
CREATE UNIQUE INDEX tipus_despesa_pkey ON public.tipus_despesa USING btree (id)
CREATE INDEX treball_canviat ON public.treball USING btree (empresa_fk, canviat, id)
CREATE INDEX treball_expedient ON public.treball USING btree (empresa_fk, expedient_clau)
CREATE INDEX treball_logo ON public.treball USING btree (logo_fk)
CREATE INDEX treball_nom ON public.treball USING btree (empresa_fk, nom_ordre, id)
CREATE INDEX treball_obert ON public.treball USING btree (empresa_fk, obert, codi, id)
CREATE INDEX treball_poblacio ON public.treball USING btree (empresa_fk, obert, poblacio_ordre, id)
CREATE INDEX treball_promotor ON public.treball USING btree (empresa_fk, obert, promotor_ordre, id)
CREATE UNIQUE INDEX treball_empresa_fk_codi_key ON public.treball USING btree (empresa_fk, codi)
CREATE UNIQUE INDEX treball_empresa_fk_id_key ON public.treball USING btree (empresa_fk, id)
CREATE UNIQUE INDEX treball_pkey ON public.treball USING btree (id)
CREATE INDEX treball_agent_agent ON public.treball_agent USING btree (empresa_fk, agent_fk)
CREATE INDEX treball_agent_treball ON public.treball_agent USING btree (empresa_fk, treball_fk, ordre)
CREATE UNIQUE INDEX treball_agent_pkey ON public.treball_agent USING btree (id)
CREATE INDEX treball_arxiu_fitxer ON public.treball_arxiu USING btree (fitxer_fk)
CREATE INDEX treball_arxiu_treball ON public.treball_arxiu USING btree (empresa_fk, treball_fk, ordre, id)
CREATE INDEX treball_arxiu_vista ON public.treball_arxiu USING btree (vista_fk)
CREATE UNIQUE INDEX treball_arxiu_pkey ON public.treball_arxiu USING btree (id)
CREATE INDEX treball_comprovacio_banc ON public.treball_comprovacio USING btree (empresa_fk, comprovacio_fk)
CREATE INDEX treball_comprovacio_treball ON public.treball_comprovacio USING btree (empresa_fk, treball_fk, treball_partida_fk, ordre)
CREATE UNIQUE INDEX treball_comprovacio_pkey ON public.treball_comprovacio USING btree (empresa_fk, treball_partida_fk, comprovacio_fk)
CREATE INDEX treball_partida_banc ON public.treball_partida USING btree (empresa_fk, partida_fk)
CREATE INDEX treball_partida_proveidor ON public.treball_partida USING btree (empresa_fk, proveidor_fk)
CREATE INDEX treball_partida_treball ON public.treball_partida USING btree (empresa_fk, treball_fk, proces_fk, ordre, id)
CREATE UNIQUE INDEX treball_partida_empresa_fk_id_key ON public.treball_partida USING btree (empresa_fk, id)
CREATE UNIQUE INDEX treball_partida_pkey ON public.treball_partida USING btree (id)
CREATE UNIQUE INDEX treball_proces_pkey ON public.treball_proces USING btree (empresa_fk, treball_fk, proces_fk)
CREATE INDEX treball_usuari_usuari ON public.treball_usuari USING btree (usuari_fk, empresa_fk)
CREATE UNIQUE INDEX treball_usuari_pkey ON public.treball_usuari USING btree (empresa_fk, treball_fk, usuari_fk)
CREATE UNIQUE INDEX usuari_email_clau_key ON public.usuari USING btree (email_clau)
CREATE UNIQUE INDEX usuari_pkey ON public.usuari USING btree (id)
CREATE UNIQUE INDEX usuari_usuari_clau_key ON public.usuari USING btree (usuari_clau)
CREATE UNIQUE INDEX usuari_codi_pkey ON public.usuari_codi USING btree (usuari_fk, codi_hash)
CREATE UNIQUE INDEX usuari_condicions_pkey ON public.usuari_condicions USING btree (usuari_fk, versio)
CREATE INDEX usuari_empresa_empresa ON public.usuari_empresa USING btree (empresa_fk)
CREATE UNIQUE INDEX usuari_empresa_pkey ON public.usuari_empresa USING btree (usuari_fk, empresa_fk)
CREATE UNIQUE INDEX usuari_exercici_pkey ON public.usuari_exercici USING btree (usuari_fk, empresa_fk)
CREATE UNIQUE INDEX usuari_invitacio_empresa_fk_email_clau_key ON public.usuari_invitacio USING btree (empresa_fk, email_clau)
CREATE UNIQUE INDEX usuari_invitacio_pkey ON public.usuari_invitacio USING btree (id)
CREATE UNIQUE INDEX usuari_invitacio_token_hash_key ON public.usuari_invitacio USING btree (token_hash)
CREATE UNIQUE INDEX usuari_recuperacio_pkey ON public.usuari_recuperacio USING btree (usuari_fk)
CREATE UNIQUE INDEX usuari_recuperacio_token_hash_key ON public.usuari_recuperacio USING btree (token_hash)
CREATE UNIQUE INDEX vista_empresa_fk_usuari_fk_area_cerca_key ON public.vista USING btree (empresa_fk, usuari_fk, area, cerca)
CREATE UNIQUE INDEX vista_pkey ON public.vista USING btree (id)
CREATE INDEX zona_partida ON public.zona USING btree (empresa_fk, treball_partida_fk)
CREATE INDEX zona_treball ON public.zona USING btree (empresa_fk, treball_fk, ordre, id)
CREATE UNIQUE INDEX zona_empresa_fk_id_key ON public.zona USING btree (empresa_fk, id)
CREATE UNIQUE INDEX zona_pkey ON public.zona USING btree (id)
CREATE INDEX zona_lot_treball ON public.zona_lot USING btree (empresa_fk, treball_fk)
CREATE INDEX zona_lot_zona ON public.zona_lot USING btree (empresa_fk, zona_fk, numero, id)
CREATE UNIQUE INDEX zona_lot_empresa_fk_clau_client_key ON public.zona_lot USING btree (empresa_fk, clau_client)
CREATE UNIQUE INDEX zona_lot_empresa_fk_id_key ON public.zona_lot USING btree (empresa_fk, id)
CREATE UNIQUE INDEX zona_lot_pkey ON public.zona_lot USING btree (id)
sequence agent_id_seq start 100000
sequence agent_importacio_id_seq start 100000
sequence be_inversio_id_seq start 100000
sequence calendari_subscripcio_id_seq start 100000
sequence cobrament_id_seq start 100000
sequence comprovacio_id_seq start 100000
sequence correu_id_seq start 100000
sequence desfer_id_seq start 100000
sequence despesa_arxiu_id_seq start 100000
sequence despesa_id_seq start 100000
sequence empresa_certificat_id_seq start 100000
sequence empresa_id_seq start 100000
sequence empresa_serie_id_seq start 100000
sequence factura_id_seq start 100000
sequence factura_periodica_id_seq start 100000
sequence fitxer_id_seq start 100000
sequence historial_id_seq start 100000
sequence no_conformitat_termini_id_seq start 100000
sequence partida_id_seq start 100000
sequence pastada_id_seq start 100000
sequence pressupost_id_seq start 100000
sequence programa_revisio_id_seq start 100000
sequence pujada_id_seq start 100000
sequence registre_comprovacio_id_seq start 100000
sequence registre_facturacio_id_seq start 100000
sequence resultat_arxiu_id_seq start 100000
sequence resultat_id_seq start 100000
sequence sessio_id_seq start 100000
sequence tasca_id_seq start 100000
sequence tipus_despesa_id_seq start 100000
sequence treball_agent_id_seq start 100000
sequence treball_arxiu_id_seq start 100000
sequence treball_id_seq start 100000
sequence treball_partida_id_seq start 100000
sequence usuari_id_seq start 100000
sequence usuari_invitacio_id_seq start 100000
sequence vista_id_seq start 100000
sequence zona_id_seq start 100000

CREATE TABLE agent (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  tipus text not null,
  tipus_persona text not null,
  promotor integer not null,
  tecnic integer not null,
  contractista integer not null,
  proveidor integer not null,
  nif text not null,
  nif_pais text not null,
  nif_clau text not null,
  nif_correcte integer not null,
  nom text not null,
  cognoms text not null,
  rao_social text not null,
  nom_complet text not null,
  nom_comercial text not null,
  representant text,
  titulacio_fk integer,
  num_collegiat text not null,
  activitat_fk integer,
  adreces text not null,
  telefons text not null,
  emails text not null,
  poblacio text not null,
  web text not null,
  idioma_fk text,
  observacions text not null,
  baixa integer not null,
  cerca text not null,
  nom_ordre text not null,
  poblacio_ordre text not null,
  creat text not null,
  canviat text not null, iban text not null default '', dir3 text, iva_fk integer, irpf_fk integer, recarrec_equivalencia integer not null default 0 check (recarrec_equivalencia in (0, 1)), condicions_pagament text not null default '', empremta text not null default '', importacio_fk integer not null default 0,
  check (promotor in (0, 1)),
  check (tecnic in (0, 1)),
  check (contractista in (0, 1)),
  check (proveidor in (0, 1)),
  check (nif_correcte in (0, 1)),
  check (baixa in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX agent_canviat on agent (empresa_fk, canviat, id);
CREATE INDEX agent_nif on agent (empresa_fk, nif_clau);
CREATE INDEX agent_nom on agent (empresa_fk, nom_ordre, id);
CREATE INDEX agent_poblacio on agent (empresa_fk, poblacio_ordre, id);
CREATE TABLE agent_diferent (
  empresa_fk integer not null,
  agent_fk integer not null,
  altre_fk integer not null,
  usuari_fk integer,
  quan text not null,
  primary key (empresa_fk, agent_fk, altre_fk),
  check (agent_fk < altre_fk),
  foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id) on delete cascade,
  foreign key (empresa_fk, altre_fk) references agent (empresa_fk, id) on delete cascade
);
CREATE INDEX agent_diferent_altre on agent_diferent (empresa_fk, altre_fk);
CREATE TABLE be_inversio (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  despesa_fk integer,
  clau text,
  descripcio text not null,
  identificador text not null,
  tipus_be text not null,
  fila text,
  data_inici text not null,
  valor integer not null,
  valor_dit integer,
  valor_residual integer not null,
  percentatge text not null,
  metode text not null,
  usat integer not null,
  amortitzat_abans integer not null,
  exercici_inicial integer,
  observacions text not null,
  baixa_data text,
  baixa_causa text,
  baixa_import integer,
  baixa_factura_fk integer,
  cerca text not null,
  creat text not null,
  canviat text not null, percentatges text not null default '[]',
  check (usat in (0, 1)),
  unique (empresa_fk, id),
  unique (empresa_fk, despesa_fk, clau),
  foreign key (empresa_fk) references empresa (id),
  foreign key (empresa_fk, despesa_fk) references despesa (empresa_fk, id),
  foreign key (empresa_fk, baixa_factura_fk) references factura (empresa_fk, id),
  check ((despesa_fk is null) = (clau is null)),
  check ((baixa_data is null) = (baixa_causa is null))
);
CREATE INDEX be_inversio_factura on be_inversio (baixa_factura_fk);
CREATE INDEX be_inversio_inici on be_inversio (empresa_fk, data_inici, id);
CREATE TABLE calendari_subscripcio (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  usuari_fk integer not null,
  hash text not null,
  idioma text not null,
  creat text not null,
  unique (empresa_fk, usuari_fk),
  unique (hash),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE cobrament (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  factura_fk integer not null,
  data text not null,
  total integer not null,
  forma text not null,
  compte text not null,
  observacions text not null,
  creat text not null,
  canviat text not null, parella_fk integer,
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)
);
CREATE INDEX cobrament_data on cobrament (empresa_fk, data, id);
CREATE INDEX cobrament_factura on cobrament (empresa_fk, factura_fk);
CREATE TABLE comprovacio (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  usuari_fk integer not null,
  origen_fk integer,
  categoria_fk integer not null,
  nom text not null,
  frequencia text not null,
  criteri text not null,
  normes text not null,
  valor_tipus text not null,
  unitat text not null,
  basic integer not null,
  activa integer not null,
  usos text not null,
  creat text not null,
  canviat text not null,
  check (basic in (0, 1)),
  check (activa in (0, 1)),
  check (basic in (0, 1)),
  check (activa in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE comprovacio_basica (
  empresa_fk integer not null,
  usuari_fk integer not null,
  partida_fk integer not null,
  comprovacio_fk integer not null,
  basic integer not null,
  check (basic in (0, 1)),
  check (basic in (0, 1)),
  primary key (empresa_fk, usuari_fk, partida_fk, comprovacio_fk),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE comptador (
  nom text not null,
  valor integer not null,
  primary key (nom)
);
CREATE TABLE correu (
  id integer primary key autoincrement,
  empresa_fk integer,
  missatge_id text not null,
  per_a text not null,
  cc text not null,
  acceptats text not null,
  assumpte text not null,
  cos text not null,
  secret integer not null,
  estat text not null,
  motiu text,
  resposta text,
  intents integer not null,
  proper text not null,
  contingut integer not null,
  arrendat_fins text,
  clau text,
  entitat text,
  entitat_fk integer,
  cerca text not null,
  creat text not null,
  enviat text,
  check (secret in (0, 1)),
  check (contingut in (0, 1)),
  unique (missatge_id),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX correu_arrendament on correu (estat, arrendat_fins);
CREATE INDEX correu_espera on correu (estat, proper);
CREATE INDEX correu_llista on correu (empresa_fk, creat, id);
CREATE INDEX correu_sobre on correu (empresa_fk, entitat, entitat_fk);
CREATE TABLE correu_adjunt (
  correu_fk integer not null,
  ordre integer not null,
  empresa_fk integer not null,
  fitxer_fk integer not null,
  nom text not null,
  primary key (correu_fk, ordre),
  foreign key (empresa_fk, correu_fk) references correu (empresa_fk, id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX correu_adjunt_fitxer on correu_adjunt (fitxer_fk);
CREATE TABLE descarrega (
  clau_hash text not null,
  sessio_fk integer not null,
  empresa_fk integer not null,
  cami text not null,
  idioma text not null,
  caduca text not null,
  primary key (clau_hash),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX descarrega_caduca on descarrega (caduca);
CREATE TABLE desfer (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  usuari_fk integer not null,
  tipus text not null,
  entitat_fk integer not null,
  contingut text not null,
  creat text not null,
  caduca text not null,
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id)
);
CREATE INDEX desfer_caduca on desfer (caduca);
CREATE TABLE desfer_fitxer (
  desfer_fk integer not null,
  empresa_fk integer not null,
  fitxer_fk integer not null,
  primary key (desfer_fk, fitxer_fk),
  foreign key (empresa_fk, desfer_fk) references desfer (empresa_fk, id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX desfer_fitxer_fitxer on desfer_fitxer (fitxer_fk);
CREATE TABLE despesa (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  exercici integer not null,
  numero integer not null,
  trimestre integer not null,
  tipus text not null,
  data text not null,
  data_operacio text not null,
  data_recepcio text not null,
  agent_fk integer,
  copia_nif text not null,
  copia_nom text not null,
  empremta text not null,
  num_factura text not null,
  num_clau text not null,
  clau text not null,
  isp integer not null,
  base integer not null,
  quota integer not null,
  recarrec integer not null,
  deduible integer not null,
  retingut integer not null,
  total integer not null,
  a_pagar integer not null,
  venciment text,
  data_pagament text,
  be integer not null,
  arxius integer not null,
  etiquetes text not null,
  cerca text not null,
  proveidor_ordre text not null,
  num_ordre text not null,
  creat text not null,
  canviat text not null, deduccio text,
  check (isp in (0, 1)),
  check (be in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  unique (empresa_fk, exercici, numero),
  foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id),
  check (trimestre between 1 and 4)
);
CREATE INDEX despesa_agent on despesa (empresa_fk, agent_fk, data, id);
CREATE INDEX despesa_data on despesa (empresa_fk, data, id);
CREATE INDEX despesa_deduccio on despesa (empresa_fk, deduccio, id);
CREATE INDEX despesa_numero_proveidor on despesa (empresa_fk, num_clau, id);
CREATE INDEX despesa_operacio on despesa (empresa_fk, data_operacio, id);
CREATE INDEX despesa_ordre_proveidor on despesa (empresa_fk, proveidor_ordre, id);
CREATE INDEX despesa_pagament on despesa (empresa_fk, data_pagament, a_pagar, venciment);
CREATE INDEX despesa_recepcio on despesa (empresa_fk, data_recepcio, id);
CREATE INDEX despesa_retinguda on despesa (empresa_fk, venciment, id) where retingut <> 0;
CREATE INDEX despesa_sumes on despesa (empresa_fk, data, data_pagament, agent_fk, isp, clau, base, quota, deduible, retingut, total, a_pagar);
CREATE TABLE despesa_arxiu (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  despesa_fk integer not null,
  versio integer not null,
  fitxer_fk integer not null,
  vista_fk integer,
  nom text not null,
  ordre integer not null,
  mida integer not null,
  tipus text not null,
  pujat text not null,
  pujat_per text not null,
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  foreign key (empresa_fk, despesa_fk) references despesa (empresa_fk, id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id),
  foreign key (empresa_fk, vista_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX despesa_arxiu_despesa on despesa_arxiu (empresa_fk, despesa_fk, ordre, id);
CREATE INDEX despesa_arxiu_fitxer on despesa_arxiu (fitxer_fk);
CREATE INDEX despesa_arxiu_vista on despesa_arxiu (vista_fk);
CREATE TABLE despesa_comptador (
  empresa_fk integer not null,
  exercici integer not null,
  darrer integer not null,
  primary key (empresa_fk, exercici),
  foreign key (empresa_fk) references empresa (id),
  check (darrer >= 0)
);
CREATE TABLE despesa_contingut (
  despesa_fk integer not null,
  empresa_fk integer not null,
  copia text not null,
  linies text not null,
  dades text not null,
  imports text not null,
  primary key (despesa_fk),
  foreign key (empresa_fk, despesa_fk) references despesa (empresa_fk, id)
);
CREATE INDEX despesa_contingut_empresa on despesa_contingut (empresa_fk, despesa_fk);
CREATE TABLE despesa_linia (
  empresa_fk integer not null,
  despesa_fk integer not null,
  ordre integer not null,
  clau text not null,
  tipus_despesa_fk integer,
  concepte text,
  iva text,
  tipus_recarrec text,
  causa text,
  amb_retencio integer not null,
  base integer not null,
  quota integer not null,
  recarrec integer not null,
  deduible integer not null,
  despesa integer not null,
  be integer not null,
  check (amb_retencio in (0, 1)),
  check (be in (0, 1)),
  primary key (despesa_fk, ordre),
  foreign key (empresa_fk, despesa_fk) references despesa (empresa_fk, id)
);
CREATE INDEX despesa_linia_empresa on despesa_linia (empresa_fk, despesa_fk);
CREATE INDEX despesa_linia_tipus on despesa_linia (empresa_fk, tipus_despesa_fk, despesa_fk);
CREATE TABLE despesa_treball (
  empresa_fk integer not null,
  despesa_fk integer not null,
  ordre integer not null,
  treball_fk integer not null,
  percentatge text not null,
  base integer not null,
  quota integer not null,
  deduible integer not null,
  retingut integer not null,
  total integer not null,
  a_pagar integer not null,
  primary key (despesa_fk, ordre),
  foreign key (empresa_fk, despesa_fk) references despesa (empresa_fk, id),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE INDEX despesa_treball_empresa on despesa_treball (empresa_fk, despesa_fk);
CREATE INDEX despesa_treball_treball on despesa_treball (empresa_fk, treball_fk, despesa_fk);
CREATE TABLE empresa (
  id integer primary key autoincrement,
  versio integer not null,
  nom_fiscal text not null,
  nom_comercial text not null,
  tipus_persona text not null,
  nif text not null,
  adreca text not null,
  telefon text not null,
  email text not null,
  web text not null,
  color text,
  logo text,
  registre_mercantil text not null,
  num_collegiat text not null,
  idioma_fk text not null,
  peu_document text not null,
  baixa integer not null,
  cerca text not null,
  nom_ordre text not null,
  creada text not null,
  canviada text not null, comptes text not null default '[]', peu_factura text not null default '', peu_pressupost text not null default '', condicions_pagament text not null default '', iva_fk integer, irpf_fk integer, regim_iva text not null default 'general', verifactu text not null default '{"mode":"cap","entorn":"proves"}', esborrada text,
  check (baixa in (0, 1))
);
CREATE TABLE empresa_certificat (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  titular text not null,
  nif text not null,
  emissor text not null,
  valid_des_de text not null,
  valid_fins text not null,
  empremta text not null,
  clau text not null,
  avisat integer,
  creat text not null, dubte text not null default '',
  unique (empresa_fk, id),
  unique (empresa_fk, empremta),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX empresa_certificat_fi on empresa_certificat (valid_fins);
CREATE TABLE empresa_serie (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  ordre integer not null,
  codi text not null,
  nom text not null,
  tipus text not null,
  format text not null,
  exercici_reinicia integer not null,
  check (exercici_reinicia in (0, 1)),
  unique (empresa_fk, id),
  unique (empresa_fk, codi),
  foreign key (empresa_fk) references empresa (id)
);
CREATE TABLE empresa_smtp (
  empresa_fk integer not null,
  versio integer not null,
  host text not null,
  port integer not null,
  seguretat text not null,
  usuari text not null,
  contrasenya text,
  de_nom text not null,
  de_email text not null,
  canviat text not null,
  primary key (empresa_fk),
  foreign key (empresa_fk) references empresa (id)
);
CREATE TABLE empresa_trimestre (
  empresa_fk integer not null,
  exercici integer not null,
  trimestre integer not null,
  tancat integer not null,
  quan text not null,
  usuari_nom text not null,
  motiu text not null, canvis integer not null default 1,
  check (tancat in (0, 1)),
  primary key (empresa_fk, exercici, trimestre),
  foreign key (empresa_fk) references empresa (id),
  check (trimestre between 1 and 4)
);
CREATE TABLE factura (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  tipus text not null,
  estat text not null,
  situacio text not null,
  serie text not null,
  exercici integer,
  numero integer,
  numero_text text,
  data text not null,
  data_operacio text,
  venciment text,
  agent_fk integer,
  copia_nif text not null,
  copia_nom text not null,
  empremta text not null,
  treball_fk integer,
  pressupost_fk integer,
  periodica_fk integer,
  periodica_data text,
  base integer not null,
  quota integer not null,
  retingut integer not null,
  total_factura integer not null,
  total integer not null,
  heretat integer not null,
  cobrat integer not null,
  pendent integer not null,
  emesa text,
  anullada text,
  anullada_motiu text,
  notes text not null,
  etiquetes text not null,
  cerca text not null,
  agent_ordre text not null,
  numero_ordre text not null,
  creat text not null,
  canviat text not null, garantia_pendent integer not null default 0, garantia_data text, proforma_fk integer, incobrable_alcat integer not null default 0 check (incobrable_alcat in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  unique (empresa_fk, numero_text),
  unique (empresa_fk, periodica_fk, periodica_data),
  foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id),
  foreign key (empresa_fk, periodica_fk) references factura_periodica (empresa_fk, id),
  check ((estat = 'esborrany') = (numero_text is null))
);
CREATE INDEX factura_agent on factura (empresa_fk, agent_fk, data);
CREATE INDEX factura_data on factura (empresa_fk, data, numero_ordre, id);
CREATE INDEX factura_de_pressupost on factura (empresa_fk, agent_fk, id) where pressupost_fk is not null;
CREATE INDEX factura_de_proforma on factura (empresa_fk, proforma_fk, id) where proforma_fk is not null;
CREATE INDEX factura_garantia on factura (empresa_fk, garantia_data, id) where garantia_pendent <> 0;
CREATE INDEX factura_no_compten on factura (empresa_fk, data, tipus, estat, agent_fk, pendent)
    where (estat not in ('emesa', 'incobrable') or tipus = 'proforma');
CREATE INDEX factura_numero on factura (empresa_fk, numero_ordre, id);
CREATE INDEX factura_operacio on factura (empresa_fk, data_operacio, id) where data_operacio is not null;
CREATE INDEX factura_ordre_agent on factura (empresa_fk, agent_ordre, id);
CREATE INDEX factura_ordre_pendent on factura (empresa_fk, pendent, id);
CREATE INDEX factura_ordre_total on factura (empresa_fk, total, id);
CREATE INDEX factura_pressupost on factura (empresa_fk, pressupost_fk);
CREATE INDEX factura_sumes on factura
    (empresa_fk, data, tipus, estat, agent_fk, base, quota, retingut, total_factura, total, heretat, cobrat, pendent, venciment,
    garantia_pendent);
CREATE INDEX factura_treball on factura (empresa_fk, treball_fk, data);
CREATE INDEX factura_venciment on factura (empresa_fk, estat, venciment, pendent, tipus, base, quota, retingut, total, heretat, cobrat, data, agent_fk);
CREATE TABLE factura_comptador (
  empresa_fk integer not null,
  serie text not null,
  exercici integer not null,
  darrer integer not null,
  darrera_data text not null,
  primary key (empresa_fk, serie, exercici),
  foreign key (empresa_fk) references empresa (id),
  check (darrer >= 0)
);
CREATE TABLE factura_contingut (
  factura_fk integer not null,
  empresa_fk integer not null,
  copia text not null,
  linies text not null,
  dades text not null,
  totals text not null,
  congelada text,
  primary key (factura_fk),
  foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)
);
CREATE INDEX factura_contingut_empresa on factura_contingut (empresa_fk, factura_fk);
CREATE TABLE factura_impost (
  empresa_fk integer not null,
  factura_fk integer not null,
  ordre integer not null,
  iva text not null,
  recarrec text,
  regim text not null,
  base integer not null,
  quota integer not null,
  quota_recarrec integer not null,
  primary key (factura_fk, ordre),
  foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)
);
CREATE INDEX factura_impost_empresa on factura_impost (empresa_fk, factura_fk);
CREATE TABLE factura_per_enviar (
  empresa_fk integer not null,
  factura_fk integer not null,
  quan text not null,
  primary key (factura_fk),
  foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)
);
CREATE INDEX factura_per_enviar_empresa on factura_per_enviar (empresa_fk, factura_fk);
CREATE TABLE factura_periodica (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  nom text not null,
  periodicitat text not null,
  inici text not null,
  final text,
  propera text,
  accio text not null,
  dies_venciment integer,
  activa integer not null,
  agent_fk integer not null,
  treball_fk integer,
  plantilla text not null,
  falla text,
  cerca text not null,
  nom_ordre text not null,
  creat text not null,
  canviat text not null,
  check (activa in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE INDEX factura_periodica_agent on factura_periodica (empresa_fk, agent_fk);
CREATE INDEX factura_periodica_propera on factura_periodica (propera);
CREATE INDEX factura_periodica_treball on factura_periodica (empresa_fk, treball_fk);
CREATE TABLE factura_recordatori (
  empresa_fk integer not null,
  factura_fk integer not null,
  pas integer not null,
  quan text not null,
  correu_fk integer,
  primary key (factura_fk, pas),
  foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)
);
CREATE INDEX factura_recordatori_empresa on factura_recordatori (empresa_fk, factura_fk);
CREATE TABLE factura_rectifica (
  empresa_fk integer not null,
  factura_fk integer not null,
  ordre integer not null,
  metode text not null,
  rectificada_fk integer not null,
  primary key (factura_fk, ordre),
  foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id),
  foreign key (empresa_fk, rectificada_fk) references factura (empresa_fk, id)
);
CREATE INDEX factura_rectifica_factura on factura_rectifica (empresa_fk, factura_fk);
CREATE INDEX factura_rectifica_rectificada on factura_rectifica (empresa_fk, rectificada_fk);
CREATE TABLE fitxer (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  sha256 text not null,
  mida integer not null,
  tipus text not null,
  creat text not null,
  tocat text not null,
  unique (empresa_fk, id),
  unique (empresa_fk, sha256),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX fitxer_tocat on fitxer (tocat);
CREATE TABLE formigo (
  treball_fk integer not null,
  empresa_fk integer not null,
  versio integer not null,
  modalitat text not null,
  central text not null,
  notes text not null,
  excepcio text,
  primary key (treball_fk),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE TABLE formigo_partida (
  empresa_fk integer not null,
  treball_fk integer not null,
  treball_partida_fk integer not null,
  versio integer not null,
  modalitat text,
  central text,
  notes text not null,
  primary key (empresa_fk, treball_partida_fk),
  foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id)
);
CREATE INDEX formigo_partida_treball on formigo_partida (empresa_fk, treball_fk);
CREATE TABLE historial (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  usuari_fk integer,
  usuari_nom text not null,
  quan text not null,
  entitat text not null,
  entitat_fk integer not null,
  accio text not null,
  abans text,
  despres text
, camps text not null default '');
CREATE INDEX historial_registre on historial (empresa_fk, entitat, entitat_fk, id);
CREATE TABLE historial_arrel (
  historial_fk integer not null,
  empresa_fk integer not null,
  arrel text not null,
  arrel_fk integer not null,
  primary key (historial_fk, arrel, arrel_fk),
  foreign key (historial_fk) references historial (id)
);
CREATE INDEX historial_arrel_fila on historial_arrel (empresa_fk, arrel, arrel_fk, historial_fk);
CREATE TABLE idempotencia (
  usuari_fk integer not null,
  clau text not null,
  ruta text not null,
  cos_hash text not null,
  resposta text,
  creada text not null,
  primary key (usuari_fk, clau, ruta)
);
CREATE INDEX idempotencia_creada on idempotencia (creada);
CREATE TABLE "importacio" (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  usuari_fk integer not null,
  fitxer_fk integer not null,
  nom text not null,
  estat text not null,
  creada text not null,
  feta text, clau text not null default '', presa text, mena text not null default 'agent', afegits text not null default '[]', vistos text not null default '{}',
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX importacio_fitxer on importacio (empresa_fk, fitxer_fk);
CREATE TABLE importacio_columna (
  empresa_fk integer not null,
  mena text not null,
  columna text not null,
  camp text not null,
  primary key (empresa_fk, mena, columna),
  foreign key (empresa_fk) references empresa (id)
);
CREATE TABLE "importacio_fila" (
  importacio_fk integer not null,
  empresa_fk integer not null,
  fila integer not null,
  resultat text not null,
  registre_fk integer,
  nom text not null,
  faltes text not null,
  celles text not null,
  primary key (importacio_fk, fila),
  foreign key (empresa_fk, importacio_fk) references "importacio" (empresa_fk, id)
);
CREATE TABLE intent_acces (
  clau text not null,
  fallades integer not null,
  darrera text not null,
  lliure text not null,
  primary key (clau)
);
CREATE TABLE limit_canvi (
  empresa_fk integer not null,
  treball_fk integer not null,
  fila integer not null,
  valors text not null,
  qui text not null,
  quan text not null,
  motiu text not null,
  primary key (treball_fk, fila),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE TABLE llibres_casella (
  empresa_fk integer not null,
  model text not null,
  exercici integer not null,
  trimestre integer not null,
  casella text not null,
  valor integer not null,
  quan text not null,
  primary key (empresa_fk, model, exercici, trimestre, casella),
  foreign key (empresa_fk) references empresa (id),
  check (trimestre between 0 and 4)
);
CREATE TABLE llibres_perfil (
  empresa_fk integer not null,
  versio integer not null,
  dades text not null,
  canviat text not null,
  primary key (empresa_fk),
  foreign key (empresa_fk) references empresa (id)
);
CREATE TABLE lot (
  id integer not null,
  empresa_fk integer not null,
  treball_fk integer not null,
  treball_partida_fk integer not null,
  clau_client text not null,
  versio integer not null,
  numero integer not null,
  descripcio text not null,
  ubicacio text not null,
  data_inici text,
  data_final text,
  quantitat integer,
  estat text not null,
  creat text not null,
  canviat text not null,
  primary key (id),
  unique (empresa_fk, id),
  unique (empresa_fk, clau_client),
  foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id)
);
CREATE INDEX lot_partida on lot (empresa_fk, treball_partida_fk, numero, id);
CREATE INDEX lot_treball on lot (empresa_fk, treball_fk);
CREATE TABLE migracio (nom text primary key);
CREATE TABLE no_conformitat_termini (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  resultat_fk integer not null,
  usuari_fk integer,
  usuari_nom text not null,
  quan text not null,
  abans text not null,
  despres text not null,
  motiu text not null,
  foreign key (empresa_fk, resultat_fk) references resultat (empresa_fk, id)
);
CREATE INDEX no_conformitat_termini_resultat on no_conformitat_termini (empresa_fk, resultat_fk, id);
CREATE TABLE partida (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  usuari_fk integer not null,
  origen_fk integer,
  familia text,
  codi text not null,
  proces_fk integer not null,
  control_fk integer not null,
  sistema_fk integer not null,
  nom text not null,
  unitat text not null,
  activa integer not null,
  inici text,
  final text,
  normes text not null,
  usos text not null,
  nivells text not null,
  lot text not null,
  completa integer not null,
  formigo_flg integer not null,
  ajuda text not null,
  informacio text not null,
  observacions_programa text not null,
  observacions_seguiment text not null,
  creat text not null,
  canviat text not null,
  check (activa in (0, 1)),
  check (completa in (0, 1)),
  check (formigo_flg in (0, 1)),
  check (activa in (0, 1)),
  check (completa in (0, 1)),
  check (formigo_flg in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE partida_comprovacio (
  empresa_fk integer not null,
  partida_fk integer not null,
  comprovacio_fk integer not null,
  categoria_fk integer not null,
  ordre integer not null,
  primary key (empresa_fk, partida_fk, comprovacio_fk),
  foreign key (empresa_fk, partida_fk) references partida (empresa_fk, id)
);
CREATE INDEX partida_comprovacio_comprovacio on partida_comprovacio (empresa_fk, comprovacio_fk);
CREATE TABLE pastada (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  treball_fk integer not null,
  zona_fk integer not null,
  lot_fk integer not null,
  clau_client text not null,
  versio integer not null,
  numero integer not null,
  data text,
  hora text,
  albara text not null,
  central text not null,
  matricula text not null,
  element text not null,
  con text not null,
  resistencia integer,
  provetes text not null,
  acta text not null,
  observacions text not null,
  creat text not null,
  canviat text not null,
  unique (empresa_fk, clau_client),
  foreign key (empresa_fk, zona_fk) references zona (empresa_fk, id),
  foreign key (empresa_fk, lot_fk) references zona_lot (empresa_fk, id)
);
CREATE INDEX pastada_lot on pastada (empresa_fk, lot_fk, id);
CREATE INDEX pastada_treball on pastada (empresa_fk, treball_fk);
CREATE INDEX pastada_zona on pastada (empresa_fk, zona_fk);
CREATE TABLE pressupost (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  estat text not null,
  serie text not null,
  exercici integer,
  numero integer,
  numero_text text,
  revisio integer not null,
  data text not null,
  validesa text,
  agent_fk integer,
  copia text not null,
  copia_nif text not null,
  copia_nom text not null,
  empremta text not null,
  treball_fk integer,
  titol text not null,
  dades text not null,
  linies text not null,
  fites text not null,
  totals text not null,
  base integer not null,
  total integer not null,
  notes text not null,
  enviat text,
  congelat text,
  resposta text,
  enllac_hash text,
  enllac_creat text,
  enllac_caduca text,
  enllac_per integer,
  cerca text not null,
  agent_ordre text not null,
  titol_ordre text not null,
  numero_ordre text not null,
  creat text not null,
  canviat text not null,
  unique (empresa_fk, id),
  unique (empresa_fk, numero_text, revisio),
  unique (enllac_hash),
  foreign key (empresa_fk) references empresa (id),
  foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE INDEX pressupost_agent on pressupost (empresa_fk, agent_fk);
CREATE INDEX pressupost_data on pressupost (empresa_fk, data, id);
CREATE INDEX pressupost_treball on pressupost (empresa_fk, treball_fk);
CREATE INDEX pressupost_validesa on pressupost (empresa_fk, estat, validesa);
CREATE TABLE pressupost_comptador (
  empresa_fk integer not null,
  serie text not null,
  exercici integer not null,
  darrer integer not null,
  primary key (empresa_fk, serie, exercici),
  foreign key (empresa_fk) references empresa (id)
);
CREATE TABLE programa_revisio (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  treball_fk integer not null,
  numero integer not null,
  data text not null,
  foto text not null,
  usuari_fk integer,
  emesa text not null,
  emesa_per text not null,
  versio integer not null,
  unique (empresa_fk, treball_fk, numero),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE TABLE pujada (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  usuari_fk integer not null,
  clau text not null,
  nom text not null,
  mida integer not null,
  fitxer_fk integer,
  caduca text not null,
  unique (clau),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX pujada_caduca on pujada (caduca);
CREATE INDEX pujada_fitxer on pujada (fitxer_fk);
CREATE INDEX pujada_usuari on pujada (usuari_fk);
CREATE TABLE registre_cadena (
  empresa_fk integer not null,
  installacio text not null,
  ultim_ordre integer not null,
  ultim_nif text not null,
  ultim_numserie text not null,
  ultim_data text not null,
  ultim_huella text not null,
  primary key (empresa_fk),
  unique (installacio),
  foreign key (empresa_fk) references empresa (id)
);
CREATE TABLE registre_comprovacio (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  quan text not null,
  origen text not null,
  registres integer not null,
  trencaments integer not null,
  detall text not null,
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX registre_comprovacio_darrera on registre_comprovacio (empresa_fk, quan);
CREATE TABLE registre_facturacio (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  ordre integer not null,
  tipus text not null,
  factura_fk integer not null,
  numserie text not null,
  data_expedicio text not null,
  text text not null,
  huella text not null,
  huella_anterior text not null,
  xml text not null,
  xml_suma text not null,
  moment text not null,
  sistema text not null,
  mode text not null,
  entorn text not null,
  estat text not null,
  cerca text not null,
  creat text not null,
  unique (empresa_fk, id),
  unique (empresa_fk, ordre),
  foreign key (empresa_fk) references empresa (id),
  foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)
);
CREATE INDEX registre_facturacio_data on registre_facturacio (empresa_fk, data_expedicio);
CREATE INDEX registre_facturacio_espera on registre_facturacio (estat, empresa_fk, ordre);
CREATE INDEX registre_facturacio_factura on registre_facturacio (empresa_fk, factura_fk);
CREATE TABLE resultat (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  clau_client text not null,
  treball_fk integer not null,
  proces_fk integer not null,
  treball_partida_fk integer not null,
  lot_fk integer not null,
  categoria_fk integer not null,
  comprovacio_fk integer not null,
  resultat text not null,
  valor text not null,
  unitat text not null,
  data text,
  responsable_fk integer,
  document_ref text not null,
  observacions text not null,
  accio text not null,
  termini text,
  tancada text,
  automatic integer not null,
  usuari_fk integer,
  usuari_nom text not null,
  creat text not null,
  canviat text not null,
  check (automatic in (0, 1)),
  check (automatic in (0, 1)),
  unique (empresa_fk, id),
  unique (empresa_fk, treball_partida_fk, lot_fk, comprovacio_fk),
  unique (empresa_fk, clau_client),
  foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id),
  foreign key (empresa_fk, responsable_fk) references agent (empresa_fk, id)
);
CREATE INDEX resultat_oberts on resultat (empresa_fk, resultat, tancada, termini);
CREATE INDEX resultat_responsable on resultat (empresa_fk, responsable_fk);
CREATE INDEX resultat_treball on resultat (empresa_fk, treball_fk, treball_partida_fk, lot_fk);
CREATE TABLE resultat_arxiu (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  resultat_fk integer not null,
  clau_client text not null,
  fitxer_fk integer not null,
  vista_fk integer,
  nom text not null,
  mida integer not null,
  tipus text not null,
  ordre integer not null,
  pujat text not null,
  pujat_per text not null, annex integer not null default 0 check (annex in (0, 1)),
  unique (empresa_fk, clau_client),
  foreign key (empresa_fk, resultat_fk) references resultat (empresa_fk, id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id),
  foreign key (empresa_fk, vista_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX resultat_arxiu_fitxer on resultat_arxiu (fitxer_fk);
CREATE INDEX resultat_arxiu_resultat on resultat_arxiu (empresa_fk, resultat_fk, ordre, id);
CREATE INDEX resultat_arxiu_vista on resultat_arxiu (vista_fk);
CREATE TABLE sessio (
  id integer primary key autoincrement,
  usuari_fk integer not null,
  token_hash text not null,
  plataforma text not null,
  fabricant text,
  model text,
  versio text,
  creada text not null,
  darrer_us text not null,
  unique (token_hash),
  foreign key (usuari_fk) references usuari (id)
);
CREATE INDEX sessio_usuari on sessio (usuari_fk);
CREATE TABLE tasca (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  usuari_fk integer not null,
  tipus text not null,
  titol text not null,
  idioma text not null,
  entrada text not null,
  estat text not null,
  fet integer not null,
  total integer not null,
  cancel integer not null,
  intents integer not null,
  arrendada_fins text,
  clau text,
  fitxer_fk integer,
  fitxer_nom text,
  resultat text,
  error text,
  creada text not null,
  acabada text,
  caduca text,
  check (cancel in (0, 1)),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX tasca_caduca on tasca (caduca);
CREATE INDEX tasca_espera on tasca (estat, arrendada_fins);
CREATE INDEX tasca_fitxer on tasca (fitxer_fk);
CREATE INDEX tasca_propies on tasca (empresa_fk, usuari_fk, id);
CREATE TABLE tipus_despesa (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  cataleg integer,
  versio integer not null,
  pare_fk integer,
  nom text,
  iva_fk integer,
  irpf_fk integer,
  iva_deduible text not null,
  deduible text not null,
  concepte text,
  amortitzacio text,
  ajuda text,
  baixa integer not null,
  suprimit integer not null,
  creat text not null,
  canviat text not null,
  check (baixa in (0, 1)),
  check (suprimit in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk) references empresa (id),
  unique (empresa_fk, cataleg),
  check (cataleg is not null or nom is not null)
);
CREATE TABLE treball (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  versio integer not null,
  codi text not null,
  expedient text not null,
  expedient_clau text not null,
  nom text not null,
  descripcio text not null,
  tipus_obra text not null,
  tipus_treball_fk integer,
  us text not null,
  adreca text not null,
  poblacio_fk integer,
  poblacio text not null,
  referencia_cadastral text not null,
  coordenades text not null,
  data_encarrec text,
  data_projecte text,
  data_inici text,
  data_final text,
  data_tancament text,
  obert integer not null,
  control_qualitat integer not null,
  pem integer,
  superficie integer,
  plantes_sobre integer,
  plantes_sota integer,
  llicencia text not null,
  visat text not null,
  observacions text not null,
  promotor text not null,
  formigo text not null,
  cerca text not null,
  nom_ordre text not null,
  poblacio_ordre text not null,
  promotor_ordre text not null,
  creat text not null,
  canviat text not null, logo_fk integer, control text not null default '{}', excepcions text not null default '',
  check (obert in (0, 1)),
  check (control_qualitat in (0, 1)),
  unique (empresa_fk, id),
  unique (empresa_fk, codi),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX treball_canviat on treball (empresa_fk, canviat, id);
CREATE INDEX treball_cerca on treball (empresa_fk, obert, codi, id, cerca);
CREATE INDEX treball_expedient on treball (empresa_fk, expedient_clau);
CREATE INDEX treball_logo on treball (logo_fk);
CREATE INDEX treball_nom on treball (empresa_fk, nom_ordre, id);
CREATE INDEX treball_obert on treball (empresa_fk, obert, codi, id);
CREATE INDEX treball_poblacio on treball (empresa_fk, obert, poblacio_ordre, id);
CREATE INDEX treball_promotor on treball (empresa_fk, obert, promotor_ordre, id);
CREATE TABLE treball_agent (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  treball_fk integer not null,
  agent_fk integer not null,
  funcio_fk integer not null,
  titulacio_fk integer,
  percentatge integer,
  ordre integer not null, copia text not null default '{}', copia_nif text not null default '', copia_nom text not null default '', empremta text not null default '',
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id),
  foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id)
);
CREATE INDEX treball_agent_agent on treball_agent (empresa_fk, agent_fk);
CREATE INDEX treball_agent_treball on treball_agent (empresa_fk, treball_fk, ordre);
CREATE TABLE treball_arxiu (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  treball_fk integer not null,
  versio integer not null,
  fitxer_fk integer not null,
  vista_fk integer,
  nom text not null,
  nom_ordre text not null,
  carpeta text not null,
  annex integer not null,
  ordre integer not null,
  mida integer not null,
  tipus text not null,
  pujat text not null,
  pujat_per text not null,
  check (annex in (0, 1)),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id),
  foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id),
  foreign key (empresa_fk, vista_fk) references fitxer (empresa_fk, id)
);
CREATE INDEX treball_arxiu_fitxer on treball_arxiu (fitxer_fk);
CREATE INDEX treball_arxiu_treball on treball_arxiu (empresa_fk, treball_fk, ordre, id);
CREATE INDEX treball_arxiu_vista on treball_arxiu (vista_fk);
CREATE TABLE treball_comprovacio (
  empresa_fk integer not null,
  treball_partida_fk integer not null,
  comprovacio_fk integer not null,
  treball_fk integer not null,
  categoria_fk integer not null,
  ordre integer not null,
  nom text not null,
  frequencia text not null,
  criteri text not null,
  normes text not null,
  valor_tipus text not null,
  unitat text not null,
  valors text not null,
  basic integer not null,
  obligatoria integer not null,
  exigida integer not null,
  afegida integer not null,
  preu integer,
  assaigs integer, automatica integer not null default 0 check (automatica in (0, 1)), con integer not null default 0 check (con in (0, 1)),
  check (basic in (0, 1)),
  check (obligatoria in (0, 1)),
  check (exigida in (0, 1)),
  check (afegida in (0, 1)),
  check (basic in (0, 1)),
  check (obligatoria in (0, 1)),
  check (exigida in (0, 1)),
  check (afegida in (0, 1)),
  primary key (empresa_fk, treball_partida_fk, comprovacio_fk),
  foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id)
);
CREATE INDEX treball_comprovacio_banc on treball_comprovacio (empresa_fk, comprovacio_fk);
CREATE INDEX treball_comprovacio_treball on treball_comprovacio (empresa_fk, treball_fk, treball_partida_fk, ordre);
CREATE TABLE treball_partida (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  treball_fk integer not null,
  proces_fk integer not null,
  versio integer not null,
  ordre integer not null,
  partida_fk integer not null,
  control_fk integer not null,
  codi text not null,
  nom text not null,
  unitat text not null,
  normes text not null,
  sistema_fk integer not null,
  usos text not null,
  nivells text not null,
  lot text not null,
  completa integer not null,
  formigo_flg integer not null,
  amidament integer,
  lots_previstos integer,
  marca text not null,
  fabricant text not null,
  proveidor_fk integer,
  observacions_programa text not null,
  observacions_seguiment text not null,
  creat text not null,
  canviat text not null,
  check (completa in (0, 1)),
  check (formigo_flg in (0, 1)),
  check (completa in (0, 1)),
  check (formigo_flg in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk, treball_fk, proces_fk) references treball_proces (empresa_fk, treball_fk, proces_fk),
  foreign key (empresa_fk, proveidor_fk) references agent (empresa_fk, id)
);
CREATE INDEX treball_partida_banc on treball_partida (empresa_fk, partida_fk);
CREATE INDEX treball_partida_proveidor on treball_partida (empresa_fk, proveidor_fk);
CREATE INDEX treball_partida_treball on treball_partida (empresa_fk, treball_fk, proces_fk, ordre, id);
CREATE TABLE treball_proces (
  empresa_fk integer not null,
  treball_fk integer not null,
  proces_fk integer not null,
  ordre integer not null,
  primary key (empresa_fk, treball_fk, proces_fk),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE TABLE treball_usuari (
  empresa_fk integer not null,
  treball_fk integer not null,
  usuari_fk integer not null,
  primary key (empresa_fk, treball_fk, usuari_fk),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id),
  foreign key (usuari_fk) references usuari (id)
);
CREATE INDEX treball_usuari_usuari on treball_usuari (usuari_fk, empresa_fk);
CREATE TABLE usuari (
  id integer primary key autoincrement,
  usuari text not null,
  email text not null,
  email_clau text not null,
  usuari_clau text not null,
  nom text not null,
  cognoms text not null,
  contrasenya text not null,
  idioma_fk text not null,
  usuari_fk integer,
  actiu integer not null,
  creat text not null, versio integer not null default 1, segon_factor text, segon_factor_pas integer, darrer_acces text,
  check (actiu in (0, 1)),
  unique (email_clau),
  unique (usuari_clau),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE usuari_codi (
  usuari_fk integer not null,
  codi_hash text not null,
  primary key (usuari_fk, codi_hash),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE usuari_condicions (
  usuari_fk integer not null,
  versio text not null,
  idioma_fk text not null,
  quan text not null,
  primary key (usuari_fk, versio),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE usuari_empresa (
  usuari_fk integer not null,
  empresa_fk integer not null,
  rol text not null,
  agent_fk integer, baixa integer not null default 0 check (baixa in (0, 1)),
  primary key (usuari_fk, empresa_fk),
  foreign key (usuari_fk) references usuari (id),
  foreign key (empresa_fk) references empresa (id)
);
CREATE INDEX usuari_empresa_empresa on usuari_empresa (empresa_fk);
CREATE TABLE usuari_exercici (
  usuari_fk integer not null,
  empresa_fk integer not null,
  exercici integer not null,
  quan text not null,
  primary key (usuari_fk, empresa_fk),
  foreign key (usuari_fk) references usuari (id),
  foreign key (empresa_fk) references empresa (id)
);
CREATE TABLE usuari_invitacio (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  email text not null,
  email_clau text not null,
  nom text not null,
  cognoms text not null,
  rol text not null,
  idioma_fk text not null,
  titulacio_fk integer,
  num_collegiat text not null,
  token_hash text not null,
  convidat_per integer not null,
  creada text not null,
  caduca text not null,
  unique (token_hash),
  unique (empresa_fk, email_clau),
  foreign key (empresa_fk) references empresa (id),
  foreign key (convidat_per) references usuari (id)
);
CREATE TABLE usuari_recuperacio (
  usuari_fk integer not null,
  token_hash text not null,
  creada text not null,
  caduca text not null,
  primary key (usuari_fk),
  unique (token_hash),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE vista (
  id integer primary key autoincrement,
  versio integer not null,
  empresa_fk integer not null,
  usuari_fk integer not null,
  area text not null,
  nom text not null,
  cerca text not null,
  per_defecte integer not null,
  contingut text not null,
  check (per_defecte in (0, 1)),
  unique (empresa_fk, usuari_fk, area, cerca),
  foreign key (empresa_fk) references empresa (id),
  foreign key (usuari_fk) references usuari (id)
);
CREATE TABLE zona (
  id integer primary key autoincrement,
  empresa_fk integer not null,
  treball_fk integer not null,
  versio integer not null,
  ordre integer not null,
  nom text not null,
  normativa text not null,
  norma text not null,
  norma_fixada integer not null,
  modalitat text not null,
  estructura text not null,
  tipus text not null,
  resistencia integer not null,
  consistencia text not null,
  mesura integer not null,
  ambient text not null,
  distintiu integer not null,
  classe_central text,
  central text not null,
  certificat text,
  volum integer,
  setmanes integer,
  superficie integer,
  plantes integer,
  observacions text not null,
  creat text not null,
  canviat text not null, treball_partida_fk integer,
  check (norma_fixada in (0, 1)),
  unique (empresa_fk, id),
  foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)
);
CREATE INDEX zona_partida on zona (empresa_fk, treball_partida_fk);
CREATE INDEX zona_treball on zona (empresa_fk, treball_fk, ordre, id);
CREATE TABLE zona_lot (
  id integer not null,
  empresa_fk integer not null,
  treball_fk integer not null,
  zona_fk integer not null,
  clau_client text not null,
  versio integer not null,
  numero integer not null,
  descripcio text not null,
  volum integer,
  amassades integer,
  respostes text not null,
  decisio text,
  verdict text not null,
  insuficients integer not null,
  per_sota_fck integer not null,
  mostres_tingudes integer not null,
  mostres_demanades integer,
  veredicte text not null,
  abans text not null,
  creat text not null,
  canviat text not null,
  canviat_per text not null,
  check (insuficients in (0, 1)),
  check (per_sota_fck in (0, 1)),
  primary key (id),
  unique (empresa_fk, id),
  unique (empresa_fk, clau_client),
  foreign key (empresa_fk, zona_fk) references zona (empresa_fk, id)
);
CREATE INDEX zona_lot_treball on zona_lot (empresa_fk, treball_fk);
CREATE INDEX zona_lot_zona on zona_lot (empresa_fk, zona_fk, numero, id);

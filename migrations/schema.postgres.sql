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
comptador.nom text collate C not null
comptador.valor bigint not null
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
historial.id bigint not null identity 100000
historial.empresa_fk bigint not null
historial.usuari_fk bigint
historial.usuari_nom text collate C not null
historial.quan text collate C not null
historial.entitat text collate C not null
historial.entitat_fk bigint not null
historial.arrel text collate C not null
historial.arrel_fk bigint not null
historial.accio text collate C not null
historial.abans text collate C
historial.despres text collate C
idempotencia.usuari_fk bigint not null
idempotencia.clau text collate C not null
idempotencia.ruta text collate C not null
idempotencia.cos_hash text collate C not null
idempotencia.resposta text collate C
idempotencia.creada text collate C not null
intent_acces.clau text collate C not null
intent_acces.fallades bigint not null
intent_acces.darrera text collate C not null
intent_acces.lliure text collate C not null
migracio.nom text not null
sessio.id bigint not null identity 100000
sessio.usuari_fk bigint not null
sessio.token_hash text collate C not null
sessio.plataforma text collate C not null
sessio.fabricant text collate C
sessio.model text collate C
sessio.versio text collate C
sessio.creada text collate C not null
sessio.darrer_us text collate C not null
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
treball_agent.id bigint not null identity 100000
treball_agent.empresa_fk bigint not null
treball_agent.treball_fk bigint not null
treball_agent.agent_fk bigint not null
treball_agent.funcio_fk bigint not null
treball_agent.titulacio_fk bigint
treball_agent.percentatge bigint
treball_agent.ordre bigint not null
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
usuari_condicions.usuari_fk bigint not null
usuari_condicions.versio text collate C not null
usuari_condicions.idioma_fk text collate C not null
usuari_condicions.quan text collate C not null
usuari_empresa.usuari_fk bigint not null
usuari_empresa.empresa_fk bigint not null
usuari_empresa.rol text collate C not null
usuari_empresa.agent_fk bigint
usuari_exercici.usuari_fk bigint not null
usuari_exercici.empresa_fk bigint not null
usuari_exercici.exercici bigint not null
usuari_exercici.quan text collate C not null
agent: CHECK ((baixa = ANY (ARRAY[0, 1])))
agent: CHECK ((contractista = ANY (ARRAY[0, 1])))
agent: CHECK ((nif_correcte = ANY (ARRAY[0, 1])))
agent: CHECK ((promotor = ANY (ARRAY[0, 1])))
agent: CHECK ((proveidor = ANY (ARRAY[0, 1])))
agent: CHECK ((tecnic = ANY (ARRAY[0, 1])))
agent: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
agent: PRIMARY KEY (id)
agent: UNIQUE (empresa_fk, id)
comptador: PRIMARY KEY (nom)
empresa: CHECK ((baixa = ANY (ARRAY[0, 1])))
empresa: PRIMARY KEY (id)
historial: PRIMARY KEY (id)
idempotencia: PRIMARY KEY (usuari_fk, clau, ruta)
intent_acces: PRIMARY KEY (clau)
migracio: PRIMARY KEY (nom)
sessio: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
sessio: PRIMARY KEY (id)
sessio: UNIQUE (token_hash)
treball: CHECK ((control_qualitat = ANY (ARRAY[0, 1])))
treball: CHECK ((obert = ANY (ARRAY[0, 1])))
treball: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
treball: PRIMARY KEY (id)
treball: UNIQUE (empresa_fk, codi)
treball: UNIQUE (empresa_fk, id)
treball_agent: FOREIGN KEY (empresa_fk, agent_fk) REFERENCES agent(empresa_fk, id)
treball_agent: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
treball_agent: PRIMARY KEY (id)
treball_usuari: FOREIGN KEY (empresa_fk, treball_fk) REFERENCES treball(empresa_fk, id)
treball_usuari: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
treball_usuari: PRIMARY KEY (empresa_fk, treball_fk, usuari_fk)
usuari: CHECK ((actiu = ANY (ARRAY[0, 1])))
usuari: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari: PRIMARY KEY (id)
usuari: UNIQUE (email_clau)
usuari: UNIQUE (usuari_clau)
usuari_condicions: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_condicions: PRIMARY KEY (usuari_fk, versio)
usuari_empresa: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
usuari_empresa: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_empresa: PRIMARY KEY (usuari_fk, empresa_fk)
usuari_exercici: FOREIGN KEY (empresa_fk) REFERENCES empresa(id)
usuari_exercici: FOREIGN KEY (usuari_fk) REFERENCES usuari(id)
usuari_exercici: PRIMARY KEY (usuari_fk, empresa_fk)
CREATE INDEX agent_canviat ON public.agent USING btree (empresa_fk, canviat, id)
CREATE INDEX agent_nif ON public.agent USING btree (empresa_fk, nif_clau)
CREATE INDEX agent_nom ON public.agent USING btree (empresa_fk, nom_ordre, id)
CREATE INDEX agent_poblacio ON public.agent USING btree (empresa_fk, poblacio_ordre, id)
CREATE UNIQUE INDEX agent_empresa_fk_id_key ON public.agent USING btree (empresa_fk, id)
CREATE UNIQUE INDEX agent_pkey ON public.agent USING btree (id)
CREATE UNIQUE INDEX comptador_pkey ON public.comptador USING btree (nom)
CREATE UNIQUE INDEX empresa_pkey ON public.empresa USING btree (id)
CREATE INDEX historial_arrel ON public.historial USING btree (empresa_fk, arrel, arrel_fk, id)
CREATE INDEX historial_registre ON public.historial USING btree (empresa_fk, entitat, entitat_fk, id)
CREATE UNIQUE INDEX historial_pkey ON public.historial USING btree (id)
CREATE INDEX idempotencia_creada ON public.idempotencia USING btree (creada)
CREATE UNIQUE INDEX idempotencia_pkey ON public.idempotencia USING btree (usuari_fk, clau, ruta)
CREATE UNIQUE INDEX intent_acces_pkey ON public.intent_acces USING btree (clau)
CREATE UNIQUE INDEX migracio_pkey ON public.migracio USING btree (nom)
CREATE INDEX sessio_usuari ON public.sessio USING btree (usuari_fk)
CREATE UNIQUE INDEX sessio_pkey ON public.sessio USING btree (id)
CREATE UNIQUE INDEX sessio_token_hash_key ON public.sessio USING btree (token_hash)
CREATE INDEX treball_canviat ON public.treball USING btree (empresa_fk, canviat, id)
CREATE INDEX treball_expedient ON public.treball USING btree (empresa_fk, expedient_clau)
CREATE INDEX treball_nom ON public.treball USING btree (empresa_fk, nom_ordre, id)
CREATE INDEX treball_obert ON public.treball USING btree (empresa_fk, obert, codi, id)
CREATE UNIQUE INDEX treball_empresa_fk_codi_key ON public.treball USING btree (empresa_fk, codi)
CREATE UNIQUE INDEX treball_empresa_fk_id_key ON public.treball USING btree (empresa_fk, id)
CREATE UNIQUE INDEX treball_pkey ON public.treball USING btree (id)
CREATE INDEX treball_agent_agent ON public.treball_agent USING btree (empresa_fk, agent_fk)
CREATE INDEX treball_agent_treball ON public.treball_agent USING btree (empresa_fk, treball_fk, ordre)
CREATE UNIQUE INDEX treball_agent_pkey ON public.treball_agent USING btree (id)
CREATE INDEX treball_usuari_usuari ON public.treball_usuari USING btree (usuari_fk, empresa_fk)
CREATE UNIQUE INDEX treball_usuari_pkey ON public.treball_usuari USING btree (empresa_fk, treball_fk, usuari_fk)
CREATE UNIQUE INDEX usuari_email_clau_key ON public.usuari USING btree (email_clau)
CREATE UNIQUE INDEX usuari_pkey ON public.usuari USING btree (id)
CREATE UNIQUE INDEX usuari_usuari_clau_key ON public.usuari USING btree (usuari_clau)
CREATE UNIQUE INDEX usuari_condicions_pkey ON public.usuari_condicions USING btree (usuari_fk, versio)
CREATE INDEX usuari_empresa_empresa ON public.usuari_empresa USING btree (empresa_fk)
CREATE UNIQUE INDEX usuari_empresa_pkey ON public.usuari_empresa USING btree (usuari_fk, empresa_fk)
CREATE UNIQUE INDEX usuari_exercici_pkey ON public.usuari_exercici USING btree (usuari_fk, empresa_fk)
sequence agent_id_seq start 100000
sequence empresa_id_seq start 100000
sequence historial_id_seq start 100000
sequence sessio_id_seq start 100000
sequence treball_agent_id_seq start 100000
sequence treball_id_seq start 100000
sequence usuari_id_seq start 100000

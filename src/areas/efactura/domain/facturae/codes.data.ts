/** Codes and literals of Facturae 3.2.2. Source: its schema (Facturaev3_2_2.xsd); ISO 3166-1 for countries. */

/** Reasons of a rectification, with the literal that the schema asks for. */
export const RAONS: Readonly<Record<string, string>> = {
  '01': 'Número de la factura',
  '02': 'Serie de la factura',
  '03': 'Fecha expedición',
  '04': 'Nombre y apellidos/Razón Social-Emisor',
  '05': 'Nombre y apellidos/Razón Social-Receptor',
  '06': 'Identificación fiscal Emisor/obligado',
  '07': 'Identificación fiscal Receptor',
  '08': 'Domicilio Emisor/Obligado',
  '09': 'Domicilio Receptor',
  '10': 'Detalle Operación',
  '11': 'Porcentaje impositivo a aplicar',
  '12': 'Cuota tributaria a aplicar',
  '13': 'Fecha/Periodo a aplicar',
  '14': 'Clase de factura',
  '15': 'Literales legales',
  '16': 'Base imponible',
  '80': 'Cálculo de cuotas repercutidas',
  '81': 'Cálculo de cuotas retenidas',
  '82': 'Base imponible modificada por devolución de envases / embalajes',
  '83': 'Base imponible modificada por descuentos y bonificaciones',
  '84': 'Base imponible modificada por resolución firme, judicial o administrativa',
  '85': 'Base imponible modificada cuotas repercutidas no satisfechas. Auto de declaración de concurso',
};
/** By substitution the document is whole, by differences it is the change. */
export const METODES = {
  S: { codi: '01', literal: 'Rectificación íntegra' },
  I: { codi: '02', literal: 'Rectificación por diferencias' },
} as const;

/** PaymentMeansType, by our ways to pay; what has none is «special». */
export const MITJANS: Readonly<Record<string, string>> = {
  efectiu: '01',
  domiciliacio: '02',
  transferencia: '04',
  pagare: '09',
  xec: '11',
  altres: '13',
  compensacio: '14',
  targeta: '19',
};

/** UnitOfMeasureType, by what people write; square metres have none and are told in words. */
export const UNITATS: Readonly<Record<string, string>> = {
  '': '01',
  u: '01',
  ut: '01',
  un: '01',
  h: '02',
  hora: '02',
  hores: '02',
  horas: '02',
  kg: '03',
  l: '04',
  m: '25',
  ml: '25',
  m3: '33',
  'm³': '33',
};
export const ALTRA_UNITAT = '05';

const TRES =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO ARARG ASASM ATAUT AUAUS AWABW AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BMBMU BNBRN BOBOL BRBRA BSBHS BTBTN BWBWA BYBLR BZBLZ CACAN CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GTGTM GUGUM GWGNB GYGUY HKHKG HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR STSTP SVSLV SYSYR SZSWZ TCTCA TDTCD TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE';
/** Countries that the schema knows, by their code of two letters. */
const PAISOS: ReadonlyMap<string, string> = new Map(
  TRES.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)] as const),
);
export const paisOf = (codi: string): string | null => PAISOS.get(codi) ?? null;

const UE = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
/** ResidenceTypeCode: Spain, the Union, elsewhere. */
export const residencia = (pais: string): 'R' | 'U' | 'E' => (pais === 'ES' ? 'R' : UE.has(pais) ? 'U' : 'E');

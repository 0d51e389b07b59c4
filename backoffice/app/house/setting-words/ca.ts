import type { Words } from './es.ts'

export const words: Words = {
  parts: {
    'The server': 'El servidor',
    Data: 'Dades',
    Secrets: 'Secrets',
    'What the shop is called and how to reach it': 'Com es diu la botiga i on se la troba',
    Invoices: 'Factures',
    Payments: 'Pagaments',
    'Services outside': 'Serveis externs',
  },
  about: {
    NODE_ENV: 'production, development o test. Amb development les pàgines es generen a partir del codi tal com es desa.',
    HOST: 'On escolta. Darrere d’un servidor intermediari en una altra màquina: HOST=0.0.0.0',
    PUBLIC_URL:
      'L’adreça que veuen els visitants: enllaços dels correus, adreces canòniques, on tornen els pagaments. Per defecte: http://localhost:PORT',
    TRUST_PROXY:
      'Amb servidors intermediaris propis que posen X-Forwarded-For i X-Forwarded-Proto: quants n’hi ha un rere l’altre (1 amb un nginx, 2 si a més hi ha una CDN) o les seves adreces separades per comes. Els visitants no se’ls han de poder saltar.',
    TRY_OUT:
      'true: qui arriba a aquesta botiga ve a provar-la, amb el banc de proves, /dev/mail i comptes de contrasenya coneguda. Sense posar: només quan únicament aquesta màquina hi arriba. A qualsevol altre lloc aquests ajustos impedeixen arrencar.',
    REHEARSAL:
      'true: una còpia que només es mira, per exemple una còpia de seguretat restaurada, oberta amb els ajustos de la botiga. No en surt res (ni cartes, ni pagaments, ni fitxers, ni registres) i no fa res per si sola; només hi arriba aquesta màquina i s’hi paga amb el banc de proves. Només amb la base de dades que ve inclosa.',
    REQUEST_SECONDS:
      'Segons que pot trigar a arribar una petició sencera, els que poden trigar les capçaleres i els que una connexió pot callar.',
    MAX_CONNECTIONS: 'Connexions alhora; les que passen d’aquí es tanquen.',
    CALLS_PER_MINUTE:
      'El que pot demanar una adreça en un minut: crides a l’API, pàgines fetes només per a ella i imatges d’un tipus. Els lectors que surten per una mateixa adreça ho comparteixen.',
    PAGE_CACHES:
      'Memòries cau de pàgines davant de la botiga (Varnish amb deploy/varnish.vcl): adreces separades per comes. S’avisa cadascuna quan canvien les pàgines, i el canvi es veu de seguida; sense això, una pàgina hi pot tenir fins a 69 segons.',
    SHARE_LIMITS:
      'Si tots els processos d’una mateixa base de dades compten plegats el que demana una adreça; s’ho diuen un cop per segon. Sense posar: true amb DATABASE_URL.',
    CAPTCHA_WORK:
      'Quant treballa un navegador, sense que es vegi, per demostrar que hi ha una persona al davant: derivacions d’una clau. Amb 1250 un telèfon triga cap a un segon.',
    LOG_REQUESTS:
      'Una línia de JSON per petició: quina crida o pantalla, com ha acabat i quant ha trigat; res de qui l’ha feta. Sense posar: true, i false en una botiga de prova.',
    NODE_NAME:
      'Amb quin nom apareix aquest procés, si n’hi ha més d’un, al registre i a les mètriques. Sense posar: el de la màquina.',
    METRICS_PORT:
      'On respon GET /metrics a Prometheus, a banda del port de la botiga, perquè no és per a ningú de fora. Sense posar: enlloc.',
    SENTRY_DSN:
      'Un projecte de Sentry, o d’un servidor que parli el seu protocol, a qui s’avisa de les fallades que ningú no va preveure: l’error i el seu lloc al codi, sense adreces, noms, números ni el que es va teclejar. Sense posar: no s’avisa ningú.',
    OTEL_EXPORTER_OTLP_ENDPOINT:
      'Un recol·lector d’OpenTelemetry per HTTP que rep traces: les peticions, les seves consultes a la base de dades i les crides a tercers. Sense posar: no se’n fa cap.',
    OTEL_EXPORTER_OTLP_HEADERS: 'El que el recol·lector demani a més: authorization=Bearer …, separats per comes.',
    OTEL_TRACES_SAMPLER_ARG:
      'La part de les peticions que es traça, de 0 a 1; les que traça un proxy de confiança es tracen sempre.',
    LOG_LEVEL: 'Una d’aquestes paraules: fatal, error, warn, info, debug.',
    DATA_DIR:
      'La carpeta amb tot el que desa la botiga: la base de dades i les contrasenyes, el secret, les imatges ja dibuixades. Feu-ne còpia de seguretat; si root arrenca des d’una carpeta tancada als altres, DATA_DIR/postgres és un enllaç a /var/lib/palace-shop/data-… i també cal copiar-lo.',
    INCOMING_DIR:
      'La carpeta sota la qual es busquen els fitxers de les editorials (docs/onix-fetch.md). Per defecte: DATA_DIR/incoming',
    CREDENTIALS_DIR:
      'Una carpeta amb un fitxer per cada contrasenya o clau privada d’un altre servidor, amb el nom que se li dona aquí. Per defecte: DATA_DIR/credentials',
    BACKUP_DIR:
      'On escriu npm run backup les còpies (docs/operation.md): un altre disc, o una carpeta que va a una altra màquina. Per defecte: DATA_DIR/backups',
    LOG_ARCHIVE_DIR:
      'On desa el seu registre la base de dades que ve amb la botiga, per poder dur una còpia a qualsevol moment posterior. Sense posar: enlloc.',
    SFTP_INSIDE:
      'Servidors SFTP de la xarxa pròpia als quals es pot anar, equip:port separats per comes; tots els altres han de tenir adreces públiques.',
    DATABASE_DIRECT_URL:
      'El mateix servidor quan DATABASE_URL porta a PgBouncer: les migracions, els avisos i les importacions necessiten una connexió pròpia.',
    DATABASE_READ_URL:
      'Rèpliques d’aquest servidor, separades per comes: responen al que pot tenir uns segons. Anomeneu tots els servidors si qualsevol pot passar a ser el primari; el que ho sigui no hi compta. DATABASE_READ_LAG: segons de retard que s’admeten; la rèplica que es retardi més, o que no respongui, es deixa de banda fins que es posi al dia. Cadascuna rep tantes connexions com les visites.',
    DATABASE_URL: 'Un servidor PostgreSQL propi (15 o posterior) en lloc del que ve amb la botiga.',
    DATABASE_CONNECTIONS:
      'Connexions que aquest procés pot tenir alhora, 4 com a mínim; una quarta part és per al personal i per al que corre per darrere.',
    DATABASE_CONNECT_TIMEOUT:
      'Segons que una visita espera la base de dades abans de rebre un 503: per connectar, per una connexió lliure, per una consulta, pel que una altra té bloquejat; i quant pot quedar aturada una transacció. Importacions, migracions, l’índex de cerca i els llibres tenen terminis més llargs.',
    DATABASE_PREPARED:
      'Consultes que cada connexió té preparades. 0 darrere de PgBouncer en mode transacció, juntament amb DATABASE_DIRECT_URL.',
    DATABASE_SLOW_STATEMENT:
      'Mil·lisegons a partir dels quals una consulta s’apunta al registre, sense els valors. Amb 0 no se n’apunta cap.',
    S3_BUCKET:
      'Un dipòsit amb el protocol S3 per a fotografies, llibres electrònics, catàlegs per a altres llocs, fitxers per importar i imatges dibuixades, quan diverses màquines els comparteixen; sense ell queden a DATA_DIR. npm run files els trasllada. No cal que estigui obert a ningú: totes les crides van signades.',
    S3_URL: 'El servidor, si no és el d’Amazon, i la seva regió.',
    S3_FOLDER: 'Una carpeta del dipòsit, si el comparteixen diverses botigues.',
    S3_ACCESS_KEY: 'Amb quina clau entra la botiga; en fitxers: S3_ACCESS_KEY_FILE i S3_SECRET_KEY_FILE.',
    DEMO_CATALOGUE: 'Omple una botiga buida amb el catàleg de demostració a la primera arrencada.',
    DEMO_ACCOUNTS:
      'Comptes amb una contrasenya que tothom pot llegir i un any de comandes, en una botiga amb el catàleg de demostració que ningú no ha fet servir. Sense posar: en una botiga de prova (TRY_OUT). false tanca els d’arrencades anteriors.',
    PICTURES_AHEAD:
      'false deixa les imatges de la portada a la primera visita; si no, una arrencada les dibuixa abans: la primera vegada, sis segons d’un processador.',
    PAGES: 'false: aquest procés només atén l’API i la feina de fons; un altre genera les pàgines.',
    SECRET:
      'Signa credencials i enllaços; 32 caràcters o més. Sense posar: es crea una vegada i es desa a DATA_DIR/secret. Ha de ser el mateix a totes les màquines: la que en té un altre no s’obre al costat de les altres.',
    SERVICE_USER:
      'Qui pot demanar per l’API una credencial de servei (POST /api/token/); contrasenya de 12 caràcters o més. Sense posar: ningú.',
    STORE_CODE: 'El codi de la botiga en línia: T i tres xifres.',
    SHOP_NAME_ES: 'Sense posar: La Tienda del Palacio, La Botiga del Palau, The Palace Shop.',
    SHOP_TAGLINE_ES: 'Una línia sota el nom. Sense posar: la botiga oficial del palau i els seus jardins.',
    RECORD_COUNT_TEXT: 'De quants títols parla el cercador, com a text.',
    SWITCHER_LANGUAGES: 'Llengües que ofereix la capçalera, en aquest ordre. Totes tres tenen sempre les seves adreces.',
    TICKETS_URL: 'On es venen les entrades, i a quin correu escriuen els visitants.',
    SECURITY_CONTACT: 'Qui llegeix els avisos de vulnerabilitats (/.well-known/security.txt). Sense posar: CONTACT_EMAIL.',
    CONTACT_PHONE: 'Telèfon i adreça, tal com els mostren pàgines i correus.',
    CONTACT_HOURS_MAIN_ES:
      'Quan respon algú, en paraules. Sense posar: de dilluns a divendres de 9 a 21 i dissabtes de 10 a 21; biblioteques, de dilluns a divendres de 7 a 15.',
    STAFF_LANGUAGE:
      'es, ca o en: la llengua dels correus que avisen el personal de missatges, reclamacions, peticions i altres, enviats a CONTACT_EMAIL.',
    STAFF_FACTOR_FOR:
      'Perfils que necessiten un segon factor a més de la contrasenya: diversos separats per comes, o nobody. Sense posar: admin,finance; ningú en una botiga de prova.',
    SPLIT_FEE_CENTS:
      'El que costa un segon paquet quan una comanda s’envia en dos, en cèntims; «zone»: una altra vegada el que costa la zona de l’adreça.',
    RESERVATION_DAYS: 'Dies que una botiga guarda els exemplars que s’hi han reservat: d’1 a 7.',
    QUIZZES_AFTER_SEASON: 'false: els tests de lectors es tanquen quan s’acaba la temporada.',
    REFUND_SECOND_PERSON_CENTS:
      'El que una persona pot tornar o regalar sola, en cèntims: per sobre, un reemborsament o una targeta regal espera una segona persona. Els diners pels quals no torna res se sumen per comanda, i per persona i dia juntament amb les targetes regal que lliura.',
    ISSUER_NAME: 'Qui emet les factures; una empresa fictícia fins que digueu qui sou.',
    VERIFACTU:
      'on: cada registre de factura s’envia a l’Agència Tributària i les factures diuen VERI*FACTU; no_verifactu: els registres es desen i no s’envien; off: sense codi QR, per a qui declara pel SII. En tots tres casos s’encadenen. Sense posar: on si hi ha certificat, no_verifactu si no. Pas a pas: docs/verifactu.md',
    VERIFACTU_HOST: 'live: els registres van a l’Agència Tributària i els codis QR hi porten; test: al seu entorn de proves.',
    VERIFACTU_URL: 'Una altra adreça per als registres, que comença per https, i qui en respon (PEM).',
    VERIFACTU_CERTIFICATE_FILE:
      'El certificat de l’empresa: un fitxer .p12 o .pfx, o PEM amb la clau al mateix fitxer o en un altre; la contrasenya aquí o en un fitxer.',
    VERIFACTU_COMPANIES:
      'Empreses d’altres botigues que envien els registres amb un certificat propi, cadascuna amb un nom: gaudi,moli. El que necessita cadascuna s’indica en paràmetres que duen aquest nom al mig, per exemple VERIFACTU_GAUDI_NIF o VERIFACTU_GAUDI_CERTIFICATE_FILE. La que no hi figura envia amb el certificat principal, el titular del qual n’ha de tenir l’autorització.',
    VERIFACTU_CERTIFICATE_KIND:
      'person: d’una persona o un representant; seal: segell d’empresa, que l’Agència rep per una altra entrada.',
    VERIFACTU_PRODUCER_NAME:
      'Qui va fer aquest programa tal com el feu servir i en respon davant l’Agència Tributària; la vostra empresa si no dieu res més.',
    VERIFACTU_DECLARED: 'Quan i on va signar aquest productor la declaració responsable: 2026-12-01, Granada, España',
    CARRIER:
      'Qui porta els paquets: own imprimeix l’etiqueta pròpia, per a qualsevol transportista; correos registra cadascun a Correos, que respon amb número i etiqueta (docs/carriers.md). CARRIER_SHOPS anomena les botigues els paquets de les quals van així, pels codis separats per comes; sense posar: totes.',
    CORREOS_URL: 'El servei de Correos, qui el crida (contrasenya aquí o en un fitxer) i el que diu el contracte.',
    CORREOS_PRODUCT: 'Codis del que s’ha contractat amb Correos: a domicili i a una oficina triada.',
    FACTURAE_CERTIFICATE_FILE:
      'Amb què se signen les factures a organismes públics (Facturae): un fitxer .p12, .pfx o PEM amb el certificat de l’empresa i la clau, i la contrasenya aquí o en un fitxer. Sense posar: es lliuren sense signar, i la pantalla ho diu.',
    FACTURAE_COMPANIES:
      'Empreses d’altres botigues que signen les factures amb un certificat propi, cadascuna amb un nom: gaudi. El que necessita cadascuna s’indica en paràmetres com FACTURAE_GAUDI_NIF, FACTURAE_GAUDI_CERTIFICATE_FILE i FACTURAE_GAUDI_PASSPHRASE_FILE. Les factures de la que no hi figura es lliuren sense signar.',
    LCP_SERVER_URL:
      'Llibres electrònics l’editorial dels quals demana Readium LCP (docs/lcp.md): el servidor de llicències, dins de la casa; el servidor d’estat, on també arriben les aplicacions de lectura; qui els pregunta (contrasenya aquí o en un fitxer), i una adreça vostra que us anomena a cada llicència. Sense posar: aquests títols no es venen.',
    WALLET_APPLE_PASS_TYPE:
      'La targeta de fidelitat a Apple Wallet: el que Apple dona per a un tipus de passi, el certificat amb la clau (.p12 o PEM; contrasenya aquí o en un fitxer) i el certificat intermedi d’Apple (WWDR). Sense posar: no s’ofereix als telèfons.',
    WALLET_GOOGLE_ISSUER:
      'La mateixa targeta a Google Wallet: el número d’emissor i el fitxer de clau (JSON) d’un compte de servei que pugui emetre en nom seu. Sense posar: no s’ofereix.',
    INVOICE_SERIES_SIMPLIFIED: 'Sèries; cadascuna es rectifica en una altra amb les mateixes lletres i una R al davant.',
    PAYMENT_GATEWAYS:
      'Qui cobra: sandbox (inclosa, no mou diners), redsys o stripe, diverses separades per comes. Un mètode és de la primera que el té: stripe,redsys amb REDSYS_METHODS=bizum cobra les targetes a Stripe i Bizum a Redsys. Conserveu els ajustos d’una passarel·la que ja no anomeneu mentre hi hagi pagaments seus que es puguin tornar.',
    REDSYS_MERCHANT_CODE:
      'Redsys: el que el banc dona amb el terminal. Els avisos arriben sols a PUBLIC_URL/api/payments/notify/redsys/.',
    REDSYS_SIGNATURE: 'El que el banc va fixar per al terminal: HMAC_SHA512_V2 o HMAC_SHA256_V1.',
    STRIPE_METHODS:
      'Els camps de targeta de Stripe ofereixen per si mateixos Apple Pay i Google Pay: la botiga registra el seu domini a Stripe amb el primer pagament.',
    REDSYS_METHODS: 'card, bizum i wallet (Apple Pay i Google Pay, si el banc els activa al terminal), separats per comes.',
    REDSYS_CHARGES_LATER:
      'false si el banc no deixa que el terminal reservi imports ni desi targetes (COF): les comandes que es cobren després necessiten llavors una altra passarel·la.',
    REDSYS_URL: 'De debò: https://sis.redsys.es',
    STRIPE_PUBLISHABLE_KEY:
      'Stripe: al seu tauler, una destinació a PUBLIC_URL/api/payments/notify/stripe/ amb els esdeveniments payment_intent.succeeded, payment_intent.amount_capturable_updated, payment_intent.payment_failed, payment_intent.canceled i charge.refunded.',
    STRIPE_API_URL: 'Una altra adreça de l’API de Stripe, per a proves.',
    PAYMENT_ACCOUNTS:
      'Comptes en què cobren les botigues al costat de la principal, passarel·la i nom: redsys-gaudi,stripe-gaudi. El formulari de cada botiga ofereix llavors «gaudi». El que necessita un compte va als ajustos de la seva passarel·la amb el nom al mig: REDSYS_GAUDI_MERCHANT_CODE, REDSYS_GAUDI_SECRET…, STRIPE_GAUDI_SECRET_KEY…; els secrets, també com a …_FILE. Els avisos arriben a PUBLIC_URL/api/payments/notify/redsys-gaudi/. Conserveu aquí un compte mentre hi hagi pagaments seus que es puguin tornar.',
    ANALYTICS_ID:
      'Identificador d’una etiqueta de Google Analytics (G-…), que es carrega a qui accepta les galetes. Sense posar: ningú més no compta les visites.',
    MAIL_PAGE:
      'Sense servidor de correu, els correus es desen només a la base de dades i es llegeixen a /dev/mail (MAIL_PAGE) en una botiga de prova.',
    REPLY_ADDRESS:
      'Les respostes al que s’escriu des d’aquí s’uneixen a la conversa si el servidor de correu lliura el que arriba a REPLY_ADDRESS, tal com ha arribat, a PUBLIC_URL/api/mail/received/ amb MAIL_IN_TOKEN (16 caràcters o més). Sense posar, les respostes van a CONTACT_EMAIL.',
    OPERATOR_EMAIL:
      'Qui té cura d’aquest procés: rep una carta si el disc s’omple, la còpia de seguretat és vella o no surten cartes, pagaments o tasques, i una altra quan es resol.',
    ORDERS_ADDRESS:
      'Les comandes que arriben per correu a aquesta adreça, lliurades igual, esperen al costat de les del formulari de biblioteques. A qui ha escrit se li demana que respongui al correu de la botiga: fins llavors no es carrega res a cap compte. Sense posar: no se n’admeten.',
  },
}

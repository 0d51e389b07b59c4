/** What each setting of the environment does, by the first name that its explanation in .env.example stands over. */
export const words = {
  parts: {
    'The server': 'El servidor',
    Data: 'Datos',
    Secrets: 'Secretos',
    'What the shop is called and how to reach it': 'Cómo se llama la tienda y dónde se la encuentra',
    Invoices: 'Facturas',
    Payments: 'Pagos',
    'Services outside': 'Servicios externos',
  } as Record<string, string>,
  about: {
    NODE_ENV: 'production, development o test. Con development las páginas se generan a partir del código según se guarda.',
    HOST: 'Dónde escucha. Detrás de un proxy en otra máquina: HOST=0.0.0.0',
    PUBLIC_URL:
      'La dirección que ven los visitantes: enlaces de los correos, direcciones canónicas, adonde vuelven los pagos. Por defecto: http://localhost:PORT',
    TRUST_PROXY:
      'Con proxies propios que ponen X-Forwarded-For y X-Forwarded-Proto: cuántos hay uno tras otro (1 con un nginx, 2 si además hay una CDN) o sus direcciones separadas por comas. Los visitantes no deben poder saltárselos.',
    TRY_OUT:
      'true: quien llega a esta tienda viene a probarla, con el banco de pruebas, /dev/mail y cuentas de contraseña conocida. Sin poner: solo cuando únicamente esta máquina la alcanza. En cualquier otro sitio esos ajustes impiden arrancar.',
    REHEARSAL:
      'true: una copia que solo se mira, por ejemplo una copia de seguridad restaurada, abierta con los ajustes de la tienda. De ella no sale nada (ni cartas, ni pagos, ni archivos, ni registros) y nada hace por sí sola; solo esta máquina la alcanza y paga con el banco de pruebas. Únicamente con la base de datos que viene incluida.',
    REQUEST_SECONDS:
      'Segundos que puede tardar en llegar una petición entera, los que pueden tardar sus cabeceras y los que una conexión puede callar.',
    MAX_CONNECTIONS: 'Conexiones a la vez; las que pasan de ahí se cierran.',
    CALLS_PER_MINUTE:
      'Lo que puede pedir una dirección en un minuto: llamadas a la API, páginas hechas solo para ella e imágenes de un tipo. Los lectores que salen por una misma dirección lo comparten.',
    PAGE_CACHES:
      'Cachés de páginas delante de la tienda (Varnish con deploy/varnish.vcl): direcciones separadas por comas. Se avisa a cada una cuando cambian las páginas, y el cambio se ve enseguida; sin esto, una página puede tener allí hasta 69 segundos.',
    SHARE_LIMITS:
      'Si todos los procesos de una misma base de datos cuentan juntos lo que pide una dirección; se lo dicen una vez por segundo. Sin poner: true con DATABASE_URL.',
    CAPTCHA_WORK:
      'Cuánto trabaja un navegador, sin que se vea, para demostrar que hay una persona delante: derivaciones de una clave. Con 1250 un teléfono tarda cerca de un segundo.',
    LOG_REQUESTS:
      'Una línea de JSON por petición: qué llamada o pantalla, cómo acabó y cuánto tardó; nada de quién la hizo. Sin poner: true, y false en una tienda de prueba.',
    NODE_NAME:
      'Con qué nombre aparece este proceso, si hay varios, en el registro y en las métricas. Sin poner: el de la máquina.',
    METRICS_PORT:
      'Dónde responde GET /metrics a Prometheus, aparte del puerto de la tienda, porque no es para nadie de fuera. Sin poner: en ninguno.',
    SENTRY_DSN:
      'Un proyecto de Sentry, o de un servidor que hable su protocolo, al que se avisa de los fallos que nadie previó: el error y su lugar en el código, sin direcciones, nombres, números ni lo que se tecleó. Sin poner: no se avisa a nadie.',
    OTEL_EXPORTER_OTLP_ENDPOINT:
      'Un recolector de OpenTelemetry por HTTP que recibe trazas: las peticiones, sus consultas a la base de datos y las llamadas a terceros. Sin poner: no se hace ninguna.',
    OTEL_EXPORTER_OTLP_HEADERS: 'Lo que el recolector pida además: authorization=Bearer …, separados por comas.',
    OTEL_TRACES_SAMPLER_ARG:
      'La parte de las peticiones que se traza, de 0 a 1; las que traza un proxy de confianza se trazan siempre.',
    LOG_LEVEL: 'Una de estas palabras: fatal, error, warn, info, debug.',
    DATA_DIR:
      'La carpeta con todo lo que guarda la tienda: su base de datos y sus contraseñas, su secreto, las imágenes ya dibujadas. Haga copia de seguridad de ella; si root arranca desde una carpeta cerrada a los demás, DATA_DIR/postgres es un enlace a /var/lib/palace-shop/data-… y hay que copiarlo también.',
    INCOMING_DIR:
      'La carpeta bajo la que se buscan los archivos de las editoriales (docs/onix-fetch.md). Por defecto: DATA_DIR/incoming',
    CREDENTIALS_DIR:
      'Una carpeta con un archivo por cada contraseña o clave privada de otro servidor, con el nombre que se le da aquí. Por defecto: DATA_DIR/credentials',
    BACKUP_DIR:
      'Dónde escribe npm run backup sus copias (docs/operation.md): otro disco, o una carpeta que va a otra máquina. Por defecto: DATA_DIR/backups',
    LOG_ARCHIVE_DIR:
      'Dónde guarda su registro la base de datos que viene con la tienda, para poder llevar una copia a cualquier momento posterior. Sin poner: en ninguna parte.',
    SFTP_INSIDE:
      'Servidores SFTP de la red propia a los que se puede ir, equipo:puerto separados por comas; todos los demás deben tener direcciones públicas.',
    DATABASE_DIRECT_URL:
      'El mismo servidor cuando DATABASE_URL lleva a PgBouncer: las migraciones, los avisos y las importaciones necesitan una conexión propia.',
    DATABASE_READ_URL:
      'Réplicas de ese servidor, separadas por comas: responden a lo que puede tener unos segundos. Nombre todos los servidores si cualquiera puede pasar a ser el primario; el que lo sea no cuenta. DATABASE_READ_LAG: segundos de retraso que se admiten; la réplica que se retrase más, o no responda, se deja de lado hasta que se ponga al día. Cada una recibe tantas conexiones como las visitas.',
    DATABASE_URL: 'Un servidor PostgreSQL propio (15 o posterior) en lugar del que viene con la tienda.',
    DATABASE_CONNECTIONS:
      'Conexiones que este proceso puede tener a la vez, 4 como mínimo; una cuarta parte es para el personal y para lo que corre por detrás.',
    DATABASE_CONNECT_TIMEOUT:
      'Segundos que una visita espera a la base de datos antes de recibir un 503: para conectar, por una conexión libre, por una consulta, por lo que otra tiene bloqueado; y cuánto puede quedar parada una transacción. Importaciones, migraciones, el índice de búsqueda y los libros tienen plazos más largos.',
    DATABASE_PREPARED:
      'Consultas que cada conexión tiene preparadas. 0 detrás de PgBouncer en modo transacción, junto con DATABASE_DIRECT_URL.',
    DATABASE_SLOW_STATEMENT:
      'Milisegundos a partir de los cuales una consulta se apunta en el registro, sin sus valores. Con 0 no se apunta ninguna.',
    S3_BUCKET:
      'Un depósito con el protocolo S3 para fotografías, libros electrónicos, catálogos para otros sitios, archivos por importar e imágenes dibujadas, cuando varias máquinas los comparten; sin él quedan en DATA_DIR. npm run files los traslada. No hace falta que esté abierto a nadie: todas las llamadas van firmadas.',
    S3_URL: 'El servidor, si no es el de Amazon, y su región.',
    S3_FOLDER: 'Una carpeta del depósito, si lo comparten varias tiendas.',
    S3_ACCESS_KEY: 'Con qué clave entra la tienda; en archivos: S3_ACCESS_KEY_FILE y S3_SECRET_KEY_FILE.',
    DEMO_CATALOGUE: 'Llena una tienda vacía con el catálogo de demostración en el primer arranque.',
    DEMO_ACCOUNTS:
      'Cuentas con una contraseña que cualquiera puede leer y un año de pedidos, en una tienda con el catálogo de demostración que nadie ha usado. Sin poner: en una tienda de prueba (TRY_OUT). false cierra las de arranques anteriores.',
    PICTURES_AHEAD:
      'false deja las imágenes de la portada a su primera visita; si no, un arranque las dibuja antes: la primera vez, seis segundos de un procesador.',
    PAGES: 'false: este proceso solo atiende la API y el trabajo de fondo; otro genera las páginas.',
    SECRET:
      'Firma credenciales y enlaces; 32 caracteres o más. Sin poner: se crea una vez y se guarda en DATA_DIR/secret. Debe ser el mismo en todas las máquinas: la que tiene otro no se abre junto a las demás.',
    SERVICE_USER:
      'Quién puede pedir por la API una credencial de servicio (POST /api/token/); contraseña de 12 caracteres o más. Sin poner: nadie.',
    STORE_CODE: 'El código de la tienda en línea: T y tres cifras.',
    SHOP_NAME_ES: 'Sin poner: La Tienda del Palacio, La Botiga del Palau, The Palace Shop.',
    SHOP_TAGLINE_ES: 'Una línea bajo el nombre. Sin poner: la tienda oficial del palacio y sus jardines.',
    RECORD_COUNT_TEXT: 'De cuántos títulos habla el buscador, como texto.',
    SWITCHER_LANGUAGES: 'Idiomas que ofrece la cabecera, en ese orden. Los tres tienen siempre sus direcciones.',
    TICKETS_URL: 'Dónde se venden las entradas, y a qué correo escriben los visitantes.',
    SECURITY_CONTACT: 'Quién lee los avisos de vulnerabilidades (/.well-known/security.txt). Sin poner: CONTACT_EMAIL.',
    CONTACT_PHONE: 'Teléfono y dirección, como los muestran páginas y correos.',
    CONTACT_HOURS_MAIN_ES:
      'Cuándo responde alguien, en palabras. Sin poner: de lunes a viernes de 9 a 21 y sábados de 10 a 21; bibliotecas, de lunes a viernes de 7 a 15.',
    STAFF_LANGUAGE:
      'es, ca o en: el idioma de los correos que avisan al personal de mensajes, reclamaciones, peticiones y demás, enviados a CONTACT_EMAIL.',
    STAFF_FACTOR_FOR:
      'Perfiles que necesitan un segundo factor además de la contraseña: varios separados por comas, o nobody. Sin poner: admin,finance; nadie en una tienda de prueba.',
    SPLIT_FEE_CENTS:
      'Lo que cuesta un segundo paquete cuando un pedido se envía en dos, en céntimos; «zone»: otra vez lo que cuesta la zona de la dirección.',
    RESERVATION_DAYS: 'Días que una tienda guarda los ejemplares reservados en ella: de 1 a 7.',
    QUIZZES_AFTER_SEASON: 'false: los tests de lectores se cierran cuando acaba su temporada.',
    REFUND_SECOND_PERSON_CENTS:
      'Lo que una persona puede devolver o regalar sola, en céntimos: por encima, un reembolso o una tarjeta regalo espera a una segunda persona. El dinero por el que no vuelve nada se suma por pedido, y por persona y día junto con las tarjetas regalo que entrega.',
    ISSUER_NAME: 'Quién emite las facturas; una empresa ficticia hasta que diga quién es usted.',
    VERIFACTU:
      'on: cada registro de factura se envía a la Agencia Tributaria y las facturas dicen VERI*FACTU; no_verifactu: los registros se guardan y no se envían; off: sin código QR, para quien declara por el SII. En los tres casos se encadenan. Sin poner: on si hay certificado, no_verifactu si no. Paso a paso: docs/verifactu.md',
    VERIFACTU_HOST:
      'live: los registros van a la Agencia Tributaria y los códigos QR llevan a ella; test: a su entorno de pruebas.',
    VERIFACTU_URL: 'Otra dirección para los registros, que empieza por https, y quién responde de ella (PEM).',
    VERIFACTU_CERTIFICATE_FILE:
      'El certificado de la empresa: un archivo .p12 o .pfx, o PEM con su clave en el mismo archivo o en otro; su contraseña aquí o en un archivo.',
    VERIFACTU_COMPANIES:
      'Empresas de otras tiendas que envían sus registros con un certificado propio, cada una con un nombre: gaudi,molino. Lo que necesita cada una se indica en ajustes que llevan ese nombre en medio, por ejemplo VERIFACTU_GAUDI_NIF o VERIFACTU_GAUDI_CERTIFICATE_FILE. La que no figura aquí envía con el certificado principal, cuyo titular debe tener su autorización.',
    VERIFACTU_CERTIFICATE_KIND:
      'person: de una persona o un representante; seal: sello de empresa, que la Agencia recibe por otra entrada.',
    VERIFACTU_PRODUCER_NAME:
      'Quién hizo este programa tal como usted lo usa y responde de él ante la Agencia Tributaria; su empresa si no dice otra cosa.',
    VERIFACTU_DECLARED: 'Cuándo y dónde firmó ese productor la declaración responsable: 2026-12-01, Granada, España',
    CARRIER:
      'Quién lleva los paquetes: own imprime la etiqueta propia, para cualquier transportista; correos registra cada uno en Correos, que responde con número y etiqueta (docs/carriers.md). CARRIER_SHOPS nombra las tiendas cuyos paquetes van así, por sus códigos separados por comas; sin poner: todas.',
    CORREOS_URL: 'El servicio de Correos, quién lo llama (contraseña aquí o en un archivo) y lo que dice el contrato.',
    CORREOS_PRODUCT: 'Códigos de lo contratado con Correos: a domicilio y a una oficina elegida.',
    FACTURAE_CERTIFICATE_FILE:
      'Con qué se firman las facturas a organismos públicos (Facturae): un archivo .p12, .pfx o PEM con el certificado de la empresa y su clave, y su contraseña aquí o en un archivo. Sin poner: se entregan sin firmar, y la pantalla lo dice.',
    FACTURAE_COMPANIES:
      'Empresas de otras tiendas que firman sus facturas con un certificado propio, cada una con un nombre: gaudi. Lo que necesita cada una se indica en ajustes como FACTURAE_GAUDI_NIF, FACTURAE_GAUDI_CERTIFICATE_FILE y FACTURAE_GAUDI_PASSPHRASE_FILE. Las facturas de la que no figura aquí se entregan sin firmar.',
    LCP_SERVER_URL:
      'Libros electrónicos cuya editorial pide Readium LCP (docs/lcp.md): el servidor de licencias, dentro de la casa; el servidor de estado, al que llegan también las aplicaciones de lectura; quién les pregunta (contraseña aquí o en un archivo), y una dirección suya que le nombra en cada licencia. Sin poner: esos títulos no se venden.',
    WALLET_APPLE_PASS_TYPE:
      'La tarjeta de fidelidad en Apple Wallet: lo que Apple da para un tipo de pase, su certificado con la clave (.p12 o PEM; contraseña aquí o en un archivo) y el certificado intermedio de Apple (WWDR). Sin poner: no se ofrece en los teléfonos.',
    WALLET_GOOGLE_ISSUER:
      'La misma tarjeta en Google Wallet: el número de emisor y el archivo de clave (JSON) de una cuenta de servicio que pueda emitir en su nombre. Sin poner: no se ofrece.',
    INVOICE_SERIES_SIMPLIFIED: 'Series; cada una se rectifica en otra con las mismas letras y una R delante.',
    PAYMENT_GATEWAYS:
      'Quién cobra: sandbox (incluida, no mueve dinero), redsys o stripe, varias separadas por comas. Un método es de la primera que lo tiene: stripe,redsys con REDSYS_METHODS=bizum cobra las tarjetas en Stripe y Bizum en Redsys. Conserve los ajustes de una pasarela que ya no nombra mientras haya pagos suyos que puedan devolverse.',
    REDSYS_MERCHANT_CODE:
      'Redsys: lo que el banco da con el terminal. Los avisos llegan solos a PUBLIC_URL/api/payments/notify/redsys/.',
    REDSYS_SIGNATURE: 'Lo que el banco fijó para el terminal: HMAC_SHA512_V2 o HMAC_SHA256_V1.',
    STRIPE_METHODS:
      'Los campos de tarjeta de Stripe ofrecen por sí mismos Apple Pay y Google Pay: la tienda registra su dominio en Stripe con el primer pago.',
    REDSYS_METHODS: 'card, bizum y wallet (Apple Pay y Google Pay, si el banco los activa en el terminal), separados por comas.',
    REDSYS_CHARGES_LATER:
      'false si el banco no deja que el terminal reserve importes ni guarde tarjetas (COF): los pedidos que se cobran después necesitan entonces otra pasarela.',
    REDSYS_URL: 'En real: https://sis.redsys.es',
    STRIPE_PUBLISHABLE_KEY:
      'Stripe: en su panel, un destino en PUBLIC_URL/api/payments/notify/stripe/ con los eventos payment_intent.succeeded, payment_intent.amount_capturable_updated, payment_intent.payment_failed, payment_intent.canceled y charge.refunded.',
    STRIPE_API_URL: 'Otra dirección de la API de Stripe, para pruebas.',
    PAYMENT_ACCOUNTS:
      'Cuentas en las que cobran las tiendas junto a la principal, pasarela y nombre: redsys-gaudi,stripe-gaudi. El formulario de cada tienda ofrece entonces «gaudi». Lo que necesita una cuenta va en los ajustes de su pasarela con el nombre en medio: REDSYS_GAUDI_MERCHANT_CODE, REDSYS_GAUDI_SECRET…, STRIPE_GAUDI_SECRET_KEY…; los secretos, también como …_FILE. Los avisos llegan a PUBLIC_URL/api/payments/notify/redsys-gaudi/. Conserve aquí una cuenta mientras haya pagos suyos que puedan devolverse.',
    ANALYTICS_ID:
      'Identificador de una etiqueta de Google Analytics (G-…), que se carga a quien acepta las cookies. Sin poner: nadie más cuenta las visitas.',
    MAIL_PAGE:
      'Sin servidor de correo, los correos se guardan solo en la base de datos y se leen en /dev/mail (MAIL_PAGE) en una tienda de prueba.',
    REPLY_ADDRESS:
      'Las respuestas a lo que se escribe desde aquí se unen a su conversación si el servidor de correo entrega lo que llega a REPLY_ADDRESS, tal como llegó, en PUBLIC_URL/api/mail/received/ con MAIL_IN_TOKEN (16 caracteres o más). Sin poner, las respuestas van a CONTACT_EMAIL.',
    OPERATOR_EMAIL:
      'Quién cuida de este proceso: recibe una carta si el disco se llena, la copia de seguridad es vieja o no salen cartas, pagos o tareas, y otra cuando se resuelve.',
    ORDERS_ADDRESS:
      'Los pedidos que llegan por correo a esta dirección, entregados igual, esperan junto a los del formulario de bibliotecas. A quien escribió se le pide que responda al correo de la tienda: hasta entonces no se carga nada a ninguna cuenta. Sin poner: no se admiten.',
  } as Record<string, string>,
}

export type Words = typeof words

import type { Language } from '#kernel/language.ts'

const es = {
  'outside.no_credential':
    'Falta el archivo «{detail}» con la contraseña o la clave. Póngalo en la carpeta de credenciales del servidor.',
  'outside.host_key_unknown':
    'Todavía no se ha confirmado la huella del servidor. Presenta {detail}: compárela con la que publica y guárdela.',
  'outside.host_key_changed': 'El servidor presenta otra huella ({detail}). No se le ha enviado nada. Pregunte a quien lo lleva.',
  'outside.inside': 'Esa dirección es de una red interna. Quien administra el servidor puede permitirla.',
  'outside.login_refused': 'El servidor no acepta el usuario, la contraseña o la clave. {detail}',
  'outside.no_folder': 'No se encuentra la carpeta, o no se puede leer. {detail}',
  'outside.not_reached': 'No se llega al servidor. {detail}',
  'outside.broke_off': 'La conexión se ha cortado. {detail}',
  'outside.needed': 'Hace falta para una dirección SFTP.',
  'outside.host': 'Escriba solo el nombre del servidor, sin «sftp://» ni carpetas.',
  'outside.host_key': 'La huella empieza por SHA256: y tiene 43 signos más. «Probar la conexión» la muestra.',
  'outside.host_key_needed': 'Antes de activarlo, pruebe la conexión y guarde la huella del servidor.',
}
type Messages = Record<keyof typeof es, string>
export type OutsideFaultCode = keyof typeof es

const ca: Messages = {
  'outside.no_credential':
    'Falta el fitxer «{detail}» amb la contrasenya o la clau. Poseu-lo a la carpeta de credencials del servidor.',
  'outside.host_key_unknown':
    'Encara no s’ha confirmat l’empremta del servidor. Presenta {detail}: compareu-la amb la que publica i deseu-la.',
  'outside.host_key_changed':
    'El servidor presenta una altra empremta ({detail}). No se li ha enviat res. Pregunteu a qui el porta.',
  'outside.inside': 'Aquesta adreça és d’una xarxa interna. Qui administra el servidor pot permetre-la.',
  'outside.login_refused': 'El servidor no accepta l’usuari, la contrasenya o la clau. {detail}',
  'outside.no_folder': 'No es troba la carpeta, o no es pot llegir. {detail}',
  'outside.not_reached': 'No s’arriba al servidor. {detail}',
  'outside.broke_off': 'La connexió s’ha tallat. {detail}',
  'outside.needed': 'Cal per a una adreça SFTP.',
  'outside.host': 'Escriviu només el nom del servidor, sense «sftp://» ni carpetes.',
  'outside.host_key': 'L’empremta comença per SHA256: i té 43 signes més. «Provar la connexió» la mostra.',
  'outside.host_key_needed': 'Abans d’activar-lo, proveu la connexió i deseu l’empremta del servidor.',
}
const en: Messages = {
  'outside.no_credential':
    'The file “{detail}” with the password or key is missing. Put it into the server’s folder of credentials.',
  'outside.host_key_unknown':
    'The server’s fingerprint has not been confirmed yet. It shows {detail}: compare it with the one it publishes, and save it.',
  'outside.host_key_changed': 'The server shows another fingerprint ({detail}). Nothing was sent to it. Ask whoever runs it.',
  'outside.inside': 'This address belongs to an internal network. Whoever runs the server can allow it.',
  'outside.login_refused': 'The server does not accept the user, the password or the key. {detail}',
  'outside.no_folder': 'The folder is not there, or cannot be read. {detail}',
  'outside.not_reached': 'The server cannot be reached. {detail}',
  'outside.broke_off': 'The connection broke off. {detail}',
  'outside.needed': 'An SFTP address needs this.',
  'outside.host': 'Enter the name of the server alone, without “sftp://” or folders.',
  'outside.host_key': 'A fingerprint begins with SHA256: and has 43 more signs. “Try the connection” shows it.',
  'outside.host_key_needed': 'Before it is switched on, try the connection and save the server’s fingerprint.',
}

/** Words about reaching places outside of the shop. */
export const outsideMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}

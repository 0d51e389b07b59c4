import type { Language } from '#kernel/language.ts'

const es = {
  'fetches.unknown': 'No hay ningún origen de archivos con ese número.',
  'fetches.no_such_file': 'No hay ningún archivo recogido con ese número.',
  'fetches.name_taken': 'Ya hay un origen con ese nombre.',
  'fetches.not_here': 'No se usa con una carpeta de este servidor. Déjelo vacío.',
  'fetches.path': 'Escriba una carpeta por debajo de la de entrada, sin «..».',
  'fetches.off': 'Este origen está apagado. Actívelo para recoger archivos.',
  'fetches.not_failed': 'Este archivo no espera a nadie.',
  'fetches.empty': 'El archivo está vacío.',
  'fetches.too_large': 'El archivo pasa de 1 GB.',
  'fetches.gone': 'El archivo se borró antes de importarse.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'fetches.unknown': 'No hi ha cap origen de fitxers amb aquest número.',
  'fetches.no_such_file': 'No hi ha cap fitxer recollit amb aquest número.',
  'fetches.name_taken': 'Ja hi ha un origen amb aquest nom.',
  'fetches.not_here': 'No es fa servir amb una carpeta d’aquest servidor. Deixeu-ho buit.',
  'fetches.path': 'Escriviu una carpeta per sota de la d’entrada, sense «..».',
  'fetches.off': 'Aquest origen està apagat. Activeu-lo per recollir fitxers.',
  'fetches.not_failed': 'Aquest fitxer no espera ningú.',
  'fetches.empty': 'El fitxer és buit.',
  'fetches.too_large': 'El fitxer passa d’1 GB.',
  'fetches.gone': 'El fitxer es va esborrar abans d’importar-se.',
}
const en: Messages = {
  'fetches.unknown': 'There is no source of files with this number.',
  'fetches.no_such_file': 'There is no fetched file with this number.',
  'fetches.name_taken': 'There is a source with this name already.',
  'fetches.not_here': 'A folder of this server does not use this. Leave it empty.',
  'fetches.path': 'Enter a folder below the incoming one, without “..”.',
  'fetches.off': 'This source is switched off. Switch it on to fetch files.',
  'fetches.not_failed': 'This file waits for nobody.',
  'fetches.empty': 'The file is empty.',
  'fetches.too_large': 'The file has more than 1 GB.',
  'fetches.gone': 'The file was deleted before it was imported.',
}

/** Words about files that are fetched. */
export const fetchMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}

import type { Localized } from '#kernel/language.ts'
import type { Concern } from './attention.ts'

/** What needs somebody, and what to do, by its concern. */
export const attentionTexts: Localized<Record<Concern, (about: string) => string>> = {
  es: {
    disk: (room) => `Quedan ${room} libres en el disco de los datos. Haga sitio o lleve DATA_DIR a otro disco.`,
    backup: (last) =>
      `${last ? `La última copia de seguridad es de ${last}.` : 'No hay ninguna copia de seguridad.'} npm run backup debe correr cada día.`,
    letters: (since) => `Hay cartas que esperan desde ${since}. ¿Contesta el servidor de correo de SMTP_URL?`,
    payments: (since) => `Hay dinero que debía moverse el ${since} y no se ha movido. En Pagos consta lo que dice la pasarela.`,
    flags: (which) => `Hay pagos que esperan a que alguien decida: ${which}. Están en «Pagos que revisar».`,
    gateway: (which) =>
      `Se han empezado pagos y la pasarela no ha decidido ninguno: ${which}. ¿Le llegan a la tienda sus avisos (PUBLIC_URL)? ¿Funciona la pasarela? npm run doctor le pregunta.`,
    certificates: (which) =>
      `Caducan pronto o han caducado: ${which}. Renuévelos; los de archivos se leen al arrancar la tienda.`,
    files: (fault) =>
      `El almacén de archivos (S3_BUCKET) no responde: ${fault}. Sin él no se ven fotografías nuevas ni se descargan libros electrónicos.`,
    duties: (names) => `Fallan una y otra vez: ${names}. La causa consta en Sistemas.`,
  },
  ca: {
    disk: (room) => `Queden ${room} lliures al disc de les dades. Feu lloc o porteu DATA_DIR a un altre disc.`,
    backup: (last) =>
      `${last ? `L’última còpia de seguretat és de ${last}.` : 'No hi ha cap còpia de seguretat.'} npm run backup ha de córrer cada dia.`,
    letters: (since) => `Hi ha cartes que esperen des de ${since}. Respon el servidor de correu de SMTP_URL?`,
    payments: (since) =>
      `Hi ha diners que s’havien de moure el ${since} i no s’han mogut. A Pagaments consta el que diu la passarel·la.`,
    flags: (which) => `Hi ha pagaments que esperen que algú decideixi: ${which}. Són a «Pagaments per revisar».`,
    gateway: (which) =>
      `S’han començat pagaments i la passarel·la no n’ha decidit cap: ${which}. Arriben a la botiga els seus avisos (PUBLIC_URL)? Funciona la passarel·la? npm run doctor li ho pregunta.`,
    certificates: (which) =>
      `Caduquen aviat o han caducat: ${which}. Renoveu-los; els de fitxers es llegeixen en engegar la botiga.`,
    files: (fault) =>
      `El magatzem de fitxers (S3_BUCKET) no respon: ${fault}. Sense ell no es veuen fotografies noves ni es baixen llibres electrònics.`,
    duties: (names) => `Fallen una vegada i una altra: ${names}. La causa consta a Sistemes.`,
  },
  en: {
    disk: (room) => `${room} are free on the disk of the data. Make room, or move DATA_DIR to another disk.`,
    backup: (last) => `${last ? `The last backup is of ${last}.` : 'There is no backup.'} Run npm run backup each day.`,
    letters: (since) => `Letters wait since ${since}. Does the mail server answer at SMTP_URL?`,
    payments: (since) => `Money was to be moved at ${since} and has not been. What the gateway says stands under Payments.`,
    flags: (which) => `Payments wait for somebody to decide: ${which}. They stand under “Payments to look at”.`,
    gateway: (which) =>
      `Payments were begun and the gateway has decided none: ${which}. Do its notices reach the shop (PUBLIC_URL)? Does the gateway work? npm run doctor asks it.`,
    certificates: (which) => `Near their end, or beyond it: ${which}. Renew them; those of files are read when the shop starts.`,
    files: (fault) =>
      `The store of files (S3_BUCKET) does not answer: ${fault}. Without it new photographs are not shown and ebooks cannot be fetched.`,
    duties: (names) => `What fails again and again: ${names}. The fault stands under Systems.`,
  },
}

import type { Localized } from '#kernel/language.ts'
import type { Concern } from './attention.ts'

interface Texts {
  begun: (node: string) => string
  over: (node: string) => string
  preview: string
  overNow: string
  names: Record<Concern, string>
  again: string
}

export const texts: Localized<Texts> = {
  es: {
    begun: (node) => `La tienda necesita que alguien la mire (${node})`,
    over: (node) => `Todo vuelve a estar en orden (${node})`,
    preview: 'De momento se sigue vendiendo.',
    overNow: 'Ya está resuelto:',
    names: {
      disk: 'Disco',
      backup: 'Copia de seguridad',
      letters: 'Correo',
      payments: 'Pagos',
      flags: 'Pagos por decidir',
      duties: 'Tareas de fondo',
      gateway: 'La pasarela no contesta',
      certificates: 'Certificados',
      files: 'Almacén de archivos',
    },
    again: 'Mientras dure, este aviso se repite una vez al día. npm run doctor lo mira todo.',
  },
  ca: {
    begun: (node) => `La botiga necessita que algú la miri (${node})`,
    over: (node) => `Tot torna a estar en ordre (${node})`,
    preview: 'De moment es continua venent.',
    overNow: 'Ja està resolt:',
    names: {
      disk: 'Disc',
      backup: 'Còpia de seguretat',
      letters: 'Correu',
      payments: 'Pagaments',
      flags: 'Pagaments per decidir',
      duties: 'Tasques de fons',
      gateway: 'La passarel·la no respon',
      certificates: 'Certificats',
      files: 'Magatzem de fitxers',
    },
    again: 'Mentre duri, aquest avís es repeteix un cop al dia. npm run doctor ho mira tot.',
  },
  en: {
    begun: (node) => `The shop needs somebody to look after it (${node})`,
    over: (node) => `All is well again (${node})`,
    preview: 'For the moment it goes on selling.',
    overNow: 'Over:',
    names: {
      disk: 'Disk',
      backup: 'Backup',
      letters: 'Mail',
      payments: 'Payments',
      flags: 'Payments to decide about',
      duties: 'Background duties',
      gateway: 'The gateway does not answer',
      certificates: 'Certificates',
      files: 'Store of files',
    },
    again: 'As long as it lasts this letter comes once a day. npm run doctor looks at everything.',
  },
}

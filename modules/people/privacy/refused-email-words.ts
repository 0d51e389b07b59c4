import type { Localized } from '#kernel/language.ts'

export const texts: Localized<{ subject: string; sorry: string; complain: string }> = {
  es: {
    subject: 'Sobre su solicitud de borrado de datos',
    sorry: 'No hemos borrado los datos que nos pidió borrar. Este es el motivo:',
    complain:
      'Si no está de acuerdo, responda a este correo. También puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.',
  },
  ca: {
    subject: 'Sobre la vostra sol·licitud d’esborrament de dades',
    sorry: 'No hem esborrat les dades que ens vau demanar d’esborrar. Aquest n’és el motiu:',
    complain:
      'Si no hi esteu d’acord, responeu a aquest correu. També podeu reclamar davant l’Agència Espanyola de Protecció de Dades (www.aepd.es) o anar als tribunals.',
  },
  en: {
    subject: 'About your request to delete your data',
    sorry: 'We have not deleted the data you asked us to delete, for the following reason:',
    complain:
      'If you disagree, please reply to this e-mail. You can also complain to the Spanish Data Protection Agency (www.aepd.es) or go to court.',
  },
}

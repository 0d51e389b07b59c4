import type { Localized } from '#kernel/language.ts'
import type { RefusalReason } from './states.ts'

interface Texts {
  approvedSubject: (title: string) => string
  approved: (title: string) => string
  refusedSubject: (title: string) => string
  refused: (title: string) => string
  reason: string
  reasons: Record<RefusalReason, string>
  besides: string
  again: string
  object: string
  replySubject: (title: string) => string
  replied: (title: string) => string
  yours: string
  see: string
  own: string
}

export const texts: Localized<Texts> = {
  es: {
    approvedSubject: (title) => `Su reseña de «${title}» está publicada`,
    approved: (title) => `Su reseña de «${title}» ya se lee en su página. Gracias por escribirla.`,
    refusedSubject: (title) => `Su reseña de «${title}» no se ha publicado`,
    refused: (title) => `Hemos leído su reseña de «${title}» y no la mostramos. La decisión la ha tomado una persona.`,
    reason: 'Motivo',
    reasons: {
      insult: 'Contiene insultos o ataca a una persona.',
      personal_data: 'Contiene datos personales, suyos o de otros.',
      advertising: 'Contiene publicidad.',
      other_matter: 'No trata de la obra: para los pedidos y los envíos está la página de contacto.',
      unlawful: 'Contiene algo que la ley no permite publicar.',
    },
    besides: 'Además',
    again: 'Puede cambiarla y enviarla otra vez, o borrarla, en «Mis reseñas».',
    object: 'Si no está de acuerdo, responda a este correo: la leerá otra persona de la tienda.',
    replySubject: (title) => `Hemos contestado a su reseña de «${title}»`,
    replied: (title) => `La tienda ha contestado a su reseña de «${title}», debajo de ella:`,
    yours: 'Su reseña',
    see: 'Ver mis reseñas',
    own: 'Puede cambiarla o retirarla cuando quiera en «Mis reseñas».',
  },
  ca: {
    approvedSubject: (title) => `La vostra ressenya de «${title}» està publicada`,
    approved: (title) => `La vostra ressenya de «${title}» ja es llegeix a la seva pàgina. Gràcies per escriure-la.`,
    refusedSubject: (title) => `La vostra ressenya de «${title}» no s’ha publicat`,
    refused: (title) => `Hem llegit la vostra ressenya de «${title}» i no la mostrem. La decisió l’ha presa una persona.`,
    reason: 'Motiu',
    reasons: {
      insult: 'Conté insults o ataca una persona.',
      personal_data: 'Conté dades personals, vostres o d’altri.',
      advertising: 'Conté publicitat.',
      other_matter: 'No tracta de l’obra: per a les comandes i els enviaments hi ha la pàgina de contacte.',
      unlawful: 'Conté alguna cosa que la llei no permet publicar.',
    },
    besides: 'A més',
    again: 'La podeu canviar i enviar un altre cop, o esborrar-la, a «Les meves ressenyes».',
    object: 'Si no hi esteu d’acord, responeu aquest correu: la llegirà una altra persona de la botiga.',
    replySubject: (title) => `Hem contestat la vostra ressenya de «${title}»`,
    replied: (title) => `La botiga ha contestat la vostra ressenya de «${title}», a sota:`,
    yours: 'La vostra ressenya',
    see: 'Mostra les meves ressenyes',
    own: 'La podeu canviar o retirar quan vulgueu a «Les meves ressenyes».',
  },
  en: {
    approvedSubject: (title) => `Your review of “${title}” is published`,
    approved: (title) => `Your review of “${title}” is now on its page. Thank you for writing it.`,
    refusedSubject: (title) => `Your review of “${title}” has not been published`,
    refused: (title) => `We have read your review of “${title}” and are not showing it. The decision was taken by a person.`,
    reason: 'Reason',
    reasons: {
      insult: 'It contains insults or attacks somebody.',
      personal_data: 'It contains personal data, yours or someone else’s.',
      advertising: 'It contains advertising.',
      other_matter: 'It is not about the work: for orders and deliveries, please use the contact page.',
      unlawful: 'It contains something that may not lawfully be published.',
    },
    besides: 'We would add',
    again: 'You can change it and send it again, or delete it, under “My reviews”.',
    object: 'If you disagree, please reply to this e-mail: somebody else in the shop will read it.',
    replySubject: (title) => `We have replied to your review of “${title}”`,
    replied: (title) => `The shop has replied to your review of “${title}”, below it:`,
    yours: 'Your review',
    see: 'My reviews',
    own: 'You can change or withdraw it at any time under “My reviews”.',
  },
}

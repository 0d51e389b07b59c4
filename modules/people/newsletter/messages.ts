import type { Language } from '#kernel/language.ts'

const es = {
  'newsletter.thanks': '¡Gracias por suscribirse! Enseguida recibirá un correo para confirmar la suscripción.',
  'newsletter.known': 'Este correo ya está registrado. Si falta confirmar la suscripción, use el enlace que le enviamos.',
  'newsletter.confirmed': 'Su suscripción está confirmada. Le hemos enviado un correo de bienvenida.',
  'newsletter.link_expired': 'El enlace ha caducado. Vuelva a suscribirse, por favor.',
  'newsletter.reason_missing': 'Díganos el motivo, por favor.',
  'newsletter.ended': 'Hemos recibido su solicitud. No le enviaremos más boletines.',
  'newsletter.unknown_segment': 'Este segmento no existe.',
  'newsletter.segment_taken': 'Ya hay un segmento con este nombre.',
  'newsletter.nobody_listens':
    'Ningún programa espera este aviso: conecte un webhook con «Segmento de lectores» en La casa, Webhooks.',
  'newsletter.too_many': 'Son más de {most} lectores: descargue la lista.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'newsletter.thanks': 'Gràcies per subscriure-us-hi! De seguida rebreu un correu per confirmar-ho.',
  'newsletter.known': 'Aquest correu ja hi és. Si falta confirmar la subscripció, feu servir l’enllaç que us vam enviar.',
  'newsletter.confirmed': 'La vostra subscripció està confirmada. Us hem enviat un correu de benvinguda.',
  'newsletter.link_expired': 'L’enllaç ha caducat. Torneu-vos-hi a subscriure, si us plau.',
  'newsletter.reason_missing': 'Digueu-nos-en el motiu, si us plau.',
  'newsletter.ended': 'Hem rebut la vostra sol·licitud. No us enviarem més butlletins.',
  'newsletter.unknown_segment': 'Aquest segment no existeix.',
  'newsletter.segment_taken': 'Ja hi ha un segment amb aquest nom.',
  'newsletter.nobody_listens':
    'Cap programa no espera aquest avís: connecteu un webhook amb «Segment de lectors» a La casa, Webhooks.',
  'newsletter.too_many': 'Són més de {most} lectors: descarregueu la llista.',
}
const en: Messages = {
  'newsletter.thanks': 'Thank you for subscribing! You will receive confirmation shortly',
  'newsletter.known': 'This email is already registered',
  'newsletter.confirmed': 'Your subscription is confirmed. We have sent you a welcome e-mail.',
  'newsletter.link_expired': 'The link has expired. Please subscribe again.',
  'newsletter.reason_missing': 'Please tell us why.',
  'newsletter.ended': 'We have received your request. We will not send you the newsletter again.',
  'newsletter.unknown_segment': 'There is no such segment.',
  'newsletter.segment_taken': 'There is already a segment with this name.',
  'newsletter.nobody_listens':
    'No program is waiting for this: connect a webhook with “Segment of readers” under House, Webhooks.',
  'newsletter.too_many': 'They are more than {most} readers: download the list.',
}

/** The English sentences of thanks and of a known address are given, without their full stop (M-01, M-02). */
export const newsletterMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}

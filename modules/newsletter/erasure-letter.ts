import { html } from '#modules/mail/html.ts'
import { inPlain, type Letter, link, onPaper, paragraph, type Sender } from '#modules/mail/letter.ts'

interface Wish {
  number: number
  email: string
  reason: string
}

/** Tells the shop, in its first language, that somebody wants their data deleted: a month is what the law gives for an answer. */
export function erasureNotice(sender: Sender, { number, email, reason }: Wish): Letter {
  const title = `Baja de datos: solicitud ${number}`
  const lines = [
    'Las cartas a esta dirección ya han terminado. Queda comprobar que la dirección es de quien escribe, borrar lo que se pueda y contestar en un mes como máximo.',
    `Motivo: ${reason}`,
    `npm run staff -- erasures list · erasures close ${number}`,
  ]
  return {
    template: 'erasure-notice',
    language: 'es',
    subject: title,
    html: onPaper(sender, 'es', title, email, [
      paragraph(html`${link(`mailto:${email}`, email)}`),
      ...lines.map((line) => paragraph(line)),
    ]),
    plain: inPlain(sender, title, [email, ...lines]),
  }
}

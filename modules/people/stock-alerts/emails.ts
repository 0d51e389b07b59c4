import type { Language, Localized } from '#kernel/language.ts'
import { button, link, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'

interface Texts {
  askSubject: string
  asked: (title: string) => string
  confirm: string
  ignore: string
  backSubject: (title: string) => string
  back: (title: string) => string
  few: string
  see: string
  stop: string
}

const texts: Localized<Texts> = {
  es: {
    askSubject: 'Confirme que quiere el aviso',
    asked: (title) => `Nos han pedido que escribamos a esta dirección cuando «${title}» vuelva a estar disponible.`,
    confirm: 'Sí, avísenme',
    ignore: 'Si no lo ha pedido usted, no tiene que hacer nada: no le volveremos a escribir.',
    backSubject: (title) => `«${title}» vuelve a estar disponible`,
    back: (title) => `Nos pidió que le avisáramos: «${title}» vuelve a estar en la tienda.`,
    few: 'Hemos recibido pocos ejemplares y no los apartamos: se venden por orden de compra.',
    see: 'Verlo en la tienda',
    stop: 'Ya no me interesa',
  },
  ca: {
    askSubject: 'Confirmeu que voleu l’avís',
    asked: (title) => `Algú ha demanat que escriguem a aquesta adreça quan «${title}» torni a estar disponible.`,
    confirm: 'Sí, avisa’m',
    ignore: 'Si no ho heu demanat, no cal que feu res: no us tornarem a escriure.',
    backSubject: (title) => `«${title}» torna a estar disponible`,
    back: (title) => `Ens vau demanar que us aviséssim: «${title}» torna a ser a la botiga.`,
    few: 'N’hem rebut pocs exemplars i no els reservem: se serveixen per ordre de comanda.',
    see: 'Mostra’l a la botiga',
    stop: 'Ja no m’interessa',
  },
  en: {
    askSubject: 'Please confirm your stock alert',
    asked: (title) => `Someone asked us to e-mail this address when “${title}” is back in stock.`,
    confirm: 'Yes, tell me',
    ignore: 'If this was not you, you can ignore this e-mail: we will not e-mail you again.',
    backSubject: (title) => `“${title}” is back in stock`,
    back: (title) => `You asked us to let you know: “${title}” is back in stock.`,
    few: 'We only have a few copies and cannot reserve them: first come, first served.',
    see: 'See it in the shop',
    stop: 'Cancel alert',
  },
}

interface About {
  title: string
  key: string
}

const answerAt = (sender: Sender, language: Language, key: string) =>
  sender.url + pathTo('stock-notice-answer', language, { key })

/** Asks whether the notice was really wanted; only its answer begins the waiting. */
export function askEmail(sender: Sender, language: Language, { title, key }: About): EmailMessage {
  const text = texts[language]
  const href = answerAt(sender, language, key)
  const asked = text.asked(title)
  return {
    template: 'stock-notice-ask',
    language,
    subject: text.askSubject,
    ...inBothForms(sender, language, text.askSubject, asked, [paragraph(asked), button(href, text.confirm), small(text.ignore)]),
  }
}

/** Says once that the product is back, with the way out. */
export function backEmail(sender: Sender, language: Language, { title, key, href }: About & { href: string }): EmailMessage {
  const text = texts[language]
  const stop = `${answerAt(sender, language, key)}?stop=1`
  const subject = text.backSubject(title)
  return {
    template: 'stock-notice-back',
    language,
    subject,
    ...inBothForms(sender, language, subject, text.back(title), [
      paragraph(text.back(title)),
      paragraph(text.few),
      button(sender.url + href, text.see),
      small(link(stop, text.stop)),
    ]),
    unsubscribeUrl: `${sender.url}/api/stock-notice/end/?key=${encodeURIComponent(key)}`,
  }
}

import { theDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  askSubject: string
  asked: (title: string) => string
  confirm: string
  ignore: string
  subject: (code: string) => string
  title: string
  what: (until: string) => string
  where: string
  say: (code: string) => string
  hours: string
}

export const texts: Localized<Texts> = {
  es: {
    askSubject: 'Confirme su reserva',
    asked: (title) =>
      `Nos han pedido que guardemos «${title}» en una tienda a nombre de quien lee este correo. Lo apartaremos cuando lo confirme; el enlace vale un día.`,
    confirm: 'Sí, guárdenmelo',
    ignore: 'Si no lo ha pedido usted, no tiene que hacer nada: no guardaremos nada ni le volveremos a escribir.',
    subject: (code) => `Su reserva ${code}`,
    title: 'Se lo guardamos',
    what: (until) => `Le guardamos estos ejemplares hasta el ${until}. Se pagan en la tienda al recogerlos.`,
    where: 'Los recogerá en',
    say: (code) => `En el mostrador basta con decir el número ${code}.`,
    hours: 'Horario',
  },
  ca: {
    askSubject: 'Confirmeu la reserva',
    asked: (title) =>
      `Algú ha demanat que guardem «${title}» en una botiga a nom de qui llegeix aquest correu. L’apartarem quan ho confirmeu; l’enllaç val un dia.`,
    confirm: 'Sí, guardeu-me’l',
    ignore: 'Si no ho heu demanat, no cal que feu res: no guardarem res ni us tornarem a escriure.',
    subject: (code) => `La vostra reserva ${code}`,
    title: 'Us ho guardem',
    what: (until) => `Us guardem aquests exemplars fins ${theDay(until)}. Es paguen a la botiga quan els recolliu.`,
    where: 'Els recollireu a',
    say: (code) => `Al taulell n’hi ha prou de dir el número ${code}.`,
    hours: 'Horari',
  },
  en: {
    askSubject: 'Please confirm your reservation',
    asked: (title) =>
      `Someone asked us to keep “${title}” in a shop for whoever reads this e-mail. We will set it aside once you confirm; the link is valid for a day.`,
    confirm: 'Yes, keep it for me',
    ignore: 'If this was not you, you can ignore this e-mail: nothing will be kept and we will not e-mail you again.',
    subject: (code) => `Your reservation ${code}`,
    title: 'We are keeping it for you',
    what: (until) => `We are keeping these copies for you until ${until}. You pay in store when you collect them.`,
    where: 'You will collect them from',
    say: (code) => `At the counter, just give the number ${code}.`,
    hours: 'Opening hours',
  },
}

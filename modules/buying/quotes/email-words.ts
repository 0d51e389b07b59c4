import { theDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string, until: string) => string
  shipping: string
  free: string
  total: string
  see: string
  answer: string
  kept: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su presupuesto ${number}`,
    title: 'Su presupuesto',
    what: (number, until) => `Este es el presupuesto ${number} que nos pidió. Los precios valen hasta el ${until}.`,
    shipping: 'Envío',
    free: 'gratis',
    total: 'Total, impuestos incluidos',
    see: 'Ver el presupuesto',
    answer: 'En esa página puede aceptarlo o rechazarlo. El enlace es personal y deja de abrirla cuando acaba el plazo.',
    kept: 'Los ejemplares no se reservan hasta que se hace el pedido. El presupuesto va adjunto en PDF.',
  },
  ca: {
    subject: (number) => `El vostre pressupost ${number}`,
    title: 'El vostre pressupost',
    what: (number, until) => `Aquest és el pressupost ${number} que ens vau demanar. Els preus valen fins ${theDay(until)}.`,
    shipping: 'Enviament',
    free: 'gratuït',
    total: 'Total, impostos inclosos',
    see: 'Mostra el pressupost',
    answer: 'En aquella pàgina el podeu acceptar o rebutjar. L’enllaç és personal i deixa d’obrir-la quan s’acaba el termini.',
    kept: 'Els exemplars no es reserven fins que es fa la comanda. El pressupost va adjunt en PDF.',
  },
  en: {
    subject: (number) => `Your quote ${number}`,
    title: 'Your quote',
    what: (number, until) => `This is quote ${number}, which you asked us for. The prices hold until ${until}.`,
    shipping: 'Delivery',
    free: 'free',
    total: 'Total, taxes included',
    see: 'View the quote',
    answer: 'On that page you can accept or decline it. The link is personal and stops working when the quote ends.',
    kept: 'No copies are kept back until the order is placed. The quote is attached as a PDF.',
  },
}

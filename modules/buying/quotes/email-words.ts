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
  withdrawn: {
    subject: (number: string) => string
    title: string
    /** Taken back while nobody had answered it, or once it was accepted. */
    what: Record<'sent' | 'accepted', (number: string) => string>
    means: Record<'sent' | 'accepted', string>
    again: string
  }
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
    withdrawn: {
      subject: (number) => `Presupuesto ${number} retirado`,
      title: 'Hemos retirado su presupuesto',
      what: {
        sent: (number) => `Hemos retirado el presupuesto ${number} que le enviamos, por este motivo:`,
        accepted: (number) => `Hemos retirado el presupuesto ${number} que usted había aceptado, por este motivo:`,
      },
      means: {
        sent: 'Ya no se puede aceptar, y sus precios dejan de valer.',
        accepted: 'No haremos el pedido: no le enviaremos nada de lo que ofrecía ni tiene que pagar nada por él.',
      },
      again: 'Sentimos las molestias. Si todavía le interesan estos títulos, responda a este correo y buscamos otra solución.',
    },
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
    withdrawn: {
      subject: (number) => `Pressupost ${number} retirat`,
      title: 'Hem retirat el vostre pressupost',
      what: {
        sent: (number) => `Hem retirat el pressupost ${number} que us vam enviar, per aquest motiu:`,
        accepted: (number) => `Hem retirat el pressupost ${number} que havíeu acceptat, per aquest motiu:`,
      },
      means: {
        sent: 'Ja no es pot acceptar, i els preus que oferia deixen de valer.',
        accepted: 'No farem la comanda: no us enviarem res del que oferia ni n’heu de pagar res.',
      },
      again: 'Ens sap greu. Si encara us interessen aquests títols, responeu a aquest correu i buscarem una altra solució.',
    },
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
    withdrawn: {
      subject: (number) => `Quote ${number} withdrawn`,
      title: 'We have withdrawn your quote',
      what: {
        sent: (number) => `We have withdrawn quote ${number}, which we had sent you, for this reason:`,
        accepted: (number) => `We have withdrawn quote ${number}, which you had accepted, for this reason:`,
      },
      means: {
        sent: 'It can no longer be accepted, and its prices no longer hold.',
        accepted: 'We will not place the order: nothing on the quote will be sent to you, and there is nothing to pay.',
      },
      again:
        'We are sorry for the trouble. If you still want these titles, reply to this e-mail and we will look for another way.',
    },
  },
}

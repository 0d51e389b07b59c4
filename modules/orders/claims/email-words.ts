import type { Language } from '#kernel/language.ts'

export const claimNews = ['refused', 'resend', 'resent', 'credit'] as const
export type ClaimNews = (typeof claimNews)[number]

export const texts: Record<
  Language,
  Record<ClaimNews, { subject: (note: string) => string; title: string; text: (note: string) => string }> & {
    answer: string
    order: string
    givenBack: string
    see: string
  }
> = {
  es: {
    refused: {
      subject: (note) => `Su reclamación del albarán ${note}`,
      title: 'No podemos aceptar la reclamación',
      text: (note) => `Hemos revisado su reclamación del albarán ${note} y no podemos aceptarla.`,
    },
    resend: {
      subject: (note) => `Aceptamos su reclamación del albarán ${note}`,
      title: 'Le enviamos los ejemplares',
      text: (note) => `Aceptamos su reclamación del albarán ${note}: volvemos a enviarle estos ejemplares sin coste.`,
    },
    resent: {
      subject: (note) => `Preparamos de nuevo los ejemplares del albarán ${note}`,
      title: 'Preparamos de nuevo sus ejemplares',
      text: (note) =>
        `Volvemos a preparar los ejemplares que reclamó del albarán ${note}, en un pedido sin coste. Le avisaremos cuando salga.`,
    },
    credit: {
      subject: (note) => `Abonamos su reclamación del albarán ${note}`,
      title: 'Le abonamos los ejemplares',
      text: (note) =>
        `Aceptamos su reclamación del albarán ${note} y le abonamos estos ejemplares. Lo que ya estuviera facturado lleva su factura rectificativa.`,
    },
    answer: 'Nuestra respuesta',
    order: 'Pedido',
    givenBack: 'Importe abonado',
    see: 'Ver el pedido',
  },
  ca: {
    refused: {
      subject: (note) => `La vostra reclamació de l’albarà ${note}`,
      title: 'No podem acceptar la reclamació',
      text: (note) => `Hem revisat la vostra reclamació de l’albarà ${note} i no la podem acceptar.`,
    },
    resend: {
      subject: (note) => `Acceptem la vostra reclamació de l’albarà ${note}`,
      title: 'Us enviem els exemplars',
      text: (note) => `Acceptem la vostra reclamació de l’albarà ${note}: us tornem a enviar aquests exemplars sense cost.`,
    },
    resent: {
      subject: (note) => `Preparem de nou els exemplars de l’albarà ${note}`,
      title: 'Preparem de nou els vostres exemplars',
      text: (note) =>
        `Tornem a preparar els exemplars que vau reclamar de l’albarà ${note}, en una comanda sense cost. Us avisarem quan surti.`,
    },
    credit: {
      subject: (note) => `Abonem la vostra reclamació de l’albarà ${note}`,
      title: 'Us abonem els exemplars',
      text: (note) =>
        `Acceptem la vostra reclamació de l’albarà ${note} i us abonem aquests exemplars. Del que ja estigués facturat emetem una factura rectificativa.`,
    },
    answer: 'La nostra resposta',
    order: 'Comanda',
    givenBack: 'Import abonat',
    see: 'Mostra la comanda',
  },
  en: {
    refused: {
      subject: (note) => `Your claim on delivery note ${note}`,
      title: 'We cannot accept this claim',
      text: (note) => `We have looked into your claim on delivery note ${note} and cannot accept it.`,
    },
    resend: {
      subject: (note) => `Your claim on delivery note ${note} is accepted`,
      title: 'The copies will be sent again',
      text: (note) => `We accept your claim on delivery note ${note}: these copies will be sent again at no cost.`,
    },
    resent: {
      subject: (note) => `We are preparing the copies of delivery note ${note} again`,
      title: 'We are preparing your copies again',
      text: (note) =>
        `We are preparing the copies you claimed on delivery note ${note} again, in an order free of charge. We will tell you when it leaves.`,
    },
    credit: {
      subject: (note) => `Your claim on delivery note ${note} is credited`,
      title: 'We will credit these copies',
      text: (note) =>
        `We accept your claim on delivery note ${note} and will credit these copies. We will issue a credit note for any already invoiced.`,
    },
    answer: 'Our reply',
    order: 'Order',
    givenBack: 'Amount credited',
    see: 'See the order',
  },
}

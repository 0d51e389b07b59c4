import type { Localized } from '#kernel/language.ts'

interface Texts {
  list: (name: string) => string
  lines: (count: number) => string
  asked: { subject: (list: string) => string; title: string; text: (by: string, list: string) => string; see: string }
  returned: { subject: (list: string) => string; title: string; text: (by: string, list: string) => string; see: string }
  approved: {
    subject: (order: string) => string
    title: string
    text: (by: string, list: string, order: string) => string
    see: string
  }
}

export const texts: Localized<Texts> = {
  es: {
    list: (name) => (name ? `«${name}»` : 'sin nombre'),
    lines: (count) => (count === 1 ? 'Un título' : `${count} títulos`),
    asked: {
      subject: (list) => `Pedido por aprobar: ${list}`,
      title: 'Un pedido espera su aprobación',
      text: (by, list) => `${by} le envía la lista ${list} para que la apruebe.`,
      see: 'Ver la lista',
    },
    returned: {
      subject: (list) => `Su lista ${list} necesita cambios`,
      title: 'Su lista necesita cambios',
      text: (by, list) => `${by} le devuelve la lista ${list} con este motivo:`,
      see: 'Abrir la lista',
    },
    approved: {
      subject: (order) => `Su pedido ${order} está aprobado`,
      title: 'Pedido aprobado',
      text: (by, list, order) => `${by} ha aprobado la lista ${list}. Es el pedido ${order} y ya lo estamos preparando.`,
      see: 'Ver el pedido',
    },
  },
  ca: {
    list: (name) => (name ? `«${name}»` : 'sense nom'),
    lines: (count) => (count === 1 ? 'Un títol' : `${count} títols`),
    asked: {
      subject: (list) => `Comanda per aprovar: ${list}`,
      title: 'Una comanda espera la vostra aprovació',
      text: (by, list) => `${by} us envia la llista ${list} perquè l’aproveu.`,
      see: 'Mostra la llista',
    },
    returned: {
      subject: (list) => `Us han retornat la llista ${list}`,
      title: 'La llista necessita canvis',
      text: (by, list) => `${by} us retorna la llista ${list} amb aquest motiu:`,
      see: 'Obre la llista',
    },
    approved: {
      subject: (order) => `S’ha aprovat la comanda ${order}`,
      title: 'Comanda aprovada',
      text: (by, list, order) => `${by} ha aprovat la llista ${list}. És la comanda ${order} i ja la preparem.`,
      see: 'Mostra la comanda',
    },
  },
  en: {
    list: (name) => (name ? `“${name}”` : 'without a name'),
    lines: (count) => (count === 1 ? 'One title' : `${count} titles`),
    asked: {
      subject: (list) => `For approval: list ${list}`,
      title: 'An order is waiting for your approval',
      text: (by, list) => `${by} has sent you the list ${list} for approval.`,
      see: 'See the list',
    },
    returned: {
      subject: (list) => `Your list ${list} has been sent back`,
      title: 'Your list needs changes',
      text: (by, list) => `${by} has sent back the list ${list} for this reason:`,
      see: 'Open the list',
    },
    approved: {
      subject: (order) => `Your order ${order} has been approved`,
      title: 'Order approved',
      text: (by, list, order) =>
        `${by} approved the list ${list}. The order number is ${order}, and we are already preparing it.`,
      see: 'See the order',
    },
  },
}

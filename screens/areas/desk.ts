import { group } from '../screen.ts'

/** The desk of libraries and companies. */
export const deskScreens = {
  ...group(
    { area: 'desk', audience: 'private', crawlers: 'closed', shops: 'main' },
    {
      'private-standing-orders': {
        es: '/privado/pedidos-permanentes',
        ca: '/privat/comandes-permanents',
        en: '/private/standing-orders',
      },
      'private-standing-order-detail': {
        es: '/privado/pedidos-permanentes/:id',
        ca: '/privat/comandes-permanents/:id',
        en: '/private/standing-orders/:id',
      },
      'private-members': { es: '/privado/usuarios', ca: '/privat/usuaris', en: '/private/users' },
      'private-invoices': { es: '/privado/facturas', ca: '/privat/factures', en: '/private/invoices' },
      'private-delivery-notes': { es: '/privado/albaranes', ca: '/privat/albarans', en: '/private/delivery-notes' },
      'private-delivery-note-detail': {
        es: '/privado/albaranes/:code',
        ca: '/privat/albarans/:code',
        en: '/private/delivery-notes/:code',
      },
      'private-claims': { es: '/privado/reclamaciones', ca: '/privat/reclamacions', en: '/private/claims' },
      'private-budget': { es: '/privado/presupuesto', ca: '/privat/pressupost', en: '/private/budget' },
      'private-order-entry': { es: '/privado/entrada-pedido', ca: '/privat/entrada-comanda', en: '/private/order-entry' },
      'private-paste': {
        es: '/privado/entrada-pedido/pegar',
        ca: '/privat/entrada-comanda/enganxar',
        en: '/private/order-entry/paste',
      },
      'private-order-by-email': {
        es: '/privado/pedido-por-email',
        ca: '/privat/comanda-per-email',
        en: '/private/order-by-email',
      },
      'private-requests': { es: '/privado/consultas', ca: '/privat/consultes', en: '/private/requests' },
      'private-lists': { es: '/privado/listas', ca: '/privat/llistes', en: '/private/lists' },
      'private-list-detail': { es: '/privado/listas/:id', ca: '/privat/llistes/:id', en: '/private/lists/:id' },
      'private-approvals': { es: '/privado/aprobaciones', ca: '/privat/aprovacions', en: '/private/approvals' },
    },
  ),
}

import type { again as es } from '../es/again.ts'

export const again: typeof es = {
  title: 'Torna a demanar',
  text: 'Posem a la vostra cistella, o a la vostra llista si compreu amb factura, el que encara es pot servir.',
  button: 'Torna a demanar',
  addedCart: 'Ja és a la vostra cistella:',
  addedList: 'Ja és a la vostra llista de comanda:',
  nothing: 'Ara no es pot servir res d’aquesta comanda.',
  copies: ({ quantity, wanted, title }) =>
    quantity < wanted ? `${quantity} × ${title} (de ${wanted}; no n’hi ha més)` : `${quantity} × ${title}`,
  missing: 'Ara no es pot servir:',
  editions: 'Altres edicions:',
  toCart: 'Mostra la cistella',
  toList: 'Mostra la llista',
  failed: 'No s’ha pogut tornar a demanar.',
  search: 'Número o referència',
  find: 'Cerca',
  served: ({ served, pending }) => (pending === 0 ? `servits ${served}` : `servits ${served}, pendents ${pending}`),
  onAccount: 'Es paga amb factura',
  placedBy: 'Qui ho va demanar',
  approvedBy: 'Qui ho va aprovar',
  budget: 'Pressupost',
  notes: 'Albarans d’aquesta comanda',
  placedAt: 'Es va demanar a',
  shopHelp: {
    'customer-service': 'Atenció al client',
    shipping: 'Enviaments',
    returns: 'Devolucions',
    'purchase-conditions': 'Condicions de compra',
  },
}

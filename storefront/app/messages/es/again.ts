/** Ordering an old order again, and what an institution sees of its own. */
export const again = {
  title: 'Volver a pedir',
  text: 'Ponemos en su cesta, o en su lista si compra con factura, lo que todavía se puede servir.',
  button: 'Volver a pedir',
  addedCart: 'Ya está en su cesta:',
  addedList: 'Ya está en su lista de pedido:',
  nothing: 'Nada de este pedido se puede servir ahora.',
  copies: ({ quantity, wanted, title }: { quantity: number; wanted: number; title: string }) =>
    quantity < wanted ? `${quantity} × ${title} (de ${wanted}; no hay más)` : `${quantity} × ${title}`,
  missing: 'No se puede servir ahora:',
  editions: 'Otras ediciones:',
  toCart: 'Ver la cesta',
  toList: 'Ver la lista',
  failed: 'No se ha podido volver a pedir.',
  search: 'Número o referencia',
  find: 'Buscar',
  served: ({ served, pending }: { served: number; pending: number }) =>
    pending === 0 ? `servidos ${served}` : `servidos ${served}, pendientes ${pending}`,
  onAccount: 'Se paga con factura',
  placedBy: 'Lo pidió',
  approvedBy: 'Lo aprobó',
  budget: 'Presupuesto',
  notes: 'Albaranes de este pedido',
  placedAt: 'Se pidió en',
  shopHelp: {
    'customer-service': 'Atención al cliente',
    shipping: 'Envíos',
    returns: 'Devoluciones',
    'purchase-conditions': 'Condiciones de compra',
  },
}

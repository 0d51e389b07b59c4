export const words = {
  title: 'Buscar',
  hint: 'Un número, un código, un nombre, un título…',
  nothing: (q: string) => `No hay nada que responda a «${q}».`,
  more: 'Ver más',
  all: 'Ver todos en su lista',
  exact: 'coincide',
  groups: {
    orders: 'Pedidos',
    customers: 'Clientes',
    titles: 'Títulos',
    invoices: 'Facturas',
    quotes: 'Presupuestos',
    gift_cards: 'Tarjetas regalo',
    pages: 'Páginas',
    colleagues: 'Colegas',
  } as Record<string, string>,
}

export type Words = typeof words

import type { Localized } from '#kernel/language.ts'

interface YearTexts {
  title: (year: number) => string
  seller: string
  customer: string
  taxId: string
  facts: { orders: string; notes: string; invoices: string; titles: string; copies: string; invoiced: string }
  delivered: string
  columns: { name: string; titles: string; copies: string; total: string }
  parts: { budgets: string; subjects: string; languages: string; publishers: string }
  noBudget: string
  unnamed: string
  nothing: string
  withShipping: string
  page: (page: number, pages: number) => string
}

/** How the report of a year reads, in the language of the account. */
export const yearTexts: Localized<YearTexts> = {
  es: {
    title: (year) => `Informe del año ${year}`,
    seller: 'Librería',
    customer: 'Cliente',
    taxId: 'NIF',
    facts: {
      orders: 'Pedidos',
      notes: 'Albaranes',
      invoices: 'Facturas',
      titles: 'Títulos',
      copies: 'Ejemplares',
      invoiced: 'Facturado',
    },
    delivered: 'Servido en el año, IVA incluido',
    columns: { name: 'Nombre', titles: 'Títulos', copies: 'Ejemplares', total: 'Importe, IVA incluido' },
    parts: { budgets: 'Por presupuesto', subjects: 'Por materia', languages: 'Por lengua', publishers: 'Por editorial' },
    noBudget: 'Sin presupuesto',
    unnamed: 'Sin nombre',
    nothing: 'No se sirvió nada ese año.',
    withShipping: 'Las tablas suman los títulos; el total incluye además los gastos de envío.',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  ca: {
    title: (year) => `Informe de l’any ${year}`,
    seller: 'Llibreria',
    customer: 'Client',
    taxId: 'NIF',
    facts: {
      orders: 'Comandes',
      notes: 'Albarans',
      invoices: 'Factures',
      titles: 'Títols',
      copies: 'Exemplars',
      invoiced: 'Facturat',
    },
    delivered: 'Servit durant l’any, IVA inclòs',
    columns: { name: 'Nom', titles: 'Títols', copies: 'Exemplars', total: 'Import, IVA inclòs' },
    parts: { budgets: 'Per pressupost', subjects: 'Per matèria', languages: 'Per llengua', publishers: 'Per editorial' },
    noBudget: 'Sense pressupost',
    unnamed: 'Sense nom',
    nothing: 'No es va servir res aquell any.',
    withShipping: 'Les taules sumen els títols; el total inclou a més les despeses d’enviament.',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
  },
  en: {
    title: (year) => `Report for ${year}`,
    seller: 'Bookshop',
    customer: 'Customer',
    taxId: 'Tax number',
    facts: {
      orders: 'Orders',
      notes: 'Delivery notes',
      invoices: 'Invoices',
      titles: 'Titles',
      copies: 'Copies',
      invoiced: 'Invoiced',
    },
    delivered: 'Delivered in the year, VAT included',
    columns: { name: 'Name', titles: 'Titles', copies: 'Copies', total: 'Amount with VAT' },
    parts: { budgets: 'By budget', subjects: 'By subject', languages: 'By language', publishers: 'By publisher' },
    noBudget: 'Without a budget',
    unnamed: 'Without a name',
    nothing: 'Nothing was delivered in that year.',
    withShipping: 'The tables sum up the titles; the total includes delivery charges as well.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}

/** What the values of the fixed filters are called; names of categories, authors and the like come from the catalogue. */
import type { Language } from '#kernel/language.ts'
import type { Availability } from '#modules/goods/catalogue/contract.ts'

type Displays = Record<Availability['display'], string>

export const availabilityNames: Record<Language, Displays> = {
  es: {
    immediate: 'Disponible ya',
    few_left: 'Últimas unidades',
    out_of_stock: 'Agotado',
    within_days: 'Disponible en unos días',
    check_availability: 'Consultar disponibilidad',
    coming_soon: 'Próximamente',
    pre_sale: 'En preventa',
    not_available: 'No disponible',
    print_on_demand: 'Impresión bajo demanda',
    temporarily_out: 'Agotado temporalmente',
    currently_unavailable: 'No disponible en este momento',
    ebook: 'Libro electrónico',
  },
  ca: {
    immediate: 'Disponible ara',
    few_left: 'Últimes unitats',
    out_of_stock: 'Exhaurit',
    within_days: 'Disponible en uns dies',
    check_availability: 'Consulteu-ne la disponibilitat',
    coming_soon: 'Properament',
    pre_sale: 'En prevenda',
    not_available: 'No disponible',
    print_on_demand: 'Impressió sota demanda',
    temporarily_out: 'Exhaurit temporalment',
    currently_unavailable: 'No disponible en aquest moment',
    ebook: 'Llibre electrònic',
  },
  en: {
    immediate: 'Available now',
    few_left: 'Last copies',
    out_of_stock: 'Out of stock',
    within_days: 'Available in a few days',
    check_availability: 'Check availability',
    coming_soon: 'Coming soon',
    pre_sale: 'Pre-order',
    not_available: 'Not available',
    print_on_demand: 'Printed on demand',
    temporarily_out: 'Temporarily out of stock',
    currently_unavailable: 'Currently unavailable',
    ebook: 'Ebook',
  },
}

const es = {
  'type.book': 'Libros',
  'type.object': 'Objetos',
  'price.under_5000': 'Menos de 50 €',
  'price.5000_10000': 'De 50 a 100 €',
  'price.over_10000': 'Más de 100 €',
  'stock.true': 'En existencias',
  'discount.true': 'Con descuento',
  'novelty.true': 'Novedades',
  'recommended.true': 'Recomendados',
  'top_sales.true': 'Más vendidos',
}
type Choices = Record<keyof typeof es, string>

const ca: Choices = {
  'type.book': 'Llibres',
  'type.object': 'Objectes',
  'price.under_5000': 'Menys de 50 €',
  'price.5000_10000': 'De 50 a 100 €',
  'price.over_10000': 'Més de 100 €',
  'stock.true': 'En existències',
  'discount.true': 'Amb descompte',
  'novelty.true': 'Novetats',
  'recommended.true': 'Recomanats',
  'top_sales.true': 'Més venuts',
}

const en: Choices = {
  'type.book': 'Books',
  'type.object': 'Objects',
  'price.under_5000': 'Under €50',
  'price.5000_10000': '€50 to €100',
  'price.over_10000': 'Over €100',
  'stock.true': 'In stock',
  'discount.true': 'Reduced',
  'novelty.true': 'New',
  'recommended.true': 'Recommended',
  'top_sales.true': 'Best sellers',
}

export const choiceNames: Record<Language, Choices> = { es, ca, en }

import { slugOf } from '#kernel/slug.ts'
import type { TableField } from '#modules/goods/imports/contract.ts'
import type { Mapping } from './record.ts'
import type { Headings } from './rows.ts'

/** Headings as publishers and distributors write them, in Spanish, Catalan, English and French. */
const known: Readonly<Record<TableField, string>> = {
  ean: 'ean isbn isbn13 isbn-13 ean13 ean-13 isbn-ean codigo-de-barras codi-de-barres barcode gtin',
  title: 'titulo titol title titre nombre nom',
  subtitle: 'subtitulo subtitol subtitle sous-titre',
  authors: 'autor autores autoria author authors auteur autors autor-es autor-a',
  publisher: 'editorial editor publisher editeur sello segell',
  series: 'coleccion col-leccio colleccio series serie collection',
  series_number: 'numero-coleccion numero-de-coleccion n-coleccion series-number num-col',
  language: 'idioma llengua lengua language langue',
  format: 'encuadernacion enquadernacio binding formato format',
  published_on: 'fecha-publicacion fecha-de-publicacion data-publicacio data-de-publicacio publication-date pub-date fecha',
  year: 'ano any year annee ano-edicion ano-de-edicion any-d-edicio',
  pages: 'paginas pagines pages num-paginas n-paginas numero-de-paginas pag',
  weight_grams: 'peso pes weight peso-g peso-gr peso-gramos',
  price: 'pvp precio preu price prix precio-con-iva pvp-con-iva pvp-iva-incluido importe',
  currency: 'moneda currency divisa devise',
  availability: 'disponibilidad disponibilitat availability estado situacion',
  description: 'descripcion descripcio description resumen resum sinopsis sinopsi resume',
  subjects: 'materia materias materies subject subjects ibic thema bic tema categoria',
}

/** Which heading probably holds which field; each field once, the first heading that fits. */
export function guessMapping(headings: Headings): Mapping {
  const words = new Map(
    (Object.entries(known) as [TableField, string][]).flatMap(([field, names]) =>
      names.split(' ').map((name) => [name, field] as const),
    ),
  )
  const mapping: Partial<Record<TableField, string>> = {}
  for (const heading of headings) {
    const field = words.get(slugOf(heading))
    if (field && !mapping[field]) mapping[field] = heading
  }
  return mapping
}

import type { Localized } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'

export interface Province {
  /** The first two figures of its postcodes. */
  prefix: string
  names: Localized
  slugs: Localized
  /** Where its capital lies, in degrees to a hundredth. */
  latitude: number
  longitude: number
}

/** Provinces of Spain in the order of their postcode prefix, 01 to 52: es, ca, en, and where the capital lies. */
const table: readonly (readonly [es: string, ca: string, en: string, latitude: number, longitude: number])[] = [
  ['Araba/Álava', 'Àlaba', 'Álava', 42.85, -2.67],
  ['Albacete', 'Albacete', 'Albacete', 38.99, -1.86],
  ['Alicante', 'Alacant', 'Alicante', 38.35, -0.48],
  ['Almería', 'Almeria', 'Almería', 36.84, -2.46],
  ['Ávila', 'Àvila', 'Ávila', 40.66, -4.7],
  ['Badajoz', 'Badajoz', 'Badajoz', 38.88, -6.97],
  ['Islas Baleares', 'Illes Balears', 'Balearic Islands', 39.57, 2.65],
  ['Barcelona', 'Barcelona', 'Barcelona', 41.38, 2.17],
  ['Burgos', 'Burgos', 'Burgos', 42.34, -3.7],
  ['Cáceres', 'Càceres', 'Cáceres', 39.48, -6.37],
  ['Cádiz', 'Cadis', 'Cádiz', 36.53, -6.3],
  ['Castellón', 'Castelló', 'Castellón', 39.99, -0.05],
  ['Ciudad Real', 'Ciudad Real', 'Ciudad Real', 38.99, -3.93],
  ['Córdoba', 'Còrdova', 'Córdoba', 37.88, -4.78],
  ['A Coruña', 'La Corunya', 'A Coruña', 43.37, -8.4],
  ['Cuenca', 'Conca', 'Cuenca', 40.07, -2.13],
  ['Girona', 'Girona', 'Girona', 41.98, 2.82],
  ['Granada', 'Granada', 'Granada', 37.18, -3.6],
  ['Guadalajara', 'Guadalajara', 'Guadalajara', 40.63, -3.17],
  ['Gipuzkoa', 'Guipúscoa', 'Gipuzkoa', 43.32, -1.98],
  ['Huelva', 'Huelva', 'Huelva', 37.26, -6.95],
  ['Huesca', 'Osca', 'Huesca', 42.14, -0.41],
  ['Jaén', 'Jaén', 'Jaén', 37.77, -3.79],
  ['León', 'Lleó', 'León', 42.6, -5.57],
  ['Lleida', 'Lleida', 'Lleida', 41.62, 0.62],
  ['La Rioja', 'La Rioja', 'La Rioja', 42.47, -2.45],
  ['Lugo', 'Lugo', 'Lugo', 43.01, -7.56],
  ['Madrid', 'Madrid', 'Madrid', 40.42, -3.7],
  ['Málaga', 'Màlaga', 'Málaga', 36.72, -4.42],
  ['Murcia', 'Múrcia', 'Murcia', 37.99, -1.13],
  ['Navarra', 'Navarra', 'Navarre', 42.82, -1.64],
  ['Ourense', 'Ourense', 'Ourense', 42.34, -7.86],
  ['Asturias', 'Astúries', 'Asturias', 43.36, -5.85],
  ['Palencia', 'Palència', 'Palencia', 42.01, -4.53],
  ['Las Palmas', 'Las Palmas', 'Las Palmas', 28.12, -15.43],
  ['Pontevedra', 'Pontevedra', 'Pontevedra', 42.43, -8.64],
  ['Salamanca', 'Salamanca', 'Salamanca', 40.96, -5.66],
  ['Santa Cruz de Tenerife', 'Santa Cruz de Tenerife', 'Santa Cruz de Tenerife', 28.47, -16.25],
  ['Cantabria', 'Cantàbria', 'Cantabria', 43.46, -3.81],
  ['Segovia', 'Segòvia', 'Segovia', 40.95, -4.12],
  ['Sevilla', 'Sevilla', 'Seville', 37.39, -5.99],
  ['Soria', 'Sòria', 'Soria', 41.76, -2.47],
  ['Tarragona', 'Tarragona', 'Tarragona', 41.12, 1.25],
  ['Teruel', 'Terol', 'Teruel', 40.34, -1.11],
  ['Toledo', 'Toledo', 'Toledo', 39.86, -4.02],
  ['Valencia', 'València', 'Valencia', 39.47, -0.38],
  ['Valladolid', 'Valladolid', 'Valladolid', 41.65, -4.72],
  ['Bizkaia', 'Biscaia', 'Biscay', 43.26, -2.93],
  ['Zamora', 'Zamora', 'Zamora', 41.5, -5.75],
  ['Zaragoza', 'Saragossa', 'Zaragoza', 41.65, -0.89],
  ['Ceuta', 'Ceuta', 'Ceuta', 35.89, -5.31],
  ['Melilla', 'Melilla', 'Melilla', 35.29, -2.94],
]

export const provinces: readonly Province[] = table.map(([es, ca, en, latitude, longitude], index) => ({
  prefix: String(index + 1).padStart(2, '0'),
  names: { es, ca, en },
  slugs: { es: slugOf(es), ca: slugOf(ca), en: slugOf(en) },
  latitude,
  longitude,
}))

/** The province of a Spanish postcode; undefined for another text. */
export const provinceOfPostcode = (postcode: string): Province | undefined =>
  /^\d{5}$/.test(postcode) ? provinces[Number(postcode.slice(0, 2)) - 1] : undefined

/** A province by its slug in any of the three languages, so that addresses of another language still lead somewhere. */
export const provinceBySlug = (slug: string): Province | undefined =>
  provinces.find(({ slugs }) => Object.values(slugs).includes(slug))

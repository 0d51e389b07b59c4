import { inEachLanguage, type Localized } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { provinceNames } from './province-words.ts'

export interface Province {
  /** The first two figures of its postcodes. */
  prefix: string
  names: Localized
  slugs: Localized
  /** Where its capital lies, in degrees to a hundredth. */
  latitude: number
  longitude: number
}

/** Where the capital of each province lies, in the order of their postcode prefix, 01 to 52. */
const capitals: readonly (readonly [latitude: number, longitude: number])[] = [
  [42.85, -2.67],
  [38.99, -1.86],
  [38.35, -0.48],
  [36.84, -2.46],
  [40.66, -4.7],
  [38.88, -6.97],
  [39.57, 2.65],
  [41.38, 2.17],
  [42.34, -3.7],
  [39.48, -6.37],
  [36.53, -6.3],
  [39.99, -0.05],
  [38.99, -3.93],
  [37.88, -4.78],
  [43.37, -8.4],
  [40.07, -2.13],
  [41.98, 2.82],
  [37.18, -3.6],
  [40.63, -3.17],
  [43.32, -1.98],
  [37.26, -6.95],
  [42.14, -0.41],
  [37.77, -3.79],
  [42.6, -5.57],
  [41.62, 0.62],
  [42.47, -2.45],
  [43.01, -7.56],
  [40.42, -3.7],
  [36.72, -4.42],
  [37.99, -1.13],
  [42.82, -1.64],
  [42.34, -7.86],
  [43.36, -5.85],
  [42.01, -4.53],
  [28.12, -15.43],
  [42.43, -8.64],
  [40.96, -5.66],
  [28.47, -16.25],
  [43.46, -3.81],
  [40.95, -4.12],
  [37.39, -5.99],
  [41.76, -2.47],
  [41.12, 1.25],
  [40.34, -1.11],
  [39.86, -4.02],
  [39.47, -0.38],
  [41.65, -4.72],
  [43.26, -2.93],
  [41.5, -5.75],
  [41.65, -0.89],
  [35.89, -5.31],
  [35.29, -2.94],
]

export const provinces: readonly Province[] = provinceNames.map((names, index) => {
  const [latitude, longitude] = capitals[index]!
  return {
    prefix: String(index + 1).padStart(2, '0'),
    names,
    slugs: inEachLanguage((language) => slugOf(names[language])),
    latitude,
    longitude,
  }
})

/** The province of a Spanish postcode; undefined for another text. */
export const provinceOfPostcode = (postcode: string): Province | undefined =>
  /^\d{5}$/.test(postcode) ? provinces[Number(postcode.slice(0, 2)) - 1] : undefined

/** A province by its slug in any of the three languages, so that addresses of another language still lead somewhere. */
export const provinceBySlug = (slug: string): Province | undefined =>
  provinces.find(({ slugs }) => Object.values(slugs).includes(slug))

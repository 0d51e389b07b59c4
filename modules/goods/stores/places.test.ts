import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '#kernel/distance.ts'
import { placeNamed } from './places.ts'
import { provinceBySlug, provinceOfPostcode, provinces } from './provinces.ts'

describe('the place that a visitor names (T-13)', () => {
  it('is a postcode’s town and province, with or without a gap', () => {
    expect(placeNamed(' 18009 ')).toMatchObject({ town: 'Granada', province: { prefix: '18' }, postcodes: ['18009'] })
    expect(placeNamed('48 005')?.province.names.ca).toBe('Biscaia')
  })
  it('is a town by any of its names, without regard to accents and case', () => {
    expect(placeNamed('valència')).toMatchObject({ province: { prefix: '46' } })
    expect(placeNamed('Motril')).toMatchObject({ town: 'Motril', province: { prefix: '18' } })
    expect(placeNamed('vitoria')?.province.prefix).toBe('01')
    expect(placeNamed('las palmas de gran canaria')?.province.prefix).toBe('35')
    for (const name of ['la coruña', 'A Coruña', 'coruña'])
      expect(placeNamed(name)).toMatchObject({ town: 'A Coruña', province: { prefix: '15' } })
  })
  it('is the largest town that goes on after the words, for few people write the whole name', () => {
    expect(placeNamed('Palma')).toMatchObject({ town: 'Palma de Mallorca', province: { prefix: '07' } })
    expect(placeNamed('jerez')?.province.prefix).toBe('11')
    expect(placeNamed('Las Palmas')?.province.prefix).toBe('35')
    expect(placeNamed('san')).toBeNull()
  })
  it('is a province where no town has the name', () => {
    expect(placeNamed('Balearic Islands')).toMatchObject({ town: null, province: { prefix: '07' } })
    expect(placeNamed('Astúries')?.province.prefix).toBe('33')
  })
  it('is nothing where nothing is meant', () => {
    expect(['', ' ', 'Atlantis', '99999', '00100', '1800', '¿?'].map(placeNamed)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('provinces', () => {
  it('have a name of their own in each language', () => {
    expect(provinces).toHaveLength(52)
    for (const language of ['es', 'ca', 'en'] as const)
      expect(new Set(provinces.map(({ slugs }) => slugs[language])).size).toBe(52)
  })
  it('are known by postcode and by the slug of any language', () => {
    expect(provinceOfPostcode('41004')?.slugs).toEqual({ es: 'sevilla', ca: 'sevilla', en: 'seville' })
    expect([provinceBySlug('seville'), provinceBySlug('sevilla')].map((one) => one?.prefix)).toEqual(['41', '41'])
    expect(provinceBySlug('atlantis')).toBeUndefined()
  })
})

it('measures straight lines', () =>
  expect(Math.round(kilometresBetween({ latitude: 40.42, longitude: -3.7 }, { latitude: 41.38, longitude: 2.17 }))).toBeCloseTo(
    505,
    -1,
  ))

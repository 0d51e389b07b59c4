import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '#kernel/distance.ts'
import { provinceBySlug, provinceOfPostcode, provinces } from './provinces.ts'
import { townNamed } from './towns.ts'

describe('the place that a visitor names (T-13)', () => {
  it('is a postcode’s town and province, with or without a gap', () => {
    expect(townNamed(' 18009 ')).toMatchObject({ town: 'Granada', province: { prefix: '18' }, postcodes: ['18009'] })
    expect(townNamed('48 005')?.province.names.ca).toBe('Biscaia')
  })
  it('is a town by any of its names, without regard to accents and case', () => {
    expect(townNamed('valència')).toMatchObject({ province: { prefix: '46' } })
    expect(townNamed('Motril')).toMatchObject({ town: 'Motril', province: { prefix: '18' } })
    expect(townNamed('vitoria')?.province.prefix).toBe('01')
    expect(townNamed('las palmas de gran canaria')?.province.prefix).toBe('35')
    for (const name of ['la coruña', 'A Coruña', 'coruña'])
      expect(townNamed(name)).toMatchObject({ town: 'A Coruña', province: { prefix: '15' } })
  })
  it('is the largest town that goes on after the words, for few people write the whole name', () => {
    expect(townNamed('Palma')).toMatchObject({ town: 'Palma de Mallorca', province: { prefix: '07' } })
    expect(townNamed('jerez')?.province.prefix).toBe('11')
    expect(townNamed('Las Palmas')?.province.prefix).toBe('35')
    expect(townNamed('san')).toBeNull()
  })
  it('is a province where no town has the name', () => {
    expect(townNamed('Balearic Islands')).toMatchObject({ town: null, province: { prefix: '07' } })
    expect(townNamed('Astúries')?.province.prefix).toBe('33')
  })
  it('is nothing where nothing is meant', () => {
    expect(['', ' ', 'Atlantis', '99999', '00100', '1800', '¿?'].map(townNamed)).toEqual([
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
    expect([provinceBySlug('seville'), provinceBySlug('sevilla')].map((item) => item?.prefix)).toEqual(['41', '41'])
    expect(provinceBySlug('atlantis')).toBeUndefined()
  })
})

it('measures straight lines', () =>
  expect(Math.round(kilometresBetween({ latitude: 40.42, longitude: -3.7 }, { latitude: 41.38, longitude: 2.17 }))).toBeCloseTo(
    505,
    -1,
  ))

import { describe, expect, it } from 'vitest'
import { isTaxIdOf, storedTaxId } from './tax-id.ts'

const valid =
  '12345678Z 00000000T 99999999R X1234567L Y1234567X Z1234567R K1234567L M1234567L A28015865 A58818501 B12345674 B85955367 G28029007 H12345674 J99216582 U99216582 C1234567D P2807900B P0801900B Q2818014I S2800011E R2800001F N0032484H W8265365J A0011012B es-12.345.678-z'
const invalid = '12345678A 1234567Z X1234567A A58818502 E12345678 S2800011I I12345678 A2801586E B1234567D P28079002 Q28180149'

describe('a Spanish tax id', () => {
  it.each(valid.split(' '))('accepts %s', (id) => expect(isTaxIdOf('ES', id)).toBe(true))
  it.each(invalid.split(' '))('refuses %s', (id) => expect(isTaxIdOf('ES', id)).toBe(false))
  it('is stored without prefix and separators', () => expect(storedTaxId('ES', 'es-12.345.678-z')).toBe('12345678Z'))
})

describe('a tax id of another country', () => {
  it.each([
    ['FR', 'FR40303265045'],
    ['DE', 'DE136695976'],
    ['IT', 'IT00743110157'],
    ['PT', 'PT501964843'],
    ['NL', 'NL004495445B01'],
    ['NL', 'NL002455799B11'],
    ['BE', 'BE0403019261'],
    ['BE', 'BE1000000021'],
    ['IE', 'IE6433435F'],
    ['IE', 'IE6433435OA'],
    ['IE', '8D79739I'],
    ['AT', 'ATU13585627'],
    ['PL', 'PL8567346215'],
    ['LU', 'LU15027442'],
    ['SE', 'SE556188840401'],
    ['DK', 'DK13585628'],
    ['GR', 'EL094259216'],
    ['US', '12-3456789'],
  ])('accepts in %s %s', (country, id) => expect(isTaxIdOf(country, id)).toBe(true))
  it.each([
    ['FR', 'FR40303265046'],
    ['DE', 'DE136695977'],
    ['IT', 'IT00743110158'],
    ['PT', 'PT501964842'],
    ['NL', 'NL123456789B90'],
    ['BE', 'BE1009030045'],
    ['AT', 'ATU13585628'],
    ['PL', 'PL8567346216'],
    ['LU', 'LU15027443'],
    ['SE', 'SE556188840301'],
    ['DK', 'DK13585629'],
    ['GR', 'EL094259217'],
    ['IE', 'IE6433435G'],
    ['IE', 'IE6433435PA'],
    ['IE', '8D79739J'],
    ['FR', '12345678Z'],
  ])('refuses in %s %s', (country, id) => expect(isTaxIdOf(country, id)).toBe(false))
  it('is stored with its prefix, typed or not', () => {
    expect(storedTaxId('FR', '40 303 265 045')).toBe('FR40303265045')
    expect(storedTaxId('GR', 'el094259216')).toBe('EL094259216')
    expect(storedTaxId('US', '12-3456789')).toBe('123456789')
  })
})

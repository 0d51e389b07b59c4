import { describe, expect, it } from 'vitest'
import { formatCodes, formatLabel, formOfOnix } from './formats.ts'
import { languageCodes, languageLabel, languageOfIso, languageOfIsos } from './languages.ts'

describe('the language dictionary', () => {
  it('has 110 entries between I01 and I131, with gaps', () => {
    expect(languageCodes).toHaveLength(110)
    expect(languageCodes[0]).toBe('I01')
    expect(languageCodes.at(-1)).toBe('I131')
  })
  it('names the four codes the specification gives', () =>
    expect(['I01', 'I02', 'I06', 'I08'].map((code) => languageLabel(code, 'es'))).toEqual([
      'Inglés',
      'Francés',
      'Catalán',
      'Castellano',
    ]))
  it('shows nothing for the two empty labels and for unknown codes', () =>
    expect(['I41', 'I101', 'I57', 'I999', '', null].map((code) => languageLabel(code, 'en'))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]))
  it('writes combinations as each language does', () => {
    expect(languageLabel('I91', 'es')).toBe('Catalán y castellano')
    expect(languageLabel('I92', 'es')).toBe('Castellano e inglés')
    expect(languageLabel('I91', 'ca')).toBe('Català i castellà')
    expect(languageLabel('I95', 'en')).toBe('Catalan, Spanish and English')
  })
  it('gives every other code a label in the three languages, each label once', () => {
    for (const language of ['es', 'ca', 'en'] as const) {
      const shown = languageCodes.map((code) => languageLabel(code, language)).filter(Boolean)
      expect(new Set(shown).size).toBe(108)
    }
  })
  it('reads ISO codes in both forms and joins them into combinations', () => {
    expect([languageOfIso('spa'), languageOfIso('fra'), languageOfIso('fre'), languageOfIso('xxx')]).toEqual([
      'I08',
      'I02',
      'I02',
      null,
    ])
    expect(languageOfIsos(['spa', 'cat'])).toBe('I91')
    expect(languageOfIsos(['swe', 'eng'])).toBe('I131')
    expect(languageOfIsos(['spa', 'spa'])).toBe('I08')
  })
})

describe('the format dictionary', () => {
  it('has the twelve formats of C-11', () => {
    expect(formatCodes.toSorted()).toEqual(['0T', 'AN', 'B', 'C', 'E00', 'E01', 'ES', 'FA', 'GR', 'R', 'T', 'TR'])
    expect(formatLabel('C', 'en')).toBe('Hardback')
    expect(formatLabel('ZZ', 'en')).toBeNull()
  })
  it.each([
    ['BB', [], 'C'],
    ['BB', ['B401'], 'T'],
    ['BC', [], 'R'],
    ['BC', ['B132'], 'B'],
    ['BC', ['B310'], 'GR'],
    ['BE', [], 'ES'],
    ['BD', [], 'AN'],
    ['BF', [], 'GR'],
    ['BK', ['B212'], 'TR'],
    ['EA', ['E107'], 'E01'],
    ['ED', ['E101'], 'E00'],
    ['BZ', [], '0T'],
    ['PC', [], null],
  ])('reads ONIX %s %j as %s', (form, details, format) => expect(formOfOnix(form, details)?.format).toBe(format))
  it('taxes printed books, ebooks and merchandise each by its class, and does not guess an unknown form', () => {
    expect(formOfOnix('BC')?.vatClass).toBe('book')
    expect(formOfOnix('EA')?.vatClass).toBe('ebook')
    expect(formOfOnix('ZE')).toMatchObject({ kind: 'object', vatClass: 'general' })
    expect(formOfOnix('QQ')).toBeNull()
  })
})

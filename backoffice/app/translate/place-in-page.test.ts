import { describe, expect, it } from 'vitest'
import { lineOf, wordsToFind } from './place-in-page.ts'

const first = (text: string, line: number) => wordsToFind(text, line)[0]?.words

describe('the words by which a text is found in its page', () => {
  it('are those of the line that is written in, without what Markdown sets around them', () => {
    const text = '## Visitas\n\n- Abierto **de noche hasta las once** en [verano](/es/verano)'
    expect(first(text, 0)).toBe('Visitas')
    expect(first(text, 2)).toBe('de noche hasta las once')
  })

  it('are those of the nearest line where its own has none, and none where nothing is written', () => {
    expect(first('Visitas\n\nDe noche\n', 3)).toBe('De noche')
    expect(first('\nVisitas', 0)).toBe('Visitas')
    expect(wordsToFind(' \n', 0)).toEqual([])
  })

  it('are pieces of the line too, for what was written in it since is in no page yet', () => {
    const words = wordsToFind('El patio abre siempre de noche en verano', 0).map((one) => one.words)
    expect(words[0]).toBe('El patio abre siempre de noche en verano')
    expect(words).toContain('de noche en verano')
  })

  it('say how often they stand before, so that the line itself is found and not one like it', () => {
    expect(wordsToFind('Cerrado\nLunes\nCerrado', 2)[0]).toEqual({ words: 'Cerrado', before: 1 })
  })
})

describe('the line of a text in which words of its page stand', () => {
  const text = 'Visitas\n\nDe **noche** en verano\n- Los lunes, cerrado'

  it('is found by what is pressed in the page', () => {
    expect(lineOf(text, ' Los lunes,\n cerrado ')).toBe(text.indexOf('- Los'))
    expect(lineOf(text, 'De noche en verano')).toBe(text.indexOf('De **'))
    expect(lineOf(text, 'lunes')).toBe(text.indexOf('- Los'))
  })

  it('is none for words that the text does not have', () => {
    expect(lineOf(text, 'Otra cosa')).toBeNull()
    expect(lineOf(text, ' ')).toBeNull()
  })
})

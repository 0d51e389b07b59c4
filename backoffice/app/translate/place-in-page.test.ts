import { describe, expect, it } from 'vitest'
import { wordsToFind } from './place-in-page.ts'

describe('the words by which a text is found in its page', () => {
  it('are those of the line that is written in, without what Markdown sets around them', () => {
    const text = '## Visitas\n\n- Abierto **de noche hasta las once** en [verano](/es/verano)'
    expect(wordsToFind(text, 0)).toBe('Visitas')
    expect(wordsToFind(text, 2)).toBe('de noche hasta las once')
  })
  it('are those of the line before where its own has none, and none where nothing is written', () => {
    expect(wordsToFind('Visitas\n\nDe noche\n', 3)).toBe('De noche')
    expect(wordsToFind('\nVisitas', 0)).toBe('Visitas')
    expect(wordsToFind(' \n', 0)).toBeNull()
  })
})

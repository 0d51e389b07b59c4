import { describe, expect, it } from 'vitest'
import { type Edit, edited, type Held, headed, linked, listed, marked, placeIn, setIn } from './markdown-edit.ts'

/** A text in which ⟦ and ⟧ stand around what is selected. */
const held = (written: string): Held => ({
  text: written.replace(/[⟦⟧]/g, ''),
  start: written.indexOf('⟦'),
  end: written.indexOf('⟧') - 1,
})
const left = (written: string, edit: (from: Held) => Edit): string => {
  const from = held(written)
  const done = edit(from)
  const text = edited(from.text, done)
  return `${text.slice(0, done.start)}⟦${text.slice(done.start, done.end)}⟧${text.slice(done.end)}`
}
const bold = (from: Held) => marked(from, '**')
const italic = (from: Held) => marked(from, '*')

describe('the toolbar of a text', () => {
  it('puts marks around words and takes them away again, leaving spaces outside', () => {
    expect(left('un ⟦libro ⟧nuevo', bold)).toBe('un **⟦libro⟧** nuevo')
    expect(left('un **⟦libro⟧** nuevo', bold)).toBe('un ⟦libro⟧ nuevo')
    expect(left('un ⟦⟧', italic)).toBe('un *⟦⟧*')
    expect(left('un **⟦libro⟧**', italic)).toBe('un ***⟦libro⟧***')
    expect(left('un *⟦libro⟧*', italic)).toBe('un ⟦libro⟧')
  })

  it('goes from a line to a heading, a smaller one, and back', () => {
    expect(left('a\nho⟦⟧y\nb', headed)).toBe('a\n## hoy⟦⟧\nb')
    expect(left('## ho⟦⟧y', headed)).toBe('### hoy⟦⟧')
    expect(left('### ho⟦⟧y', headed)).toBe('hoy⟦⟧')
  })

  it('makes a list that stands by itself, so that the shop shows it as one', () => {
    expect(left('Hay:\n⟦uno\ndos⟧\nfin', listed)).toBe('Hay:\n\n- uno\n- dos⟦⟧\n\nfin')
    expect(left('⟦- uno\n- dos⟧', listed)).toBe('uno\ndos⟦⟧')
    expect(left('⟦⟧', listed)).toBe('- ⟦⟧')
  })

  it('selects what a link still lacks', () => {
    expect(left('ver ⟦el plano⟧', linked)).toBe('ver [el plano](⟦https://⟧)')
    expect(left('ver ⟦/es/visitas⟧', linked)).toBe('ver [⟦⟧](/es/visitas)')
    expect(left('ver ⟦⟧', linked)).toBe('ver [⟦⟧](https://)')
  })

  it('sets a picture in behind the paragraph in hand, and at the same place of another text', () => {
    const text = 'Uno\nmás uno\n\nDos\n\nTres'
    expect(placeIn(text, 2)).toBe(1)
    expect(placeIn(text, text.indexOf('Dos') + 3)).toBe(2)
    expect(edited(text, setIn(text, 1, '!'))).toBe('Uno\nmás uno\n\n!\n\nDos\n\nTres')
    expect(edited('U\n\nD', setIn('U\n\nD', 2, '!'))).toBe('U\n\nD\n\n!')
    expect(edited('U', setIn('U', 3, '!'))).toBe('U\n\n!')
    expect(edited('', setIn('', 0, '!'))).toBe('!')
    expect(edited('U', setIn('U', 0, '!'))).toBe('!\n\nU')
  })
})

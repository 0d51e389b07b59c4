import { describe, expect, it } from 'vitest'
import { type Titled, workKeyOf } from './work-key.ts'

const by =
  (author: string) =>
  (title: string, more: Partial<Titled> = {}) =>
    workKeyOf({ title, author, ...more })

describe('editions of one work', () => {
  it('share a key whatever their article, house, edition and describing subtitle', () => {
    const key = by('Virginia Woolf')
    for (const title of [
      'Waves',
      'The Waves: a novel',
      'The Waves (Penguin Classics)',
      'The Waves - Anniversary Edition',
      'WAVES',
    ])
      expect(key(title), title).toBe(key('The Waves'))
    expect(workKeyOf({ title: 'The Waves', author: 'V. Woolf' })).toBe(key('The Waves'))
    expect(workKeyOf({ title: 'The Waves', subtitle: 'A Novel', author: 'Virginia Woolf' })).toBe(key('The Waves'))
    expect(by('Jared Diamond')('Collapse: How Societies Choose to Fail or Succeed')).toBe(by('Jared Diamond')('Collapse'))
  })
  it('share it whether or not the title tells the series', () => {
    const key = by('Brian Jacques')
    expect(key('Outcast of Redwall (Redwall, Book 8)')).toBe(key('Outcast of Redwall'))
    expect(key('Outcast of Redwall', { series: { name: 'Redwall', number: '8' } })).toBe(key('Outcast of Redwall'))
  })
  it('are not joined across writers', () => {
    expect(by('Virginia Woolf')('The Waves')).not.toBe(by('Leonard Wolff')('The Waves'))
  })
})

describe('what is another entry', () => {
  it('are the parts of a series', () => {
    const key = by('Sui Ishida')
    expect(key('Tokyo Ghoul, Vol. 3')).not.toBe(key('Tokyo Ghoul, Vol. 4'))
    expect(key('Amulet', { series: { name: 'Amulet', number: '3' } })).not.toBe(key('Amulet'))
    expect(by('Jason Hazeley')('How It Works: The Husband')).not.toBe(by('Jason Hazeley')('How It Works: The Wife'))
  })
  it('are sets, guides and what was made from a work', () => {
    const key = by('William Golding')
    const plain = key('Lord of the Flies')
    for (const title of ['Lord of the Flies: York Notes', 'Lord of the Flies (Graphic Novel)', 'Lord of the Flies: The Play'])
      expect(key(title), title).not.toBe(plain)
  })
  it('is whatever says too little: no author, nobody in particular, a title that many books bear, a comic without its number', () => {
    expect(workKeyOf({ title: 'The Waves' })).toBeUndefined()
    expect(by('Various Authors')('The Waves')).toBeUndefined()
    expect(by('Pablo Neruda')('Selected Poems')).toBeUndefined()
    expect(by('Sui Ishida')('Tokyo Ghoul', { inParts: true })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { shortTitle } from './featured-pictures.ts'

describe('the title under a menu picture', () => {
  it('stays whole up to twenty-two characters', () => {
    expect(shortTitle('Azulejo de la cruz ver')).toBe('Azulejo de la cruz ver')
  })
  it('is cut at twenty-two and ends with an ellipsis', () => {
    expect(shortTitle('Azulejo de la cruz verde')).toBe('Azulejo de la cruz ver…')
  })
})

import { expect, it } from 'vitest'
import { ofName } from './catalan-names.ts'

it('cuts the preposition short before a name that begins with a vowel, whatever its accent', () => {
  expect(['Andrés', 'Àngel', 'Helena', 'octubre', 'Núria', 'maig', 'Hrabal'].map(ofName)).toEqual([
    'd’Andrés',
    'd’Àngel',
    'd’Helena',
    'd’octubre',
    'de Núria',
    'de maig',
    'de Hrabal',
  ])
})

import { expect, it } from 'vitest'
import { inPlace, ofPlace } from './place-names.ts'

it('says in and of a place with the article it takes, and before a vowel cut short', () => {
  expect(['Girona', 'La Corunya', 'Illes Balears', 'Comunitat Valenciana i Balears', 'Las Palmas'].map(inPlace)).toEqual([
    'a Girona',
    'a la Corunya',
    'a les Illes Balears',
    'a la Comunitat Valenciana i Balears',
    'a Las Palmas',
  ])
  expect(['Girona', 'Alacant', 'Àvila', 'La Rioja', 'Illes Balears'].map(ofPlace)).toEqual([
    'de Girona',
    'd’Alacant',
    'd’Àvila',
    'de la Rioja',
    'de les Illes Balears',
  ])
})

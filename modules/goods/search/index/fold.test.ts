import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'

const database = withDatabase()

const real = [
  'Cien años de soledad',
  'L’art de la col·lecció: el·lipsi i paral·lel',
  'Gal.la i el·la',
  'El Ingenioso Hidalgo Don Quijote de la Mancha (2.ª edición)',
  'Œuvres complètes — Ærø, Łódź, Straße, Þórr, Đorđe, İstanbul, ĳsvogel',
  '¿Qué es esto? ¡Nada!  100 % «seguro»',
  'Ñandú, pingüino y çedilla: Façana',
  "D'Annunzio & Co. / vol. 1-2",
  'Ελλάδα, Россия, العربية, 中文',
  '  tab\tand\u00a0hard space  ',
  'ISBN 978-84-376-0494-7',
  'n.º 5, 1.er tomo, ½, №7, €',
  'Andrić, Čapek, Dvořák, Škvorecký, Žižek, Ő, ű, ș, ț',
  'ﬁn de ﬂor',
  'e\u0301te\u0301 (decomposed)',
]

it('folds text exactly as the database does, on titles as they are written', async () => {
  const rows = await database.sql<{ text: string; folded: string }[]>`
    select text, search_fold(text) as folded from unnest(${real}::text[]) with ordinality as t (text, place) order by place`
  expect(rows.map(({ text }) => [text, fold(text)])).toEqual(rows.map(({ text, folded }) => [text, folded]))
})

/** Letters of no language of this catalogue, which unaccent leaves whole. */
const leftWhole = 'ǢǣǮǯǼǽǾǿ'

it('folds every letter of the Latin and Cyrillic alphabets as the database does', async () => {
  const rows = await database.sql<{ letter: string; folded: string }[]>`
    select chr(n) as letter, search_fold('a' || chr(n) || 'b') as folded from generate_series(32, 1279) n where n not between 127 and 160 and n not between 688 and 1023`
  const differing = rows.filter(({ letter, folded }) => !leftWhole.includes(letter) && fold(`a${letter}b`) !== folded)
  expect(differing.map(({ letter, folded }) => [letter, folded, fold(`a${letter}b`)])).toEqual([])
})

it.each([
  ['jardin', 'jardines', 'jardi', 'jardins'],
  ['luz', 'luces'],
  ['ciudad', 'ciudades'],
  ['casa', 'casas', 'cases'],
  ['libro', 'libros'],
  ['llibre', 'llibres'],
  ['torre', 'torres'],
  ['arte', 'artes'],
  ['castle', 'castles'],
  ['city', 'cities'],
  ['cancion', 'canciones'],
  ['flor', 'flores', 'flors'],
])('reads %s and its other forms as one word', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it('keeps short words, numbers and unlike words apart', () => {
  expect([stem('mes'), stem('1984s')]).toEqual(['mes', '1984s'])
  expect(stem('luna')).not.toBe(stem('lunes'))
})

import { expect, it } from 'vitest'
import { openingIn } from './opening-words.ts'

it.each([
  [
    'L-V 9:30–14:00 y 17:00–20:30 · S 10:00–14:00',
    'dl.-dv. 9:30–14:00 i 17:00–20:30 · ds. 10:00–14:00',
    'Mon-Fri 9:30–14:00 and 17:00–20:30 · Sat 10:00–14:00',
  ],
  ['Todos los días, 24 horas', 'Cada dia, 24 hores', 'Every day, 24 hours'],
  ['L-S 9:00–21:00, D cerrado', 'dl.-ds. 9:00–21:00, dg. tancat', 'Mon-Sat 9:00–21:00, Sun closed'],
  ['Según la Seu', 'Según la Seu', 'Según la Seu'],
])('says the hours of a counter in each language: %s', (es, ca, en) => {
  expect([openingIn(es, 'es'), openingIn(es, 'ca'), openingIn(es, 'en')]).toEqual([es, ca, en])
})

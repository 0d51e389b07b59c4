import { expect, it } from 'vitest'
import { houseLetters } from '#api/letters.ts'
import { languages } from '#kernel/language.ts'
import { words as ca } from './words/ca.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

const words = { es, ca, en }

it.each(languages)('what letters may name has a name in %s for whoever writes for them', (language) => {
  const { house } = words[language]
  expect(houseLetters.flatMap(({ marks }) => marks).filter((mark) => !house.names[mark])).toEqual([])
})

import { NavLink } from 'react-router'
import type { NameKind } from '#modules/goods/names/staff-contract.ts'
import { useWords } from '../words/dictionary.ts'
import { nameWords } from './words.ts'

const kinds = ['author', 'publisher', 'series', 'category', 'tag', 'attribute'] as const satisfies readonly NameKind[]

export const isKind = (text: string | undefined): text is NameKind => kinds.some((kind) => kind === text)

/** From one kind of names to another. */
export function Kinds() {
  const words = useWords(nameWords)
  return (
    <nav aria-label={words.title} className="views">
      {kinds.map((kind) => (
        <NavLink key={kind} to={`/names/${kind}`}>
          {words.kinds[kind]}
        </NavLink>
      ))}
    </nav>
  )
}

import { Link, useNavigate } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { KeyName } from '../kit/key-name.tsx'
import { useKeys } from '../kit/keys.ts'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** Other editions of a work; a key goes from one to the next, and so through all of them. */
export function TitleEditions({
  title,
  stock,
}: {
  title: Answer<'GET /titles/:title/'>
  stock: Answer<'GET /stock/'> | undefined
}) {
  const { book: words } = useWords(counterWords)
  const navigate = useNavigate()
  const { data: known } = useCall('GET /titles/words/', undefined, { staleTime: 3_600_000 })
  const formatName = (of: string | null) => known?.formats.find(({ code }) => code === of)?.name
  const editions = title.editions.toSorted((a, b) => a.id - b.id)
  const next = editions.find(({ id, ean }) => id > title.id && ean !== '') ?? editions.find(({ ean }) => ean !== '')
  useKeys(next ? [{ keys: ['e'], does: words.nextEdition, act: () => void navigate(`?code=${next.ean}`) }] : [])
  if (editions.length === 0) return null
  return (
    <div className="counter-stores">
      <h3>{words.editions}</h3>
      <ul className="counter-rows">
        {editions.map((edition) => (
          <li key={edition.id}>
            <Link to={`?code=${edition.ean}`} aria-keyshortcuts={edition === next ? 'e' : undefined}>
              {edition.title}
            </Link>{' '}
            <span className="quiet">{[formatName(edition.format_code), edition.ean].filter(Boolean).join(' · ')}</span>{' '}
            <InStock of={stock?.editions.find(({ product }) => product === edition.id)} />{' '}
            {edition === next && <KeyName of="E" />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function InStock({ of }: { of: Answer<'GET /stock/'>['editions'][number] | undefined }) {
  const { book: words } = useWords(counterWords)
  if (of === undefined) return null
  return <Mark tone={of.total > 0 ? 'good' : 'wait'}>{of.total > 0 ? words.inStock(of.here, of.total) : words.noCopies}</Mark>
}

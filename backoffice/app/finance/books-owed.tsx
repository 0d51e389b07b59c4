import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { booksWords } from './books-words.ts'

type Owing = Answer<'GET /books/owed/'>
const ages = ['to_90', 'to_180', 'to_365', 'older', 'all'] as const

/** What the house owes on gift cards and in points, by age, with the movement of a month. */
export function Owed({ month }: { month: string }) {
  const words = useWords(booksWords)
  const { data } = useCall('GET /books/owed/', { query: { month } })
  if (!data) return null
  return (
    <div className="finance-pair">
      <OneOwed title={words.giftCards} of={data.gift_cards} kinds={words.cardKinds} lapsed={data.gift_cards.lapsed} />
      <OneOwed title={words.points} of={data.points} kinds={words.pointKinds} />
    </div>
  )
}

interface Props {
  title: string
  of: Owing['points']
  kinds: Record<string, string>
  lapsed?: number
}

function OneOwed({ title, of, kinds, lapsed = 0 }: Props) {
  const words = useWords(booksWords)
  return (
    <Section title={`${title} · ${words.owed}`}>
      <table className="lines">
        <tbody>
          {ages.map((age) => (
            <tr key={age} className={age === 'all' ? 'finance-total' : undefined}>
              <th scope="row">
                {words.ages[age]} {age === 'all' && <span className="quiet">{words.cards(of.holders)}</span>}
              </th>
              <td data-figure>
                <Money euros={of[age]} />
              </td>
            </tr>
          ))}
          {lapsed > 0 && (
            <tr>
              <th scope="row">{words.lapsed}</th>
              <td data-figure>
                <Money euros={lapsed} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <table className="lines">
        <caption>{words.movements}</caption>
        <tbody>
          {of.movements.map(({ kind, amount }) => (
            <tr key={kind} className={kind === 'after' ? 'finance-total' : undefined}>
              <th scope="row">{kinds[kind] ?? kind}</th>
              <td data-figure>
                <Money euros={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

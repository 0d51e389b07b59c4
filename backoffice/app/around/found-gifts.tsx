import type { Answer } from '../api/calls.ts'
import { Count, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { aroundWords } from './words.ts'

type Tried = Answer<'POST /gifts/campaigns/:key/trial/'>

/** Categories as a visitor meets them: how many gifts each has, and the first of them. */
export function FoundGifts({ of }: { of: Tried['categories'] }) {
  const { campaigns: words, giftCategories } = useWords(aroundWords)
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">{giftCategories.columns.title}</th>
          <th scope="col">{words.firstGifts}</th>
          <th scope="col" data-figure>
            {words.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ key, title, count, gifts }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{count === 0 ? <Mark tone="bad">{words.none}</Mark> : gifts.map((gift) => gift.title).join(' · ')}</td>
            <td data-figure>
              <Count of={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many gifts stay below each price that visitors choose by. */
export function Ranges({ of }: { of: Tried['ranges'] }) {
  const { campaigns: words } = useWords(aroundWords)
  return (
    <ul>
      {of.map(({ under, count }) => (
        <li key={under}>
          {words.under} <Money euros={under} />: <Count of={count} />
        </li>
      ))}
    </ul>
  )
}

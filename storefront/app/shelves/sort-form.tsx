import { Form, useSearchParams, useSubmit } from 'react-router'
import type { Sort } from '#modules/goods/search/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { isChanged, useEarly } from '../ui/early.ts'
import { boundedSearch } from './list-query.ts'

/** How the list is ordered: changes at once, or with its button before scripts. */
export function SortForm({ sorts, sort }: { sorts: Sort[]; sort: Sort }) {
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const submit = useSubmit()
  const form = useEarly<HTMLFormElement>((element) => {
    if (isChanged(element)) submit(element, { preventScrollReset: true, replace: true })
  })
  // What the server read of the address, in its order: hidden fields that differ would cost the page its server rendering.
  const kept = [...boundedSearch(parameters)]
    .filter(([name]) => name !== 'sort' && name !== 'page')
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return (
    <Form
      ref={form}
      className="sort"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">{search.sort}</label>
      <select key={sort} className="select" id="sort" name="sort" aria-label={search.sort} autoComplete="off" defaultValue={sort}>
        {(sorts.includes(sort) ? sorts : [sort, ...sorts]).map((value) => (
          <option key={value} value={value}>
            {search.sorts[value]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet button-small">
          {search.apply}
        </button>
      </noscript>
    </Form>
  )
}

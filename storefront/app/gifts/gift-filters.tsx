import { Form, Link, useLocation } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ErrorSummary, Field } from '../ui/form.tsx'
import { DestinationFields } from './destination.tsx'
import type { Gifts } from './gift-list.tsx'
import { giftWords } from './gift-words.ts'

/** Person, price and day as links and one plain form: they work without scripts, and each counts with the others chosen (M-22). */
export function GiftFilters({ gifts: asked }: { gifts: Gifts }) {
  const language = useLanguage()
  const gifts = giftWords[useLanguage()]
  const { pathname, search } = useLocation()
  const { categories, ranges, under, arrives_by, postcode, pickup_store, stores, onSearch, outcome } = asked
  const when = Object.entries({ arrives_by, postcode, pickup_store })
  /** The address with the category and price given, the day and the place kept, on its first page. */
  const address = (category: { id: number; slug: string } | null, price: number | null, kept = when) => {
    const query = new URLSearchParams()
    if (onSearch && category) query.set('category', String(category.id))
    if (price) query.set('under', String(price))
    for (const [name, value] of kept) if (value) query.set(name, value)
    const path = category && !onSearch ? pathTo('giftbetter-list', language, category) : pathTo('giftbetter-search', language)
    return query.size > 0 ? `${path}?${query}` : path
  }
  const chosen = categories.find((category) => category.selected) ?? null
  const kept = new URLSearchParams(search)
  const pill = (key: string | number, to: string, current: boolean, text: string, count?: number) => (
    <li key={key}>
      <Link className="pill" to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
        {text} {count !== undefined && <span className="pill-count">{shownNumber(count, language)}</span>}
      </Link>
    </li>
  )
  return (
    <div className="gift-filters">
      <nav className="gift-filter" aria-labelledby="gift-for">
        <h2 id="gift-for">{gifts.categories}</h2>
        <ul className="gift-pills">
          {pill('any', address(null, under), chosen === null, gifts.everyone)}
          {categories.map((category) =>
            pill(category.id, address(category, under), category.selected, category.title, category.count),
          )}
        </ul>
      </nav>
      <nav className="gift-filter" aria-labelledby="gift-price">
        <h2 id="gift-price">{gifts.ranges}</h2>
        <ul className="gift-pills">
          {pill('any', address(chosen, null), under === null, gifts.anyPrice)}
          {ranges.map((range) =>
            pill(range.under, address(chosen, range.under), range.selected, gifts.under({ euros: range.under }), range.count),
          )}
        </ul>
      </nav>
      <Form
        method="get"
        action={pathname}
        className="gift-day"
        preventScrollReset
        key={`${arrives_by}${postcode}${pickup_store}`}
      >
        <ErrorSummary outcome={outcome} />
        {['category', 'under'].map((name) => {
          const value = kept.get(name)
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null
        })}
        <Field name="arrives_by" type="date" label={gifts.byDay} outcome={outcome} defaultValue={arrives_by ?? undefined} />
        <DestinationFields
          postcode={postcode}
          pickup_store={pickup_store}
          stores={stores}
          hint="gift-when-hint"
          outcome={outcome}
        />
        <button type="submit" className="button button-quiet">
          {gifts.inTime}
        </button>
        <p className="field-hint" id="gift-when-hint">
          {gifts.whenHint}{' '}
          {when.some(([, value]) => value) && (
            <Link to={address(chosen, under, [])} preventScrollReset>
              {gifts.clear}
            </Link>
          )}
        </p>
      </Form>
    </div>
  )
}

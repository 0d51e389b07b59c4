import { Form, useSearchParams } from 'react-router'
import { keepPlace, usePlace } from '../visit/place.ts'
import { boundedSearch, placeForms } from './list-query.ts'
import type { ShownArrivals } from './shown-arrivals.ts'

/** Narrows a list to what is at a postcode, or in the visitor's own store, by a day: a form, with a script or without. */
export function ArrivesFilter({ arrivals }: { arrivals: ShownArrivals }) {
  const [parameters] = useSearchParams()
  const place = usePlace()
  const { title, labels, postcode, by, days, note, chip } = arrivals
  const kept = [...boundedSearch(parameters)]
    .filter(([name]) => name !== 'page' && !(name in placeForms) && !name.startsWith('facet_'))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return (
    <details className="filter" open={chip !== null}>
      <summary>{title}</summary>
      <Form
        className="filter-arrives"
        preventScrollReset
        onSubmit={(event) => {
          const typed = String(new FormData(event.currentTarget).get('postcode') ?? '')
          if (placeForms.postcode.test(typed)) keepPlace({ postcode: typed })
        }}
      >
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <label className="field">
          <span>{labels.postcode}</span>
          <input
            key={postcode || place?.postcode}
            className="input"
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}"
            title="18009"
            maxLength={5}
            defaultValue={postcode || place?.postcode || ''}
          />
        </label>
        <label className="field">
          <span>{labels.by}</span>
          <input key={by} className="input" type="date" name="arrives_by" min={days[0]} max={days[1]} defaultValue={by} />
        </label>
        <button type="submit" className="button button-quiet button-small">
          {labels.show}
        </button>
        {place?.store && (
          <>
            <button type="submit" name="pickup" value={place.store} className="button button-quiet button-small">
              {labels.myStore}
            </button>
            <button type="submit" name="in_store" value={place.store} className="button button-quiet button-small">
              {labels.inStore}
            </button>
          </>
        )}
      </Form>
      {note && <p className="quiet filter-note">{note}</p>}
    </details>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ProductsAnswer } from '#modules/goods/search/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { queryOf } from '../shelves/list-query.ts'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { advancedForms } from './advanced-fields.ts'

const fieldNames = (kind: 'book' | 'object') => [
  ...advancedForms[kind].fields.map((field) => field.name),
  ...advancedForms[kind].choices,
]

/** Shows the form of a kind; a form sent with at least one field leads to the results (S-14, S-16). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams } = url
  const kind = searchParams.get('products_type') === 'object' ? ('object' as const) : ('book' as const)
  const sent = searchParams.has('sent')
  const filled = fieldNames(kind).filter((name) => searchParams.get(name)?.trim())
  if (sent && filled.length > 0) {
    const query = new URLSearchParams({ type: kind })
    for (const name of filled) query.set(name, searchParams.get(name) ?? '')
    if (Object.keys(queryOf(query)).length > 1) throw redirect(`${pathTo('search', api.language)}?${query}`)
  }
  const { facets } = await api.get(ProductsAnswer, '/products/', { type: kind, limit: 1 })
  return { kind, missing: sent, facets: facets.filter(({ facet }) => advancedForms[kind].choices.includes(facet)) }
}

export default function AdvancedSearch() {
  const { kind, missing, facets } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { search, shell } = useMessages()
  const [empty, setEmpty] = useState(false)
  const alert = useRef<HTMLParagraphElement>(null)
  const here = pathTo('advanced-search', language)
  const check = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const filled = fieldNames(kind).some((name) => String(form.get(name) ?? '').trim())
    setEmpty(!filled)
    if (filled) return
    event.preventDefault()
    requestAnimationFrame(() => alert.current?.focus())
  }
  return (
    <div className="page list">
      <Title text={search.advancedTitle} />
      <Description text={search.startHelp} />
      <Breadcrumbs crumbs={[{ name: search.title, to: pathTo('search', language) }, { name: search.advancedTitle }]} />
      <header className="list-head">
        <h1>{search.advancedTitle}</h1>
      </header>
      <div className="search-form">
        <nav className="tabs" aria-label={search.advancedTitle}>
          {(['book', 'object'] as const).map((value) => (
            <Link key={value} to={`${here}?products_type=${value}`} aria-current={value === kind ? 'page' : undefined}>
              {value === 'book' ? search.advancedBooks : search.advancedObjects}
            </Link>
          ))}
        </nav>
        <Form key={kind} className="form advanced-form" action={here} onSubmit={check} noValidate>
          <input type="hidden" name="products_type" value={kind} />
          <input type="hidden" name="sent" value="1" />
          {(missing || empty) && (
            <p className="message message-error" role="alert" tabIndex={-1} ref={alert}>
              {search.fillOne}
            </p>
          )}
          <div className="form-columns">
            {advancedForms[kind].fields.map(({ name, label, holds }) => (
              <div key={name} className="field">
                <label htmlFor={`advanced-${name}`}>{search.fields[label]}</label>
                <input
                  id={`advanced-${name}`}
                  name={name}
                  maxLength={holds === 'text' ? 200 : 7}
                  inputMode={holds === 'text' ? undefined : 'decimal'}
                  placeholder={holds === 'year' ? search.yearHint : undefined}
                  autoComplete="off"
                />
              </div>
            ))}
            {facets.map(({ facet, values }) => (
              <div key={facet} className="field">
                <label htmlFor={`advanced-${facet}`}>{search.facets[facet]}</label>
                <select id={`advanced-${facet}`} name={facet} className="select" defaultValue="">
                  <option value="">{search.any}</option>
                  {values.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </div>
            ))}
          </div>
          <div className="form-actions">
            <button type="submit" className="button">
              {shell.search}
            </button>
            <Link className="more-link" to={pathTo('search', language)}>
              {shell.simpleSearch}
            </Link>
          </div>
        </Form>
      </div>
    </div>
  )
}

import { useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { useMe } from '../../api/session.tsx'
import { Failed } from '../../kit/list-screen.tsx'
import { type Began, beganFrom, beganFromQuote, nothingYet } from './began.ts'
import { QuoteForm } from './quote-form.tsx'

/** A quote that is written: from nothing, from another one, from a request or a basket; or a draft that is changed. */
export function Screen() {
  const [search] = useSearchParams()
  const { store_code } = useMe()
  const change = search.get('change')
  const [quote, request, cart_of] = [search.get('quote'), search.get('request'), search.get('cart_of')]
  const from = quote ?? request ?? cart_of
  const draft = useCall('GET /quotes/:quote/', { params: { quote: change ?? '' } }, { enabled: change !== null, staleTime: 0 })
  const asked = {
    ...(quote && { quote }),
    ...(request && { request, all_open: search.get('all_open') ?? 'false' }),
    ...(cart_of && { cart_of }),
  }
  const begun = useCall('GET /quotes/beginning/', { query: asked }, { enabled: change === null && from !== null })
  const { error, refetch } = change === null ? begun : draft
  if (error) return <Failed error={error} again={() => void refetch()} />
  let began: Began | null = from === null && change === null ? nothingYet(store_code) : null
  if (change !== null && draft.data) began = beganFromQuote(draft.data)
  if (change === null && begun.data) began = beganFrom(begun.data, store_code)
  if (!began) return null
  return (
    <QuoteForm
      key={`${change ?? ''} ${from ?? ''}`}
      began={began}
      customer={search.get('customer')}
      product={search.get('product')}
    />
  )
}

import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { OwnList } from '#modules/buying/wish-lists/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { browserApi } from '../api/client.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { keepListKey, listKey } from './list-key.ts'
import { wishWords } from './wish-button-words.ts'

/** Adds to the browser's list, or begins one where there is none or the kept one has ended. */
async function wishFor(product: number): Promise<OwnList | Failure | undefined> {
  const kept = listKey()
  const ask = (path: string, body: object) => browserApi.sendFully<OwnList>('POST', path, body).catch(() => undefined)
  const added = kept ? await ask('/wish-lists/own/add/', { key: kept, product }) : null
  if (added && !(isFailure(added) && added.code === 'wish_list.over')) return added
  return added === undefined ? undefined : ask('/wish-lists/', { products: [product] })
}

/** Puts a product on a list of wishes that needs no account; it says where the list is. */
export function WishButton({ product }: { product: number }) {
  const language = useLanguage()
  const words = wishWords[language]
  // Empty while it is asked: another press would begin another list.
  const [said, setSaid] = useState<{ key?: string; failed?: string }>()
  const asking = said && !said.key && !said.failed
  async function press() {
    if (asking) return
    setSaid({})
    const answer = await wishFor(product)
    if (!answer || isFailure(answer)) return setSaid({ failed: answer?.detail ?? words.failed })
    keepListKey(answer.key)
    setSaid({ key: answer.key })
  }
  return (
    <>
      <button type="button" className="heart heart-worded js-only" aria-busy={asking} onClick={press}>
        <ListPlus aria-hidden size={20} strokeWidth={1.5} />
        {words.add}
      </button>
      <p role="status" className="label-small">
        {said?.key && (
          <>
            {words.added} <Link to={pathTo('wish-list-own', language, { key: said.key })}>{words.see}</Link>
          </>
        )}
        {said?.failed}
      </p>
    </>
  )
}

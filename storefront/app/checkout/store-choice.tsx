import type { StorePromise } from '#modules/buying/cart/contract.ts'
import type { StoreView } from '#modules/goods/stores/contract.ts'
import { isToday, spokenDay } from '../cart/promise.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import type { FormOutcome } from '../ui/form.tsx'
import { Choice, Choices } from './choice.tsx'

interface Props {
  stores: readonly StoreView[]
  /** From when each store could hand this cart over; null: not known. */
  promises: readonly StorePromise[] | null
  chosen: string | null
  outcome: FormOutcome | undefined
}

/** The stores that hand over, those that are ready first at the top, each with its day (P-09). */
export function StoreChoice({ stores, promises, chosen, outcome }: Props) {
  const { ordering } = usePrivateMessages()
  const language = useLanguage()
  const promiseOf = (code: string) => promises?.find((promise) => promise.store_code === code)
  const when = (code: string): string => {
    if (!promises) return ''
    const promise = promiseOf(code)
    if (!promise) return ordering.storeNotNow
    if (promise.promised_on === null) return ordering.noDay
    if (promise.ready_soon && isToday(promise.promised_on)) return ordering.readySoon
    return ordering.readyOn({ day: spokenDay(promise.promised_on, language) })
  }
  const rank = (code: string) => promiseOf(code)?.promised_on ?? (promiseOf(code) ? '9' : '99')
  return (
    <Choices name="store" legend={ordering.store} outcome={outcome} className="stores">
      {stores
        .toSorted((a, b) => rank(a.code).localeCompare(rank(b.code)))
        .map((store) => (
          <Choice
            key={store.code}
            name="store"
            value={store.code}
            title={`${store.city} · ${store.name}`}
            text={
              <>
                {store.address}
                <b className="promise">{when(store.code)}</b>
              </>
            }
            chosen={chosen}
          />
        ))}
    </Choices>
  )
}

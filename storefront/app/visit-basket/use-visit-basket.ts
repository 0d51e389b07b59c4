import { useCallback, useEffect, useRef, useState } from 'react'
import type { VisitBasket } from '#modules/buying/visit-baskets/contract.ts'
import { browserApi } from '../api/client.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import { type KeptBasket, keep, keptBasket, withOneMore, withQuantity } from './kept.ts'

const nothing: KeptBasket = { key: '', lines: [], sent: true }
const againMs = 10_000

/** Asks the shop; undefined where there is no line. */
const ask = (path: string, body: object): Promise<VisitBasket | Failure | undefined> =>
  browserApi.sendFully<VisitBasket>('POST', path, body).catch(() => undefined)

/** The basket as this phone keeps it, and as the shop knows it once it has heard of it. What waits for the line is sent when it is back. */
export function useVisitBasket() {
  const [kept, setKept] = useState<KeptBasket>(nothing)
  const [basket, setBasket] = useState<VisitBasket | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [ready, setReady] = useState(false)
  const current = useRef(kept)
  const busy = useRef(false)

  const put = useCallback((next: KeptBasket) => {
    current.current = next
    setKept(keep(next))
  }, [])

  const send = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    const sending = current.current
    const answer = await ask('/visit-baskets/', { key: sending.key, lines: sending.lines })
    busy.current = false
    if (!answer || isFailure(answer)) return
    setBasket(answer)
    // By product from here on: a card scanned by its EAN and by its number is one piece. What was scanned meanwhile is sent next.
    const meanwhile = current.current !== sending
    if (!meanwhile) put({ key: answer.key, sent: true, lines: answer.lines.map(({ code, quantity }) => ({ code, quantity })) })
    else {
      put({ ...current.current, key: answer.key })
      void send()
    }
  }, [put])

  const change = useCallback(
    (next: KeptBasket) => {
      put(next)
      void send()
    },
    [put, send],
  )

  const add = useCallback((code: string) => change(withOneMore(current.current, code)), [change])

  useEffect(() => {
    const found = keptBasket()
    current.current = found
    setKept(found)
    setReady(true)
    // The address of a card says what was scanned; it is taken up once, and a page opened again adds nothing.
    const address = new URL(location.href)
    const scanned = address.searchParams.get('add')
    if (scanned && /^\d{1,15}$/.test(scanned)) {
      address.searchParams.delete('add')
      history.replaceState(history.state, '', address)
      add(scanned)
    } else if (found.key || found.lines.length > 0) void send()
  }, [add, send])

  useEffect(() => {
    const again = () => {
      if (!current.current.sent) void send()
    }
    addEventListener('online', again)
    const timer = setInterval(again, againMs)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [send])

  const choose = async (at: string | null) => {
    const answer = await ask('/visit-baskets/slot/', { key: current.current.key, at })
    if (!answer) return
    if (isFailure(answer)) {
      setSaid(answer.detail)
      return send()
    }
    setSaid(null)
    setBasket(answer)
  }

  return {
    kept,
    basket,
    said,
    ready,
    add,
    set: (code: string, quantity: number) => change(withQuantity(current.current, code, quantity)),
    choose,
  }
}

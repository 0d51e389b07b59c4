import { myStore as ca } from '../messages/ca/my-store.ts'
import { myStore as en } from '../messages/en/my-store.ts'
import { myStore as es } from '../messages/es/my-store.ts'
import { useLanguage } from '../messages/messages.tsx'
import { keepPlace, usePlace } from '../visit/place.ts'

/** Said in this room alone, and fetched with it. */
const myStoreWords = { es, ca, en }

/** Makes a store the visitor's own, or no longer; it stays in this browser. */
export function MyStore({ code, name }: { code: string; name: string }) {
  const words = myStoreWords[useLanguage()]
  const mine = usePlace()?.store === code
  return (
    <button
      type="button"
      className="text-button js-only"
      aria-pressed={mine}
      onClick={() => keepPlace({ store: mine ? undefined : code })}
    >
      {mine ? words.chosen : words.choose}
      <span className="visually-hidden">: {name}</span>
    </button>
  )
}

import { useLanguage } from '../messages/messages.tsx'
import { keepPlace, usePlace } from '../visit/place.ts'
import { myStoreWords } from './my-store-words.ts'

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

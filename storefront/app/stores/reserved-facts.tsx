import { longDay } from '#kernel/shown-time.ts'
import type { Reserved } from '#modules/buying/reservations/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { reserveWords } from './reserve-words.ts'

/** What came of a reservation: the number, where and until when; or that a letter has to be answered first. */
export function ReservedFacts({ message, reserved }: { message: string; reserved: Reserved | null }) {
  const language = useLanguage()
  const words = reserveWords[language]
  return (
    <>
      <p className="message message-good" role="status">
        {message}
      </p>
      {reserved && (
        <dl className="facts">
          <dt>{words.code}</dt>
          <dd>
            <strong>{reserved.code}</strong>
          </dd>
          <dt>{words.where}</dt>
          <dd>
            {reserved.store}, {reserved.address}
          </dd>
          <dt>{words.until}</dt>
          <dd>{longDay(reserved.last_day, language)}</dd>
        </dl>
      )}
    </>
  )
}

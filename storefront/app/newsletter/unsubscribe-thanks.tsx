import { Arrived } from '../contact/arrived.tsx'
import { useMessages } from '../messages/messages.tsx'

/** After the letters ended (T-22). */
export default function UnsubscribeThanks() {
  const { newsletter } = useMessages()
  return <Arrived title={newsletter.endedTitle} text={newsletter.endedText} />
}

import { addressOf } from '../api/client.ts'
import { Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Message } from './message.tsx'
import { correspondenceWords } from './words.ts'

const bySender = new Set<string>(['received', 'told'])
const bare = new Set<string>(['assigned', 'closed', 'reopened'])

/** What was written, said and done, the first first. Text alone is shown: no markup, no pictures from elsewhere. */
export function MessageThread({ message }: { message: Message }) {
  const { message: words, entries: kinds, desks } = useWords(correspondenceWords)
  const named = (text: string) =>
    text
      .split(' · ')
      .map((part) => desks[part as keyof typeof desks] ?? part)
      .join(' · ')
  return (
    <Section title={words.thread}>
      <ol className="thread">
        <li data-by="sender">
          <p className="thread-head">
            <b>{message.name}</b> {words.theyWrote} <When at={message.sent_at} />
          </p>
          <p className="thread-text" lang={message.language}>
            {message.message}
          </p>
        </li>
        {message.entries.map(({ id, kind, by, at, text, other_address, files }) => (
          <li key={id} data-by={bySender.has(kind) ? 'sender' : kind === 'note' ? 'note' : 'shop'}>
            <p className="thread-head">
              <b>{by ?? message.name}</b> {kinds[kind]} {bare.has(kind) && named(text)} <When at={at} />
              {other_address && ` · ${words.otherAddress(other_address)}`}
            </p>
            {!bare.has(kind) && text && <p className="thread-text">{text}</p>}
            {files.map(({ position, name }) => (
              <a
                key={position}
                download={name}
                href={addressOf('GET /messages/:message/files/:entry/:position/', {
                  params: { message: message.id, entry: id, position },
                })}
              >
                {words.file(name)}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  )
}

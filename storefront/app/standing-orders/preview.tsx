import { useEffect, useRef } from 'react'
import type { StandingPreview } from '#modules/libraries/standing-orders/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'
import { ProposedBooks } from './proposed-books.tsx'

/** What a sentence would propose today; it takes the focus, for whoever asked waits for it. */
export function Preview({ preview }: { preview: StandingPreview }) {
  const { standing } = usePrivateMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus anew
  useEffect(() => heading.current?.focus(), [preview])
  return (
    <section className="standing-preview" aria-labelledby="standing-preview">
      <h2 id="standing-preview" tabIndex={-1} ref={heading}>
        {preview.lines.length === 0 ? standing.previewNone : standing.previewSome({ books: preview.lines.length })}
      </h2>
      <p className="standing-sentence">{preview.sentence}</p>
      {preview.lines.length > 0 && <ProposedBooks books={preview.lines} total={preview.total} />}
      {preview.left_over > 0 && <p className="quiet">{standing.leftOver({ books: preview.left_over })}</p>}
    </section>
  )
}

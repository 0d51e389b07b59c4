import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { ActButton } from './act-button.tsx'
import { Fields, Submit } from './form.tsx'
import './act-form.css'
import { LeaveByEscape } from './leave-by-escape.tsx'

interface Props {
  /** What the act is called, on its button and on the one that does it. */
  name: string
  whyNot?: string | null
  /** What the button that does it says, where that is more than the name. */
  submit?: string
  refusal: Refusal | null
  busy: boolean
  /** What is grave is often a cancelling itself: the way out of it then says that it leads back. */
  kind?: 'quiet' | 'grave'
  /** Already open when it is first drawn, where something else on the screen began it. */
  unfolded?: boolean
  /** Answers whether it was done: the form closes then. */
  onSubmit: () => Promise<boolean>
  children: ReactNode
}

const fields = 'input:not([type="hidden"]), select, textarea'

/** An act that needs something said first: its form unfolds where its button stood, and the focus goes into it and back. */
export function ActForm({
  name,
  whyNot = null,
  submit = name,
  refusal,
  busy,
  kind = 'quiet',
  unfolded = false,
  onSubmit,
  children,
}: Props) {
  const { kit } = useWords(frameWords)
  const [open, setOpen] = useState(unfolded)
  const place = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  const holdsFocus = () => document.activeElement === document.body || place.current?.contains(document.activeElement) === true
  const unfold = (next: boolean) => {
    // Whoever went elsewhere while it was under way is left there.
    takesFocus.current = holdsFocus()
    setOpen(next)
  }
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    // A field that takes the focus by itself has it already.
    if (!place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>(open ? fields : 'button')?.focus()
  }, [open])
  return (
    <div className="act-place" ref={place}>
      {!open && (
        <ActButton whyNot={whyNot} kind={kind} onAct={() => unfold(true)}>
          {name}…
        </ActButton>
      )}
      {open && (
        <LeaveByEscape className="act-form" leave={() => unfold(false)}>
          <Fields refusal={refusal} onSubmit={() => void onSubmit().then((done) => done && unfold(false))}>
            {children}
            <div className="act-form-end">
              <Submit busy={busy}>{submit}</Submit>
              <button type="button" className="button" data-kind="quiet" onClick={() => unfold(false)}>
                {kind === 'grave' ? kit.leave : kit.cancel}
              </button>
            </div>
          </Fields>
        </LeaveByEscape>
      )}
    </div>
  )
}

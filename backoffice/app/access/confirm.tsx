import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onLoginAgain } from '../api/client.ts'
import { useWords } from '../words/dictionary.ts'
import { accessWords } from './words.ts'
import './confirm.css'

const Proof = lazy(async () => ({ default: (await import('./proof.tsx')).Proof }))

/** Asks again who it is when an act wants it, and has the act go on where it was. */
export function ConfirmDialog() {
  const { confirm: words } = useWords(accessWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)
  useEffect(
    () =>
      onLoginAgain(
        () =>
          new Promise((resolve) => {
            setAnswer(() => resolve)
            dialog.current?.showModal()
          }),
      ),
    [],
  )
  const close = (confirmed: boolean) => {
    answer?.(confirmed)
    setAnswer(null)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="confirm-title" onClose={() => close(false)}>
      {answer && (
        <>
          <h2 id="confirm-title">{words.title}</h2>
          <p>{words.text}</p>
          <Suspense>
            <Proof onConfirmed={() => close(true)} onCancel={() => close(false)} />
          </Suspense>
        </>
      )}
    </dialog>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '../messages/messages.tsx'
import { readerWords } from './words.ts'

/** What is laid over a book for a moment: modal, left by its button, Escape or a press beside it. */
export function ReaderDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const words = readerWords[useLanguage()]
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      className="reader-dialog"
      aria-labelledby="reader-dialog-title"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="reader-dialog-inside">
        <h2 id="reader-dialog-title">{title}</h2>
        {children}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.done}
        </button>
      </div>
    </dialog>
  )
}

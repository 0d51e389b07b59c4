import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A dialog that is there when the page is: before scripts arrive it stands open in the page, with them it is modal and holds the
 * focus. Its actions are links and forms, so it works either way.
 */
export function Modal({ title, children }: { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.close()
    shown.showModal()
    return () => shown.close()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="modal-title" open>
      <div className="modal">
        <h2 id="modal-title">{title}</h2>
        {children}
      </div>
    </dialog>
  )
}

import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { onNotice, takeNotices } from './notice.ts'

const tenSeconds = 10_000

export const Notices = () => (
  <Toast.Provider timeout={tenSeconds}>
    <Toast.Portal>
      <Toast.Viewport className="notices">
        <Shown />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)

function Shown() {
  const { toasts, add, close } = Toast.useToastManager()
  const { kit } = useWords(frameWords)
  useEffect(
    () =>
      onNotice(() => {
        for (const { text, undo, kind = 'done' } of takeNotices()) {
          const takeBack = () => {
            undo?.()
            close(id)
          }
          const id = add({
            title: text,
            type: kind,
            priority: kind === 'fault' ? 'high' : 'low',
            ...(undo && { actionProps: { children: kit.undo, onClick: takeBack } }),
          })
        }
      }),
    [add, close, kit.undo],
  )
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="notice" data-kind={toast.type} aria-label={String(toast.title)}>
      <Toast.Content className="notice-content">
        {/* What is said is its name too: a notice is a dialog to whoever hears the screen. */}
        <Toast.Title className="notice-text" render={<p />} />
        {toast.actionProps && <Toast.Action className="notice-act" />}
        <Toast.Close className="notice-close" aria-label={kit.close}>
          <X aria-hidden size={16} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

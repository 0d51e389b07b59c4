import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import './key-list.css'
import { KeyName } from '../kit/key-name.tsx'
import { keysNow } from '../kit/keys.ts'
import { useWords } from '../words/dictionary.ts'
import { frameWords } from './words.ts'

/** The keys of the screen behind, as it hears them now. */
export function KeyList({ open, setOpen }: { open: boolean; setOpen: (open: boolean) => void }) {
  const { kit } = useWords(frameWords)
  const [groups, setGroups] = useState(keysNow)
  useEffect(() => {
    if (open) setGroups(keysNow())
  }, [open])
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="palette key-list">
          <header className="key-list-head">
            <Dialog.Title>{kit.keys}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={kit.close}>
              <X aria-hidden size={18} />
            </Dialog.Close>
          </header>
          <div className="key-list-groups">
            {groups.map(
              ({ reach, keys }) =>
                keys.length > 0 && (
                  <section key={reach}>
                    <h3>{kit.keysOf[reach]}</h3>
                    <dl>
                      {keys.map(({ keys: names, does }) => (
                        <div key={does}>
                          <dt>
                            {names.map((name, index) => (
                              <Fragment key={name}>
                                {index > 0 && ' '}
                                <KeyName of={name} />
                              </Fragment>
                            ))}
                          </dt>
                          <dd>{does}</dd>
                        </div>
                      ))}
                    </dl>
                  </section>
                ),
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { Link } from '../site/link.tsx'

/** Under the header on a desktop; Escape closes it. */
export const SearchPanel = ({ onClose }: { onClose: () => void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: Escape pressed anywhere inside closes the panel
  <div className="search-panel" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
    <div className="search-box">
      <SearchBox id="panel" focused />
      <AdvancedToggle />
    </div>
  </div>
)

/** The whole screen on a phone. */
export function SearchDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { shell } = useMessages()
  return (
    <DrawnOnce as="dialog" name="search" className="search-dialog" ref={dialog} aria-label={shell.search}>
      {() => (
        <>
          <div className="drawer-head">
            <span>{shell.search}</span>
            <button type="button" className="button-icon" aria-label={shell.close} onClick={() => dialog.current?.close()}>
              <X aria-hidden size={22} strokeWidth={1.5} />
            </button>
          </div>
          <div className="search-box">
            <SearchBox id="dialog" />
            <AdvancedToggle />
          </div>
        </>
      )}
    </DrawnOnce>
  )
}

/** Leads to the advanced form (N-32, S-18). */
function AdvancedToggle() {
  const language = useLanguage()
  const { shell } = useMessages()
  return (
    <p className="search-foot">
      <Link to={`${pathTo('advanced-search', language)}?products_type=book`}>{shell.advancedSearch}</Link>
    </p>
  )
}

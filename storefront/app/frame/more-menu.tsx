import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { Directory } from '../ui/directory.tsx'

/** The categories for which the line had no room, each with its links. */
export function MoreMenu({ items }: { items: MenuCategory[] }) {
  const { shell } = useMessages()
  return (
    <>
      <button type="button" className="header-top header-more" popoverTarget="menu-more">
        <span>{shell.more}</span>
      </button>
      <div className="more-menu" id="menu-more" popover="auto">
        <Directory items={items} className="directory page" />
      </div>
    </>
  )
}

import type { Contents } from 'foliate-js/epub.js'
import { useLanguage } from '../messages/messages.tsx'
import { ReaderDialog } from './reader-dialog.tsx'
import { readerWords } from './words.ts'

interface Props {
  contents: readonly Contents[]
  onChoose: (href: string) => void
  onClose: () => void
}

const Entries = ({ contents, onChoose }: Omit<Props, 'onClose'>) => (
  <ol className="reader-contents">
    {contents.map(({ label, href, subitems }, index) => (
      <li key={index}>
        {href ? (
          <button type="button" onClick={() => onChoose(href)}>
            {label?.trim()}
          </button>
        ) : (
          <span>{label?.trim()}</span>
        )}
        {subitems && subitems.length > 0 && <Entries contents={subitems} onChoose={onChoose} />}
      </li>
    ))}
  </ol>
)

/** A book's own table of contents. */
export function ContentsDialog({ contents, onChoose, onClose }: Props) {
  return (
    <ReaderDialog title={readerWords[useLanguage()].contents} onClose={onClose}>
      <Entries contents={contents} onChoose={onChoose} />
    </ReaderDialog>
  )
}

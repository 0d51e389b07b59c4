import { frameWords } from '../frame/words.ts'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import './house.css'

/** A secret, the only time that it is told. */
export function ShownOnce({ text, secret }: { text: string; secret: string }) {
  const { kit } = useWords(frameWords)
  const tell = useNotice()
  return (
    <div role="status" className="shown-once">
      <p>{text}</p>
      <p>
        <code>{secret}</code>
      </p>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        onClick={() => void navigator.clipboard.writeText(secret).then(() => tell({ text: kit.copied }))}
      >
        {kit.copy}
      </button>
    </div>
  )
}

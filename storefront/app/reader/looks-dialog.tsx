import { useLanguage } from '../messages/messages.tsx'
import { type Looks, sizes } from './looks.ts'
import { ReaderDialog } from './reader-dialog.tsx'
import { readerWords } from './words.ts'

interface Props {
  looks: Looks
  /** The file to take along; none where downloads are counted. */
  download?: string | undefined
  onChange: (looks: Looks) => void
  onClose: () => void
}

/** How large the text is, on which ground, and whether it is read by pages. */
export function LooksDialog({ looks, download, onChange, onClose }: Props) {
  const words = readerWords[useLanguage()]
  const sized = (by: number) => onChange({ ...looks, size: Math.min(sizes.most, Math.max(sizes.least, looks.size + by)) })
  return (
    <ReaderDialog title={words.looks} onClose={onClose}>
      <fieldset className="reader-sizes">
        <legend>{words.size}</legend>
        <button type="button" aria-label={words.smaller} disabled={looks.size <= sizes.least} onClick={() => sized(-sizes.step)}>
          A−
        </button>
        <output aria-live="polite">{words.percent({ percent: looks.size })}</output>
        <button type="button" aria-label={words.larger} disabled={looks.size >= sizes.most} onClick={() => sized(sizes.step)}>
          A+
        </button>
      </fieldset>
      <fieldset className="reader-choices">
        <legend>{words.light}</legend>
        {(['light', 'sepia', 'dark'] as const).map((light) => (
          <label key={light} data-light={light}>
            <input type="radio" name="light" checked={looks.light === light} onChange={() => onChange({ ...looks, light })} />
            {words.lights[light]}
          </label>
        ))}
      </fieldset>
      <fieldset className="reader-choices">
        <legend>{words.flow}</legend>
        {(['paginated', 'scrolled'] as const).map((flow) => (
          <label key={flow}>
            <input type="radio" name="flow" checked={looks.flow === flow} onChange={() => onChange({ ...looks, flow })} />
            {words.flows[flow]}
          </label>
        ))}
      </fieldset>
      <p className="quiet">{words.keys}</p>
      {download && (
        <p>
          <a href={download}>{words.download}</a>
        </p>
      )}
    </ReaderDialog>
  )
}

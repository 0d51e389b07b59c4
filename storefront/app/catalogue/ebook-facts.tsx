import { useMessages } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'

/** Whether a copy is locked, and whether it carries whom it was sold to: said before it is bought, and also why it is not sold. */
export function Protection({ of, sold }: { of: NonNullable<ShownProduct['protection']>; sold: boolean }) {
  const { protection, lcpNotSold } = useMessages().ebook
  return <p className="label-small">{of === 'lcp' && !sold ? lcpNotSold : protection[of]}</p>
}

/** What its publisher says of an ebook's accessibility, heading by heading (Directive 2019/882, annex I). */
export function AccessibilityFacts({ of }: { of: ShownProduct['accessibility'] }) {
  const told = useMessages().ebook
  return (
    <details className="more">
      <summary>{told.accessibility}</summary>
      <div>
        {of ? (
          <dl className="facts">
            {of.groups.map(({ name, items }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {items.map((item) => (
                    <div key={item}>{item}</div>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{told.notTold}</p>
        )}
        {of?.note && (
          <p>
            {told.note} {of.note}
          </p>
        )}
      </div>
    </details>
  )
}

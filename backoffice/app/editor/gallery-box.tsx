import '../kit/own-rows.css'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { inEachLanguage } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { ChoiceField } from '../kit/form.tsx'
import { OwnBox } from '../kit/own-box.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { themeOptions } from '../kit/themes.ts'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'

type Picture = Answer<'GET /cafe/gallery/'>['pictures'][number]

/** How a form holds the pictures of the gallery. */
export const pictures = {
  write: (value: unknown) => JSON.stringify(value),
  read: (text: string) => JSON.parse(text || '[]') as Picture[],
}

const most = 24
const blank = (): Picture => ({ theme: 'neutral', captions: inEachLanguage(() => '') })

/** The pictures of the café's gallery in their order: which drawing, and what stands below it in three languages. */
export function GalleryBox({ name, label, value, onValue }: BoxProps) {
  const words = useWords(editorWords)
  const { gallery } = words
  const rows = pictures.read(value)
  const put = (next: readonly Picture[]) => onValue(JSON.stringify(next))
  const move = (from: number, to: number) => put(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!))
  return (
    <OwnBox name={name} label={label} className="gallery-box">
      <ol className="own-rows">
        {rows.map((picture, index) => (
          <li key={index}>
            <div className="gallery-picture">
              <ChoiceField
                name={`${name}.${index}.theme`}
                label={gallery.picture(index + 1)}
                value={picture.theme}
                onValue={(theme) => put(rows.with(index, { ...picture, theme }))}
                options={themeOptions(words)}
              />
              <ThreeTexts
                label={gallery.caption}
                name={(language) => `${name}.${index}.captions.${language}`}
                rows={2}
                texts={picture.captions}
                onTexts={(captions) => put(rows.with(index, { ...picture, captions }))}
              />
              <p className="acts">
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  disabled={index === 0}
                  aria-label={`${gallery.up} · ${gallery.picture(index + 1)}`}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp aria-hidden size={15} /> {gallery.up}
                </button>
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  disabled={index === rows.length - 1}
                  aria-label={`${gallery.down} · ${gallery.picture(index + 1)}`}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown aria-hidden size={15} /> {gallery.down}
                </button>
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  aria-label={`${gallery.remove} · ${gallery.picture(index + 1)}`}
                  onClick={() => put(rows.toSpliced(index, 1))}
                >
                  <X aria-hidden size={15} /> {gallery.remove}
                </button>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <div>
          <button type="button" className="button" data-kind="quiet" onClick={() => put([...rows, blank()])}>
            <Plus aria-hidden size={15} /> {gallery.add}
          </button>
        </div>
      )}
    </OwnBox>
  )
}

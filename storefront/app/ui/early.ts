import { type RefObject, useEffect, useRef } from 'react'

/**
 * Reads once what was done to an element before its scripts came, on a slow phone say: no event tells of it any more once they listen.
 */
export function useEarly<T extends Element>(read: (element: T) => void): RefObject<T | null> {
  const element = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came early came before the first effect
  useEffect(() => {
    if (element.current) read(element.current)
  }, [])
  return element
}

/** The value chosen among the radio buttons within an element. */
export const chosenIn = (element: Element): string | undefined =>
  element.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value

/** Whether a choice or a box of a form stands otherwise than the page came with. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].some((option) => option.selected !== option.defaultSelected)
      : control instanceof HTMLInputElement && control.checked !== control.defaultChecked,
  )

const key = 'typed'

/** What stands in a control of a form: of the how manieth form of its page, its name, its value, and whether it is chosen. */
export interface Typed {
  form: number
  name: string
  value: string
  checked?: boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a page's forms that a visitor fills in. Passwords, proofs of a person and files are of one page alone. */
export const typable = (): { form: number; control: Control }[] =>
  [...document.querySelectorAll<HTMLFormElement>('form.form[method=post]')].flatMap(({ elements }, form) =>
    [...elements].flatMap((element) => {
      const control = element as Control
      return control.name && !/password|captcha|website/.test(control.name) && !/hidden|submit|file|fieldset/.test(control.type)
        ? [{ form, control }]
        : []
    }),
  )

/** Keeps what was typed for the same page in another language, which is a document of its own. */
export const keepTyped = (path: string) => {
  const typed = typable().map(({ form, control }) => ({
    form,
    name: control.name,
    value: control.value,
    checked: (control as HTMLInputElement).checked,
  }))
  if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify({ path, typed }))
}

/** What is kept for this page, once; null where nothing is. */
export const takeTyped = (): Typed[] | null => {
  const kept = sessionStorage.getItem(key)
  if (!kept) return null
  sessionStorage.removeItem(key)
  const { path, typed } = JSON.parse(kept) as { path: string; typed: Typed[] }
  return path === location.pathname ? typed : null
}

import { type FieldRefusals, type RefusalCode, ShopError } from '#kernel/errors.ts'

/** Field → code of its sentence. */
export type FieldErrors = FieldRefusals

/**
 * Refuses a form when a field of it is wrong. The sentence above the form is `whole` when given; otherwise that required fields
 * are missing (U-11), or that of the first wrong field.
 * @throws ShopError invalid with the code of each field.
 */
export function refuseFields(errors: FieldErrors, whole?: RefusalCode): void {
  const [first] = Object.values(errors)
  if (!first) return
  const missing = Object.values(errors).includes('form.missing')
  throw new ShopError('invalid', whole ?? (missing ? 'customer.required' : first), {}, errors)
}

/** Refuses a form none of whose fields may stay empty, and says so where one does (U-11). @throws ShopError as `refuseFields`. */
export const refuseWholeForm = (errors: FieldErrors): void =>
  refuseFields(errors, Object.values(errors).includes('form.missing') ? 'customer.all_required' : undefined)

/** The first rule that fails names the field's error; none adds nothing. */
export function addError(errors: FieldErrors, field: string, ...rules: readonly (readonly [boolean, RefusalCode])[]): void {
  const broken = rules.find(([wrong]) => wrong)
  if (broken && !errors[field]) errors[field] = broken[1]
}

export const missing = (value: string) => [value.trim() === '', 'form.missing'] as const

import { TextField } from '../kit/form.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { monthDay, typedDay } from './season.ts'

/** A day of every year. */
export const YearlyDay = ({ draft: _draft, ...field }: BoxProps) => <TextField {...field} />
/** How a form holds it: 24/12. */
export const yearly = { write: (value: unknown) => monthDay(String(value)), read: typedDay } as const

import { z } from 'zod'

export const isEmail = (text: string): boolean => text.length <= 254 && z.email().safeParse(text).success

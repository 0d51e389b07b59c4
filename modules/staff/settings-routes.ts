import { z } from 'zod'
import type { StaffCalls } from './call.ts'

/** The shop's configuration as staff may know it: never a secret. */
export const Settings = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type Settings = z.output<typeof Settings>

export const settingsRoutes = (call: StaffCalls, settings: Settings) =>
  call('GET', '/settings/', {
    action: 'settings.read',
    summary: 'How this shop is set up, without its secrets',
    answer: Settings,
    run: async () => settings,
  })

import { z } from 'zod'
import type { StaffCalls } from './call.ts'

/** The shop's configuration as staff may know it: never a secret. */
export const Settings = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type Settings = z.output<typeof Settings>

export function settingsRoutes(call: StaffCalls, settings: Settings, description: () => object) {
  call('GET', '/settings/', {
    action: 'settings.read',
    summary: 'How this shop is set up, without its secrets',
    answer: Settings,
    run: async () => settings,
  })
  call('GET', '/calls/', {
    action: 'calls.read',
    summary: 'Every call of the shop and of its staff, described',
    answer: z.looseObject({}),
    run: async () => ({ ...description() }),
  })
}

import type { Files } from '#kernel/files.ts'
import { bucketOf } from '#modules/platform/files/bucket-settings.ts'
import { filesOf } from '#modules/platform/files/open.ts'
import type { Config } from './config.ts'

const opened = new WeakMap<Config, Files>()

/** Where this shop keeps its files; one for all who ask, so that what it knows of the place is known to all. */
export function shopFiles(config: Config): Files {
  const known = opened.get(config) ?? filesOf(bucketOf(config), config.DATA_DIR)
  opened.set(config, known)
  return known
}

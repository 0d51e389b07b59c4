import type { Files } from '#kernel/files.ts'
import { BucketFiles } from './bucket.ts'
import type { Bucket } from './bucket-settings.ts'
import { DiskFiles } from './disk.ts'

/** Where the shop keeps its files: in the bucket where there is one, else below DATA_DIR. */
export const filesOf = (bucket: Bucket | null, dataDir: string): Files =>
  bucket ? new BucketFiles(bucket, dataDir) : new DiskFiles(dataDir)

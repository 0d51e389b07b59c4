import { apart, TooMuch } from './apart.ts'
import { type Finding, found, sorted } from './findings.ts'
import type { EbookMediaType } from './sniff.ts'

/** What is wrong with a file, the worst first; nothing is, where it is empty. Never throws for what a file holds. */
export async function checkFile(
  file: string,
  { mediaType, bytes }: { mediaType: EbookMediaType; bytes: number },
): Promise<Finding[]> {
  try {
    return sorted(await apart<Finding[]>({ work: 'check', file, mediaType, bytes }))
  } catch (error) {
    if (error instanceof TooMuch) return [found('fatal', 'check_stopped')]
    throw error
  }
}

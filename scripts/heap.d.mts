export function heapOf(environment: { NODE_OPTIONS?: string | undefined }): string[]

/** A code as it is kept: without what people and scanners put between its digits. */
export const bareCode = (code: string): string => code.trim().replace(/[\s-]/g, '')
